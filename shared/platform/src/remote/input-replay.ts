/**
 * The last press on the page; its own inline script keeps it, those before the shell's script came
 * as well.
 */
export const lastClick = (): Event | undefined =>
  (globalThis as { readonly tnPress?: Event }).tnPress;

/**
 * The button that a press was meant for. One that sends a form works without scripts, as links do.
 */
export const clickedButton = (press: Event | undefined): HTMLButtonElement | undefined => {
  const button = press?.target instanceof Element ? press.target.closest('button') : null;
  return button && !(button.form && button.type === 'submit') ? button : undefined;
};

type TextField = HTMLInputElement | HTMLTextAreaElement;
/**
 * Sets a field's text as a key does: React, which watches the field's own property, then sees that
 * it has changed.
 */
export const typeInto = (field: TextField, text: string): void => {
  field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value')?.set?.call(
    field,
    text,
  );
  field.dispatchEvent(new Event('input', { bubbles: true }));
};

const isBox = (field: TextField): field is HTMLInputElement =>
  field.type === 'radio' || field.type === 'checkbox';
/**
 * Whether a field holds something else than its page was drawn with. Of two radios that differ, one
 * was chosen and the other gave way.
 */
const differs = (field: TextField): boolean =>
  isBox(field)
    ? field.checked !== field.defaultChecked && (field.type === 'checkbox' || field.checked)
    : field.value !== field.defaultValue;
/**
 * What tells the page of a field. A page that is drawn again for another field puts its own text
 * back, so it is noted.
 */
const takingUp = (field: TextField): (() => void) => {
  const { value, defaultValue } = field;
  if (isBox(field))
    return () => {
      field.checked = field.defaultChecked;
      field.click();
    };
  return () => {
    // A key that came in between was heard, with all that was typed before it.
    if (field.defaultValue === defaultValue)
      typeInto(field, field.value === defaultValue ? value : field.value);
  };
};

const placeOf = (element: Element): Element | null => element.closest('[data-slot]');
/**
 * Presses belong after the event or effect that brought the page to life, and each after what the
 * one before has changed.
 */
const oneByOne = ([first, ...rest]: readonly (() => void)[]): void => {
  if (!first) return;
  setTimeout(() => {
    first();
    oneByOne(rest);
  });
};

/**
 * What was typed or ticked before the script came is told to the code that has just taken over:
 * React leaves the fields as they are and knows nothing of it. `place` is a container or a slot;
 * slots within it answer for themselves.
 */
export const restoreTypedInput = (place: Element, press?: () => void): void => {
  const fields = [...place.querySelectorAll<TextField>('input, textarea')].filter(
    (field) => placeOf(field) === placeOf(place) && differs(field),
  );
  oneByOne([...fields.map(takingUp), ...(press ? [press] : [])]);
};

/**
 * The field that is being typed into is told of at once, from a layout effect: were the page drawn
 * again before it knows, the letters so far would be gone when the next key comes.
 */
export const restoreActiveField = (place: Element): void => {
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) || isBox(field))
    return;
  if (place.contains(field) && placeOf(field) === placeOf(place) && differs(field))
    typeInto(field, field.value);
};

/** What was done to a page before it answered. */
export interface InputReplay {
  /** {@link restoreActiveField}, for a layout effect. */
  readonly typing: () => void;
  /** Tells the page, once it answers, what else was typed, ticked and pressed. */
  readonly rest: () => void;
}

/** Notes a press that nobody heard; call it right before React listens. */
export const captureEarlyInput = (container: Element): InputReplay => {
  const button = clickedButton(lastClick());
  const unheard = button && container.contains(button) && !placeOf(button) ? button : undefined;
  return {
    typing: () => restoreActiveField(container),
    rest: () =>
      restoreTypedInput(container, unheard && (() => unheard.isConnected && unheard.click())),
  };
};
