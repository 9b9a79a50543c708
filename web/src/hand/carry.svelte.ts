/**
 * What is in the hand already goes along with the pointer: a tile that came into it by the press itself, before the server has said what it
 * is. Unlike a drag nothing is copied: the board draws what is carried, live, and this moves it. Let go over a lit thing it is the tap on
 * that thing; elsewhere it stays in the hand. Where nothing is lit yet, because the server has not spoken, the wish waits for it.
 */
import type { GameId } from '../net/types';
import type { Controls } from './controls.svelte';
import { between, nearest, type Box, type Point } from './geometry';
import { Lens } from './lens';

/** Pixels that a hand trembles: less is a tap. */
const SLOP = 6;
const REACH = 24;
const FINGER = 44;

interface Target {
  readonly node: HTMLElement;
  readonly box: Box;
}

export class Carry<G extends GameId = GameId> {
  /** Something follows the pointer. */
  on = $state(false);
  /** It has left where it was taken. */
  away = $state(false);
  /** The thing it would be put on. */
  over = $state<string | null>(null);
  /** Where it was let go before anything was lit. */
  #wish: string | null = null;
  #end = new AbortController();
  #from: Point = { x: 0, y: 0 };
  #at: Point = { x: 0, y: 0 };
  #frame = 0;
  #finger = false;
  #pointer = -1;
  /** The last one was more than a tap. */
  moved = false;
  #targets: Target[] = [];
  #lens: Lens | null = null;

  constructor(
    readonly controls: Controls<G>,
    /** Moves what is carried to a point of the window. */
    readonly show: (at: Point) => void,
    readonly turn: (by: number) => void,
    /** A name of a thing that it can be put on, lit or not. */
    readonly holds: (name: string) => boolean,
  ) {}

  begin(event: PointerEvent, node: HTMLElement): void {
    this.#stop();
    this.#wish = null;
    this.#end = new AbortController();
    this.#from = this.#at = { x: event.clientX, y: event.clientY };
    this.#pointer = event.pointerId;
    this.#finger = event.pointerType === 'touch';
    // A finger's events would go to the thing it touched, which may be gone in a moment.
    if (node.hasPointerCapture(event.pointerId)) node.releasePointerCapture(event.pointerId);
    const { signal } = this.#end;
    addEventListener('pointermove', this.#move, { signal });
    addEventListener('pointerup', this.#up, { signal });
    addEventListener('pointercancel', this.#cancel, { signal });
    addEventListener('pointerdown', this.#another, { signal });
    addEventListener('blur', () => this.#stop(), { signal });
    addEventListener('keydown', this.#key, { signal, capture: true });
    this.on = true;
    this.moved = false;
    this.away = false;
    this.show(this.#at);
  }

  /** What is lit has changed: the targets are others, and a wish may be granted. */
  renew(): void {
    if (this.on) this.#gather();
    const name = this.#wish;
    if (!name) return;
    const node = this.#find().find((one) => one.dataset['spot'] === name);
    const thing = this.controls.thing(name);
    if (!node || !thing || !this.#anyLit()) return;
    this.#wish = null;
    if (node.dataset['look'] === 'lit') this.controls.tap(thing, node);
    else this.controls.wonder(thing, node);
  }

  /** The hand is empty, or has another thing in it. */
  forget(): void {
    this.#wish = null;
    this.#stop();
  }

  #find = (): HTMLElement[] =>
    [...document.querySelectorAll<HTMLElement>('[data-spot]')].filter(
      (node) => this.holds(node.dataset['spot']!) && node.checkVisibility({ visibilityProperty: true }),
    );
  #anyLit = (): boolean => this.#find().some((node) => node.dataset['look'] === 'lit');

  #gather(): void {
    this.#targets = this.#find()
      .filter((node) => node.dataset['look'] === 'lit')
      .map((node) => ({ node, box: node.getBoundingClientRect() }));
    const small = this.#targets.find(({ box }) => Math.min(box.right - box.left, box.bottom - box.top) < FINGER);
    const region = small?.node.closest<HTMLElement>('[data-lens]');
    this.#lens?.close();
    this.#lens = this.#finger && region ? new Lens(region) : null;
    this.#frame ||= requestAnimationFrame(this.#follow);
  }

  #move = (event: PointerEvent): void => {
    if (event.pointerId !== this.#pointer) return;
    this.#at = { x: event.clientX, y: event.clientY };
    if (!this.away && between(this.#from, this.#at) >= SLOP) {
      this.away = this.moved = true;
      document.documentElement.dataset['dragging'] = '';
      this.#gather();
    }
    this.#frame ||= requestAnimationFrame(this.#follow);
  };

  #follow = (): void => {
    this.#frame = 0;
    this.show(this.#at);
    if (!this.away) return;
    const boxes = this.#targets.map(({ box }) => box);
    const found = this.#targets[nearest(this.#at, boxes, REACH)];
    this.over = found?.node.dataset['spot'] ?? null;
    this.#lens?.look(this.#at, found?.node ?? null);
  };

  #up = (event: PointerEvent): void => {
    if (event.pointerId !== this.#pointer) return;
    this.#at = { x: event.clientX, y: event.clientY };
    if (!this.away) return this.#stop();
    this.#gather();
    this.#follow();
    const onto = this.over;
    const under = document.elementFromPoint(this.#at.x, this.#at.y)?.closest<HTMLElement>('[data-spot]');
    const node = onto ? this.#find().find((one) => one.dataset['spot'] === onto) : under;
    const name = onto ?? under?.dataset['spot'];
    this.#stop();
    const thing = name ? this.controls.thing(name) : undefined;
    if (!node || !name || !thing || !this.holds(name)) return;
    if (onto) this.controls.tap(thing, node);
    else if (this.#anyLit()) this.controls.wonder(thing, node);
    else this.#wish = name;
  };

  #cancel = (event: PointerEvent): void => {
    if (event.pointerId === this.#pointer) this.#stop();
  };
  #another = (event: PointerEvent): void => {
    if (event.pointerId !== this.#pointer) this.turn(1);
  };
  #key = (event: KeyboardEvent): void => {
    const by = { r: 1, e: 1, q: -1 }[event.key.toLowerCase()];
    if (event.key !== 'Escape' && !by) return;
    event.preventDefault();
    event.stopPropagation();
    if (by) this.turn(by);
    else this.#stop();
  };

  #stop(): void {
    this.#end.abort();
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    this.#lens?.close();
    this.#lens = null;
    this.#targets = [];
    this.over = null;
    if (!this.on) return;
    this.on = this.away = false;
    delete document.documentElement.dataset['dragging'];
  }
}
