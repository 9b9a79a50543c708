/** An audio device for tests: it notes what is started, when, how loud and from where. */
import type { Bus } from './effects';

export class FakeParam {
  value = 0;
  readonly told: [string, number, number][] = [];
  setValueAtTime(value: number, at: number): void {
    this.value = value;
    this.told.push(['set', value, at]);
  }
  linearRampToValueAtTime(value: number, at: number): void {
    this.told.push(['linear', value, at]);
  }
  exponentialRampToValueAtTime(value: number, at: number): void {
    this.told.push(['exponential', value, at]);
  }
  setTargetAtTime(value: number, at: number): void {
    this.value = value;
    this.told.push(['target', value, at]);
  }
}

export class FakeNode {
  readonly gain = new FakeParam();
  readonly pan = new FakeParam();
  readonly frequency = new FakeParam();
  type = '';
  buffer: unknown = null;
  to: FakeNode | null = null;
  started: number | null = null;
  stopped: number | null = null;

  constructor(readonly kind: string) {}
  connect(to: FakeNode): FakeNode {
    this.to = to;
    return to;
  }
  start(at: number): void {
    this.started = at;
  }
  stop(at = 0): void {
    this.stopped = at;
  }
  /** The nodes on the way to the loudspeaker. */
  get way(): FakeNode[] {
    return this.to ? [this.to, ...this.to.way] : [];
  }
}

export class FakeAudio {
  state = 'running';
  sampleRate = 100;
  baseLatency = 0;
  outputLatency = 0;
  readonly destination = new FakeNode('out');
  readonly made: FakeNode[] = [];
  stamp: { contextTime: number; performanceTime: number } | null = null;

  constructor(readonly time: () => number) {}
  get currentTime(): number {
    return this.time();
  }
  getOutputTimestamp(): object {
    return this.stamp ?? {};
  }
  resume(): Promise<void> {
    this.state = 'running';
    return Promise.resolve();
  }
  createBuffer(): object {
    return { getChannelData: () => new Float32Array(50) };
  }
  createGain = () => this.#node('gain');
  createOscillator = () => this.#node('tone');
  createBufferSource = () => this.#node('hiss');
  createBiquadFilter = () => this.#node('filter');
  createStereoPanner = () => this.#node('pan');

  #node(kind: string): FakeNode {
    const node = new FakeNode(kind);
    this.made.push(node);
    return node;
  }
  /** What was started, in order. */
  get sources(): FakeNode[] {
    return this.made.filter((node) => node.started !== null);
  }
}

export const levels: Record<Bus, number> = { voice: 1, alarm: 0.8, table: 0.5, ambience: 0.2 };
