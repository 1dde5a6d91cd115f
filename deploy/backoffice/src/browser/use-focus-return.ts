import { isFocusLost, moveFocus } from '@tapnook/ui';
import { useEffect, type RefObject } from 'react';

/** What a screen does about its own focus comes first, in milliseconds. */
const OWN_MS = 100;
const PLACES = 'li, form, section, main';

const placesOf = (element: Element): HTMLElement[] => {
  const place = element.parentElement?.closest<HTMLElement>(PLACES);
  return place ? [place, ...placesOf(place)] : [];
};

/** The heading of what is left of a place, or the place itself. */
const restIn = (place: HTMLElement): HTMLElement => {
  const rest = (place.tagName !== 'MAIN' && place.querySelector('h2, h3')) || place;
  const target = rest instanceof HTMLElement ? rest : place;
  target.tabIndex = -1;
  return target;
};

/**
 * A press that takes its own button away, or its form, leaves the focus nowhere, and the keyboard
 * at the top of the page (WCAG 2.4.3). It then goes to what is left of the row, the form or the
 * panel in which it was.
 */
export const useFocusReturn = (main: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const element = main.current;
    if (!element) return undefined;
    let focused: Element | null = null;
    let places: readonly HTMLElement[] = [];
    let timer = 0;
    const note = ({ target }: FocusEvent): void => {
      if (!(target instanceof Element)) return;
      focused = target;
      places = placesOf(target);
    };
    // Whoever presses on nothing means to have no focus; a dialog gives it back.
    const forget = ({ target, relatedTarget }: FocusEvent): void =>
      queueMicrotask(() => {
        if (!relatedTarget && target instanceof Element && target.isConnected) focused = null;
      });
    const look = (): void => {
      if (!focused || focused.isConnected || !isFocusLost()) return;
      focused = null;
      const place = places.find((one) => one.isConnected);
      if (place) moveFocus(restIn(place), { preventScroll: true });
    };
    const observer = new MutationObserver(() => {
      if (!focused || focused.isConnected) return;
      window.clearTimeout(timer);
      timer = window.setTimeout(look, OWN_MS);
    });
    element.addEventListener('focusin', note);
    element.addEventListener('focusout', forget);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      window.clearTimeout(timer);
      observer.disconnect();
      element.removeEventListener('focusin', note);
      element.removeEventListener('focusout', forget);
    };
  }, [main]);
};
