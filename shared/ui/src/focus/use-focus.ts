import { useEffect, useRef, useState, type FocusEvent, type RefObject } from 'react';
import { focusHeading, isFocusLost, moveFocus, restoreFocus } from './focus.ts';

/** A ref for what takes the focus when it appears. The element needs `tabIndex={-1}`. */
export const useFocusOnMount = <T extends HTMLElement>(): RefObject<T | null> => {
  const element = useRef<T>(null);
  useEffect(() => moveFocus(element.current), []);
  return element;
};

/**
 * A ref for the heading of a page whose content is replaced. After each `change` the heading gets
 * the focus, unless something else took it, so that screen readers announce the change. The element
 * needs `tabIndex={-1}`.
 */
export const useFocusOnChange = <T extends HTMLElement>(change: unknown): RefObject<T | null> => {
  const element = useRef<T>(null);
  const before = useRef(change);
  useEffect(() => {
    if (before.current === change) return;
    before.current = change;
    restoreFocus(element.current);
  }, [change]);
  return element;
};

/** Moves a lost focus to the heading once new content has replaced what was waited for. */
export const useFocusHeading = (shown: string | boolean | undefined): void => {
  useEffect(() => {
    if (shown && isFocusLost()) focusHeading();
  }, [shown]);
};

/**
 * When the form is replaced, the lost focus moves to the heading of what replaced it, so that
 * screen readers announce it. `stage` names what is shown; `form` is the form.
 */
export const useFocusAfterForm = (stage: string): void => {
  const [hadForm, setHadForm] = useState(stage === 'form');
  if (stage === 'form' && !hadForm) setHadForm(true);
  useFocusHeading(hadForm && stage !== 'form' && stage);
};

/** Moves the focus to the element with this id when the focused component unmounts. */
export const useFocusOnUnmount = (id: string, options?: FocusOptions): void => {
  useEffect(() => () => restoreFocus(document.getElementById(id), options), [id, options]);
};

/** What an element needs that tells a hook where its focus is. */
export interface FocusHandlers {
  readonly onFocus: (event: FocusEvent) => void;
  readonly onBlur: () => void;
}

/**
 * For a section whose buttons come and go: where the one that had the focus is gone after a change,
 * `fallback` takes it, so that Tab goes on from there.
 */
export const useFocusFallback = (fallback: () => HTMLElement | null | undefined): FocusHandlers => {
  const focused = useRef<Element>(null);
  useEffect(() => {
    if (!focused.current || focused.current.isConnected) return;
    focused.current = null;
    restoreFocus(fallback());
  });
  return {
    onFocus: ({ target }) => void (focused.current = target),
    onBlur: () => void (focused.current = null),
  };
};
