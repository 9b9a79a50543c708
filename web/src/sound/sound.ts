/** Sound effects made on the spot by WebAudio: no files, nothing runs while nothing sounds. */
import { settings } from '../ui/settings.svelte';

/** One voice of a sound: a tone that glides from one pitch to another, or a puff of filtered noise. */
interface Voice {
  at?: number;
  last: number;
  from: number;
  to?: number;
  wave?: OscillatorType | 'noise';
  level?: number;
}

const note = (at: number, from: number, last = 0.14, wave: OscillatorType = 'triangle'): Voice => ({
  at,
  from,
  last,
  wave,
});

const SOUNDS = {
  tick: [{ last: 0.04, from: 900, wave: 'square', level: 0.25 }],
  put: [{ last: 0.08, from: 240, to: 150, wave: 'triangle' }],
  card: [{ last: 0.09, from: 2600, to: 900, wave: 'noise', level: 0.5 }],
  shuffle: [0, 0.06, 0.12].map((at) => ({ at, last: 0.07, from: 2200, to: 1200, wave: 'noise' as const, level: 0.4 })),
  question: [note(0, 523), note(0.13, 784, 0.2)],
  knock: [note(0, 130, 0.1, 'sine'), note(0.16, 130, 0.1, 'sine')],
  refused: [{ last: 0.14, from: 170, to: 110, wave: 'square', level: 0.35 }],
  die: [0, 0.09, 0.2, 0.36].map((at) => ({ at, last: 0.05, from: 1500, to: 500, wave: 'noise' as const, level: 0.6 })),
  skull: [{ last: 0.3, from: 420, to: 90, wave: 'sawtooth', level: 0.5 }],
  miss: [{ last: 0.18, from: 300, to: 220, wave: 'sine', level: 0.6 }],
  swarm: [0, 0.07, 0.14, 0.21].map((at) => ({
    at,
    last: 0.06,
    from: 3200,
    to: 1800,
    wave: 'noise' as const,
    level: 0.35,
  })),
  fall: [note(0, 196, 0.3, 'sawtooth'), { at: 0.1, last: 0.35, from: 110, to: 45, wave: 'sine' }],
  door: [{ last: 0.35, from: 90, to: 160, wave: 'sawtooth', level: 0.4 }],
  travel: [{ last: 0.6, from: 110, to: 330, wave: 'sine', level: 0.7 }],
  alarm: [note(0, 660, 0.18, 'square'), note(0.22, 495, 0.18, 'square')],
  pip: [note(0, 1046, 0.07)],
  victory: [note(0, 392, 0.5), note(0.12, 494, 0.5), note(0.24, 587, 0.6), note(0.36, 784, 0.8)],
  defeat: [note(0, 330, 0.4), note(0.25, 262, 0.4), note(0.5, 196, 0.9)],
  chat: [note(0, 700, 0.06, 'sine')],
} satisfies Record<string, Voice[]>;

export type Sound = keyof typeof SOUNDS;

let audio: AudioContext | null = null;
let noise: AudioBuffer | null = null;

/** Browsers only let sound start from a touch: wake the device on the first one. */
export function wakeOnTouch(): void {
  const wake = () => void context()?.resume();
  addEventListener('pointerdown', wake, { once: true });
  addEventListener('keydown', wake, { once: true });
}

function context(): AudioContext | null {
  if (!audio && 'AudioContext' in globalThis) audio = new AudioContext();
  return audio;
}

function hiss(at: AudioContext): AudioBuffer {
  if (noise) return noise;
  noise = at.createBuffer(1, at.sampleRate / 2, at.sampleRate);
  const samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return noise;
}

export function play(sound: Sound): void {
  if (settings.sound === 0 || document.hidden) return;
  const out = context();
  if (!out || out.state !== 'running') return;
  for (const voice of SOUNDS[sound] as Voice[]) sing(out, voice);
}

function sing(out: AudioContext, voice: Voice): void {
  const start = out.currentTime + (voice.at ?? 0);
  const end = start + voice.last;
  const gain = out.createGain();
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(settings.sound * (voice.level ?? 0.8) * 0.3, start + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, end);
  gain.connect(out.destination);
  const glide = (pitch: AudioParam) => {
    pitch.setValueAtTime(voice.from, start);
    if (voice.to) pitch.exponentialRampToValueAtTime(voice.to, end);
  };
  if (voice.wave === 'noise') {
    const source = out.createBufferSource();
    const filter = out.createBiquadFilter();
    source.buffer = hiss(out);
    filter.type = 'bandpass';
    glide(filter.frequency);
    source.connect(filter).connect(gain);
    source.start(start);
    source.stop(end);
  } else {
    const source = out.createOscillator();
    source.type = voice.wave ?? 'triangle';
    glide(source.frequency);
    source.connect(gain);
    source.start(start);
    source.stop(end);
  }
}

/** A short buzz on phones that have one; each occasion has its own rhythm. */
export function buzz(kind: 'question' | 'hurry' | 'hit'): void {
  const rhythm = { question: [40, 60, 40], hurry: [120], hit: [200, 40, 80] }[kind];
  if (settings.sound > 0 && 'vibrate' in navigator) navigator.vibrate(rhythm);
}
