/** The mixing desk: every sound goes over a bus with a level of its own, from left or right, now or at a moment of the server's clock. */
import { ServerClock } from '../net/clock';
import type { Clip } from './clips';
import type { Bus, Effect, Part } from './effects';

export interface How {
  /** -1 is left, 1 is right. */
  pan?: number;
  /** When it should be heard, on the server's clock; at once if not said. */
  at?: number;
}

/** Seconds beforehand that a sound is handed to the audio clock: until then a better estimate of the time may come. */
const AHEAD = 1.5;
/** What should have been heard longer ago than this is not played any more. */
const LATE = 0.15;
/** How loud the rest is while somebody speaks. */
const DUCKED = 0.3;
const LOUDEST = 0.3;

export class Desk {
  /** The time of the table that is played at. */
  clock = new ServerClock();
  #out: AudioContext | null = null;
  #buses = new Map<Bus, GainNode>();
  #noise: AudioBuffer | null = null;
  #ducked = false;

  /** `level`: how loud a bus is, from 0 to 1. `wanted`: whether this is the place for an effect, asked when it is due: what is set
   * long beforehand may be meant for a page that is seen again by then, or for a room that has got a television. */
  constructor(
    readonly make: () => AudioContext | null,
    readonly level: (bus: Bus) => number,
    readonly wanted: (effect: Effect) => boolean = () => true,
  ) {}

  /** Browsers only let sound start from a touch: call this in one. */
  wake(): void {
    this.#out ??= this.make();
    if (this.#out?.state !== 'running') void this.#out?.resume();
  }

  /** The moment of the audio clock at which something is heard when the server's clock shows this. */
  at(server: number): number {
    const [out, here] = [this.#out!, this.clock.here(server)];
    const heard = out.getOutputTimestamp?.();
    // What the loudspeaker plays now was handed over a little earlier: the stamp knows how much.
    if (heard?.performanceTime) return heard.contextTime! + here - heard.performanceTime / 1000;
    return out.currentTime - (out.outputLatency || out.baseLatency || 0) + here - this.clock.local();
  }

  /** Play an effect. Returns how to take it back, as far as it has not been heard yet. */
  play(effect: Effect, how: How = {}): () => void {
    const early = how.at === undefined ? 0 : how.at - this.clock.middle() - AHEAD;
    if (early <= 0) return this.#start(effect, how);
    let stop = () => {};
    const timer = setTimeout(() => (stop = this.#start(effect, how)), early * 1000);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }

  /** Speak: each clip so many seconds from now. Returns how to fall silent. */
  speak(row: readonly { clip: Clip; after: number }[]): () => void {
    const out = this.#out;
    if (out?.state !== 'running') return () => {};
    const [now, way] = [out.currentTime, this.#bus('voice')];
    const sources = row.map(({ clip, after }) => {
      const source = out.createBufferSource();
      source.buffer = clip.buffer;
      source.connect(way);
      source.start(now + after, clip.at, clip.long);
      return source;
    });
    return () => sources.forEach((source) => source.stop());
  }

  /** Everything but the voice is softer while somebody speaks. */
  duck(speaking: boolean): void {
    this.#ducked = speaking;
    for (const bus of this.#buses.keys()) this.#mix(bus, 0.08);
  }

  /** The levels have changed. */
  adjust(): void {
    for (const bus of this.#buses.keys()) this.#mix(bus, 0.02);
  }

  #start(effect: Effect, how: How): () => void {
    const out = this.#out;
    if (out?.state !== 'running' || !this.wanted(effect)) return () => {};
    const due = how.at === undefined ? out.currentTime : this.at(how.at);
    if (due < out.currentTime - LATE) return () => {};
    const start = Math.max(due, out.currentTime);
    const way = this.#way(effect.bus, how.pan ?? 0);
    const voices = effect.parts.map((part) => this.#sing(part, start + (part.at ?? 0), way));
    return () => voices.forEach((voice) => voice.stop());
  }

  #bus(bus: Bus): GainNode {
    let gain = this.#buses.get(bus);
    if (!gain) {
      gain = this.#out!.createGain();
      gain.connect(this.#out!.destination);
      this.#buses.set(bus, gain);
      gain.gain.value = this.#loud(bus);
    }
    return gain;
  }

  #loud(bus: Bus): number {
    return this.level(bus) * (this.#ducked && bus !== 'voice' ? DUCKED : 1);
  }

  #mix(bus: Bus, seconds: number): void {
    this.#buses.get(bus)?.gain.setTargetAtTime(this.#loud(bus), this.#out!.currentTime, seconds);
  }

  #way(bus: Bus, pan: number): AudioNode {
    const gain = this.#bus(bus);
    if (pan === 0) return gain;
    const panner = this.#out!.createStereoPanner();
    panner.pan.value = Math.max(-1, Math.min(1, pan));
    panner.connect(gain);
    return panner;
  }

  #sing(part: Part, start: number, way: AudioNode): AudioScheduledSourceNode {
    const out = this.#out!;
    const end = start + part.last;
    const gain = out.createGain();
    gain.gain.setValueAtTime(0, start);
    gain.gain.linearRampToValueAtTime((part.level ?? 0.8) * LOUDEST, start + 0.008);
    gain.gain.exponentialRampToValueAtTime(0.0001, end);
    gain.connect(way);
    const source = part.wave === 'noise' ? this.#hiss(part, start, end, gain) : this.#tone(part, start, end, gain);
    source.start(start);
    source.stop(end);
    return source;
  }

  #tone(part: Part, start: number, end: number, gain: GainNode): AudioScheduledSourceNode {
    const source = this.#out!.createOscillator();
    if (part.wave !== 'noise') source.type = part.wave ?? 'triangle';
    glide(source.frequency, part, start, end);
    source.connect(gain);
    return source;
  }

  #hiss(part: Part, start: number, end: number, gain: GainNode): AudioScheduledSourceNode {
    const out = this.#out!;
    const [source, filter] = [out.createBufferSource(), out.createBiquadFilter()];
    source.buffer = this.#noise ??= noise(out);
    filter.type = 'bandpass';
    glide(filter.frequency, part, start, end);
    source.connect(filter).connect(gain);
    return source;
  }
}

function glide(pitch: AudioParam, part: Part, start: number, end: number): void {
  pitch.setValueAtTime(part.from, start);
  if (part.to) pitch.exponentialRampToValueAtTime(part.to, end);
}

function noise(out: AudioContext): AudioBuffer {
  const buffer = out.createBuffer(1, out.sampleRate / 2, out.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}
