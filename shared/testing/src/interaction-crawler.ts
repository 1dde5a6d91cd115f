/** What somebody can press. */
const PRESSABLE =
  'button, a[href], summary, select, [role="button"], [role="tab"], [role="option"], ' +
  '[role="radio"], [role="switch"], [role="menuitem"], input[type="checkbox"], ' +
  'input[type="radio"]';
const FIELDS =
  'textarea, input:not([type="checkbox"], [type="radio"], [type="file"], [type="hidden"], ' +
  '[type="range"], [type="submit"], [type="button"])';
/** What goes into a field, by its type. */
const ENTRIES: Readonly<Record<string, string>> = {
  email: 'a@tapnook.example',
  tel: '91234567',
  number: '1',
  date: '2026-11-28',
  time: '14:10',
  month: '2026-11',
  url: 'https://tapnook.example',
  password: 'Corner_2026',
};

/** What a person would call an element, in 60 characters at most. */
export const labelOf = (element: Element): string =>
  (
    element.getAttribute('aria-label') ||
    element.textContent ||
    element.getAttribute('value') ||
    element.getAttribute('name') ||
    element.id
  )
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 60);

/**
 * One and the same for pieces that do the same, such as the cards of a list, the days of a month,
 * the pages of results.
 */
const kindOf = (element: Element, kindOfLink: (href: string) => string): string =>
  [
    element.tagName,
    element.getAttribute('role'),
    element.className,
    element.tagName === 'A'
      ? kindOfLink(element.getAttribute('href') ?? '')
      : element.closest('[role="gridcell"]')
        ? 'cell'
        : labelOf(element).replace(/\d+/g, '#'),
  ].join(' ');

const isOff = (element: Element): boolean =>
  element.matches(':disabled, [aria-disabled="true"]') ||
  element.closest('[hidden], [inert]') !== null;

/**
 * The first piece of the page of a kind that was not pressed yet; it counts as pressed from now on.
 */
export const nextToPress = (
  root: ParentNode,
  pressed: Set<string>,
  kindOfLink: (href: string) => string,
): HTMLElement | undefined => {
  for (const element of root.querySelectorAll<HTMLElement>(PRESSABLE)) {
    const kind = kindOf(element, kindOfLink);
    if (pressed.has(kind) || isOff(element)) continue;
    pressed.add(kind);
    return element;
  }
  return undefined;
};

const enter = (
  field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement,
  value: string,
): void => {
  // React looks for the setter that it has not put there itself.
  const prototype =
    field instanceof HTMLTextAreaElement
      ? HTMLTextAreaElement.prototype
      : field instanceof HTMLSelectElement
        ? HTMLSelectElement.prototype
        : HTMLInputElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
};

/** Fills every field that is empty; each once, so that what a page empties itself stays empty. */
export const fillFields = (root: ParentNode, filled: WeakSet<Element>): void => {
  for (const field of root.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(FIELDS)) {
    if (filled.has(field) || field.value !== '' || field.readOnly || isOff(field)) continue;
    filled.add(field);
    enter(
      field,
      ENTRIES[field.type] ??
        (field.inputMode === 'numeric' || field.inputMode === 'tel'
          ? '91234567'
          : 'Sample text'
        ).slice(0, field.maxLength > 0 ? field.maxLength : undefined),
    );
  }
};

/** A press as a pointer makes it; a list of choices gets its last one. */
export const press = (element: HTMLElement): void => {
  for (const type of ['pointerover', 'pointerenter', 'pointerdown', 'mousedown'])
    element.dispatchEvent(
      new MouseEvent(type, { bubbles: type !== 'pointerenter', cancelable: true }),
    );
  element.focus();
  for (const type of ['pointerup', 'mouseup'])
    element.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }));
  if (element instanceof HTMLSelectElement)
    enter(element, element.options[element.options.length - 1]?.value ?? '');
  else element.click();
};
