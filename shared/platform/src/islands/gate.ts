import { lastClick } from '../remote/input-replay.ts';

/** Tells whether an island has been taken over by React, or may be. */
export interface Gate {
  readonly isOpen: boolean;
  /** From the first time that the island stands in the page. */
  isWatched: boolean;
  readonly opened: Promise<void>;
  readonly open: () => void;
}

/** A gate that is open from the start, or that somebody opens once. */
export const createGate = (isOpen: boolean): Gate => {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  const gate = {
    isOpen: false,
    isWatched: false,
    opened: promise,
    open: () => {
      gate.isOpen = true;
      // React reads the status and need not wait for the next task, in which a press would be over.
      void Object.assign(promise, { status: 'fulfilled', value: undefined });
      resolve();
    },
  };
  if (isOpen) gate.open();
  return gate;
};

/**
 * How far below the screen an island is taken over: a flick on a phone covers about as much before
 * it is drawn.
 */
const NEAR = '800px';
/** What somebody does to an element; each comes to the document before React hears of it. */
const PRESSES = ['pointerdown', 'keydown', 'focusin', 'click', 'input'] as const;

/** Islands that wait, by the element that is observed; a list of products has a dozen. */
const waiting = new Map<Element, { readonly gate: Gate; readonly place: Element }>();
let observer: IntersectionObserver | undefined;

const stopWaiting = (content: Element): void => {
  waiting.delete(content);
  observer?.unobserve(content);
  if (waiting.size > 0) return;
  observer?.disconnect();
  observer = undefined;
  for (const press of PRESSES) document.removeEventListener(press, onPress, true);
};
const open = (content: Element): void => {
  waiting.get(content)?.gate.open();
  stopWaiting(content);
};
const onPress = ({ target }: Event): void => {
  if (!(target instanceof Node)) return;
  for (const [content, { place }] of waiting) if (place.contains(target)) open(content);
};
const startWaiting = (): IntersectionObserver => {
  for (const press of PRESSES) document.addEventListener(press, onPress, true);
  return new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) open(target);
    },
    { rootMargin: NEAR },
  );
};

/** The first element that has a box: what has none is never near. The place itself has none. */
const firstBox = (place: Element): Element | null => {
  let element = place.firstElementChild;
  while (element?.firstElementChild && getComputedStyle(element).display === 'contents')
    element = element.firstElementChild;
  return element;
};

/**
 * Whether somebody presses here right now: a press makes React run what is to watch the island,
 * when the press has passed the document already.
 */
const isPressed = (place: Element): boolean => {
  const press = lastClick();
  const isOnItsWay = press !== undefined && press.eventPhase !== Event.NONE;
  return isOnItsWay && press.target instanceof Node && place.contains(press.target);
};

/**
 * Opens the gate once the island at this place comes near or is touched; gives what ends watching.
 */
export const watchIsland = (gate: Gate, place: Element): (() => void) | undefined => {
  gate.isWatched = true;
  if (gate.isOpen) return undefined;
  const content = firstBox(place);
  if (!content || typeof IntersectionObserver === 'undefined' || isPressed(place)) {
    gate.open();
    return undefined;
  }
  waiting.set(content, { gate, place });
  observer ??= startWaiting();
  observer.observe(content);
  return () => stopWaiting(content);
};
