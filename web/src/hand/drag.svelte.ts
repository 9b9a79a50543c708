/**
 * One pointer on a thing, whatever points (mouse, finger, pen): a tap, a long press that explains, or a drag. What is
 * dragged follows the pointer without a new drawing of the board, the nearest thing that is lit answers to it, and
 * dropped there it is the tap on that thing. Dropped elsewhere it springs back.
 */
import { tick } from 'svelte';
import type { GameId } from '../net/types';
import { calm } from '../ui/settings.svelte';
import type { Controls } from './controls.svelte';
import { between, distance, nearest, type Box, type Point } from './geometry';
import './hand.css';
import { copyOf, Lens } from './lens';
import type { Thing } from './spots';

/** Pixels that a hand trembles. */
const SLOP = 6;
/** A finger that rests so long takes the thing up, also where a move would scroll the page. */
const HOLD = 180;
/** And one that rests so long asks what it is. */
const LONG = 550;
/** How near to a lit thing a piece has to be dropped. */
const REACH = 32;
/** Things smaller than a finger are seen through the lens. */
const FINGER = 44;
const SPRING = 180;
/** A click follows its pointer so soon. */
const SOON = 60;

let current: Press | null = null;
/** The press that just ended was no tap: the click that follows it does not count. */
let spent = false;
/** The press that just ended goes on in another's hand. */
let pulled = false;

/** Whether a click is a tap: not the end of a drag or of a long press. */
export function isTap(event: MouseEvent): boolean {
  const tap = event.detail === 0 || !spent;
  spent = false;
  return tap;
}

/** Somebody else has taken the press: the click that follows it does not count. */
export function took(): void {
  spent = true;
}

/** Takes a press over, where a thing is in the hand as soon as it is touched or pulled; whether it did. */
export type Grasp = (event: PointerEvent, node: HTMLElement) => boolean;

export function press<G extends GameId>(
  event: PointerEvent,
  controls: Controls<G>,
  thing: Thing,
  node: HTMLElement,
  pull?: Grasp,
) {
  if (event.button !== 0 || current) return;
  spent = pulled = false;
  current = new Press(event, controls as unknown as Controls, thing, node, pull);
}

/** A long press in the manner of the system, or the second button of a mouse: what is this? */
export function menu<G extends GameId>(event: MouseEvent, controls: Controls<G>, thing: Thing): void {
  event.preventDefault();
  if (current) current.explain();
  else controls.desk.explain(thing.name);
}

/**
 * What is taken up is not scrolled away. Fingers only: a browser asks at the first move, so this has to lie on every thing, and it asks
 * the thing that was touched to the end, also when that has left the board: the listener goes when its node does.
 */
export function holdsPage(node: HTMLElement): void {
  const stay = (event: TouchEvent) => {
    if ((current?.holding || pulled) && event.cancelable) event.preventDefault();
  };
  node.addEventListener('touchmove', stay, { passive: false });
}

/** Whether something around a thing can be scrolled that way. */
function scrolls(node: HTMLElement, { x, y }: Point): boolean {
  const sideways = Math.abs(x) > Math.abs(y);
  for (let at: HTMLElement | null = node; at; at = at.parentElement) {
    const room = sideways ? at.scrollWidth - at.clientWidth : at.scrollHeight - at.clientHeight;
    const { overflowX, overflowY } = getComputedStyle(at);
    if (room > 1 && ['auto', 'scroll'].includes(sideways ? overflowX : overflowY)) return true;
  }
  return false;
}

class Press {
  /** The page stays where it is: the thing is in the hand, or about to be. */
  holding = false;

  #end = new AbortController();
  #timers: ReturnType<typeof setTimeout>[] = [];
  #from: Point;
  #at: Point;
  #lifted = false;
  #frame = 0;
  #ghost: HTMLElement | null = null;
  /** Where the ghost stands untouched. */
  #home: DOMRect;
  #lens: Lens | null = null;
  #targets: { node: HTMLElement; box: Box }[] = [];
  /** Other things: what is dropped right on one of them is not meant for its neighbour. */
  #rest: Box[] = [];
  #over: HTMLElement | null = null;
  #watch: () => void = () => {};

  constructor(
    event: PointerEvent,
    readonly controls: Controls,
    readonly thing: Thing,
    readonly node: HTMLElement,
    /** What becomes of a pull that lifts nothing. */
    readonly pull: Grasp | undefined = undefined,
    readonly pointer = event.pointerId,
    readonly finger = event.pointerType === 'touch',
  ) {
    this.#from = this.#at = { x: event.clientX, y: event.clientY };
    this.#home = node.getBoundingClientRect();
    const { signal } = this.#end;
    addEventListener('pointermove', this.#move, { signal });
    addEventListener('pointerup', this.#up, { signal });
    addEventListener('pointercancel', this.#cancel, { signal });
    addEventListener('pointerdown', this.#another, { signal });
    addEventListener('blur', () => this.#back(), { signal });
    addEventListener('keydown', this.#key, { signal, capture: true });
    addEventListener('scroll', () => this.#lifted && this.#gather(), { signal, capture: true });
    if (this.finger && controls.liftable(thing)) this.#timers.push(setTimeout(() => (this.holding = true), HOLD));
    this.#linger(LONG);
  }

  /** A finger that rests asks what this is. A page that was busy meanwhile may not have heard yet that it went up. */
  #linger(ms: number): void {
    const due = performance.now() + ms;
    const rested = () => (performance.now() - due > SOON ? this.#linger(SOON) : this.explain());
    this.#timers.push(setTimeout(rested, ms));
  }

  /** A second finger turns what is in the hand; before that it is a pinch, and no tap. */
  #another = (event: PointerEvent): void => {
    if (event.pointerId === this.pointer) return;
    if (this.#lifted) this.#turn();
    else this.#stop();
  };

  /** The finger rested long enough: what comes of its going up belongs to nothing that opens under it. */
  explain(): void {
    if (this.#lifted) return;
    this.#stop();
    const swallow = (event: Event) => event.stopPropagation();
    addEventListener('click', swallow, { capture: true, once: true });
    const later = () => setTimeout(() => removeEventListener('click', swallow, true), SOON);
    addEventListener('pointerup', later, { once: true });
    addEventListener('pointercancel', later, { once: true });
    this.controls.desk.explain(this.thing.name);
  }

  #move = (event: PointerEvent): void => {
    if (event.pointerId !== this.pointer) return;
    this.#at = { x: event.clientX, y: event.clientY };
    if (!this.#lifted) {
      if (between(this.#from, this.#at) < SLOP) return;
      const way = { x: this.#at.x - this.#from.x, y: this.#at.y - this.#from.y };
      const scrolled = this.finger && !this.holding && scrolls(this.node, way);
      if (scrolled || !this.controls.liftable(this.thing)) {
        this.#stop();
        if (!scrolled && this.pull?.(event, this.node)) spent = pulled = true;
        return;
      }
      this.#lift();
    }
    this.#frame ||= requestAnimationFrame(this.#follow);
  };

  #lift(): void {
    this.#timers.forEach(clearTimeout);
    this.#lifted = this.holding = spent = true;
    this.controls.lift(this.thing);
    this.#ghost = copyOf(this.node.closest<HTMLElement>('[data-piece]') ?? this.node, 'hand-ghost');
    this.node.dataset['lifted'] = '';
    document.documentElement.dataset['dragging'] = '';
    // Others may take away meanwhile what is lit, or what is held.
    this.#watch = $effect.root(() => {
      $effect(() => {
        const held = this.controls.picks.some(({ name }) => name === this.thing.name);
        void this.controls.open;
        if (held) void tick().then(() => this.#gather());
        else this.#back();
      });
    });
  }

  #gather(): void {
    if (!this.#ghost) return;
    const all = [...document.querySelectorAll<HTMLElement>('[data-spot]')]
      .filter((node) => node !== this.node && node.offsetParent !== null)
      .map((node) => ({ node, box: node.getBoundingClientRect() }));
    this.#targets = all.filter(({ node }) => node.dataset['look'] === 'lit');
    this.#rest = all.filter(({ node }) => node.dataset['look'] !== 'lit').map(({ box }) => box);
    const small = this.#targets.some(({ box }) => Math.min(box.right - box.left, box.bottom - box.top) < FINGER);
    const region = this.#targets[0]?.node.closest<HTMLElement>('[data-lens]');
    if (this.finger && small && region && !this.#lens) this.#lens = new Lens(region);
    this.#frame ||= requestAnimationFrame(this.#follow);
  }

  #follow = (): void => {
    this.#frame = 0;
    if (!this.#ghost) return;
    const { x, y } = this.#at;
    this.#ghost.style.translate = `${x - this.#from.x}px ${y - this.#from.y}px`;
    const boxes = this.#targets.map(({ box }) => box);
    const reach = this.#rest.some((box) => distance(this.#at, box) === 0) ? 0 : REACH;
    const found = this.#targets[nearest(this.#at, boxes, reach)];
    if (found?.node !== this.#over) {
      delete this.#over?.dataset['over'];
      this.#over = found?.node ?? null;
      if (this.#over) this.#over.dataset['over'] = '';
    }
    this.#lens?.look(this.#at, this.#over);
  };

  #up = (event: PointerEvent): void => {
    if (event.pointerId !== this.pointer) return;
    if (!this.#lifted) return this.#stop();
    this.#at = { x: event.clientX, y: event.clientY };
    this.#follow();
    const onto = this.#over;
    const name = onto?.dataset['spot'];
    const target = name ? this.controls.thing(name) : undefined;
    if (onto && target) {
      this.#stop();
      this.controls.tap(target, onto);
    } else {
      this.#wonder();
      this.#back();
    }
  };

  /** Dropped on something that is not lit: why not? */
  #wonder(): void {
    const under = document.elementFromPoint(this.#at.x, this.#at.y)?.closest<HTMLElement>('[data-spot]');
    const name = under?.dataset['spot'];
    const thing = name ? this.controls.thing(name) : undefined;
    if (under && thing && thing.name !== this.thing.name) this.controls.wonder(thing, under);
  }

  #cancel = (event: PointerEvent): void => {
    if (event.pointerId === this.pointer) this.#back();
  };

  #key = (event: KeyboardEvent): void => {
    if (!this.#lifted || !['Escape', 'r', 'R'].includes(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Escape') this.#back();
    else this.#turn();
  };

  #turn(): void {
    if (this.#ghost) this.controls.desk.turn?.(this.thing, this.#ghost);
  }

  /** Nothing came of it: the piece goes back to where it was. */
  #back(): void {
    const ghost = this.#ghost;
    const lifted = this.#lifted;
    this.#ghost = null;
    this.#stop();
    if (!lifted) return;
    this.controls.putBack();
    if (ghost) springBack(ghost, this.#home, this.node);
  }

  #stop(): void {
    this.#end.abort();
    this.#timers.forEach(clearTimeout);
    cancelAnimationFrame(this.#frame);
    this.#watch();
    this.#ghost?.remove();
    this.#ghost = null;
    this.#lens?.close();
    if (this.#over) delete this.#over.dataset['over'];
    delete this.node.dataset['lifted'];
    delete document.documentElement.dataset['dragging'];
    if (this.#lifted) this.controls.letGo();
    if (current === this) current = null;
  }
}

/** A copy in the air glides to where its thing lies, and is gone. */
export function springBack(ghost: HTMLElement, home: DOMRect, node: HTMLElement | null): void {
  const now = ghost.getBoundingClientRect();
  const to = node?.isConnected ? node.getBoundingClientRect() : home;
  const done = () => ghost.remove();
  if (calm()) return done();
  const glide = [{ transform: 'none' }, { transform: `translate(${to.left - now.left}px, ${to.top - now.top}px)` }];
  ghost.animate(glide, { duration: SPRING, easing: 'cubic-bezier(.2,.8,.2,1)' }).finished.then(done, done);
}
