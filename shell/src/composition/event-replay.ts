import { lastClick, clickedButton } from '@tapnook/platform';

/** Presses on slots that stand on the page before their script answers. */
export interface EventReplay {
  /**
   * The slot at this place answers from now on: what was pressed there and heard by nobody is
   * pressed again, once.
   */
  replay(place: Element): void;
}

const placeOf = (button: Element | undefined): Element | null =>
  button?.closest('[data-slot]') ?? null;

const nameOf = (place: Element): string => place.getAttribute('data-slot') ?? '';
/** The button itself, or what reads the same where the slot was drawn anew. */
const likeIn = (place: Element, button: HTMLElement): HTMLElement | undefined =>
  place.contains(button)
    ? button
    : [...place.querySelectorAll('button')].find(
        ({ textContent, ariaLabel }) =>
          textContent === button.textContent && ariaLabel === button.ariaLabel,
      );

/**
 * Remembers the last button pressed in each slot that does not answer yet. `asked` tells whether
 * React has met the slot of this name: from then on it stops a press that it cannot deliver, so one
 * that comes back up was delivered.
 */
export const recordEarlyClicks = (asked: (slot: string) => boolean): EventReplay => {
  const answering = new WeakSet<Element>();
  const pressed = new Map<Element, { readonly button: HTMLElement; readonly event: Event }>();
  const onTheWayDown = (event: Event): void => {
    const button = clickedButton(event);
    const place = placeOf(button);
    if (button && place && !answering.has(place)) pressed.set(place, { button, event });
  };
  const onTheWayUp = (event: Event): void => {
    const place = placeOf(clickedButton(event));
    if (place && asked(nameOf(place)) && !place.closest('.tn-slot-server-markup'))
      pressed.delete(place);
  };
  // Before this script there was the page's own.
  const before = lastClick();
  if (before) onTheWayDown(before);
  document.addEventListener('click', onTheWayDown, true);
  document.addEventListener('click', onTheWayUp);
  return {
    replay: (place) => {
      answering.add(place);
      // Markup that was only kept standing is gone by now; another element stands for the slot.
      const former = pressed.has(place)
        ? place
        : [...pressed.keys()].find((one) => !one.isConnected && nameOf(one) === nameOf(place));
      const press = former && pressed.get(former);
      if (!former || !press) return;
      pressed.delete(former);
      // A press that is still on its way has made React take the slot over; React delivers it next.
      if (press.event.eventPhase === Event.NONE) likeIn(place, press.button)?.click();
    },
  };
};
