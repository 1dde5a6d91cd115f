import { focusedElement, restoreFocus } from './focus.ts';

type Child = Node | string | null | false | undefined;
type Handler = (event: Event) => void;
type Attributes = Readonly<Record<string, string | number | boolean | null | undefined | Handler>>;

/**
 * Makes an element. `on…` attributes are listeners, `true` is an empty attribute, `false`, null and
 * undefined leave it out.
 */
export const h = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: readonly (Child | readonly Child[])[]
): HTMLElementTagNameMap[Tag] => {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (typeof value === 'function') element.addEventListener(name.slice(2), value);
    else element.setAttribute(name, value === true ? '' : String(value));
  }
  element.append(
    ...children
      .flat()
      .filter(
        (child): child is Node | string => child !== null && child !== undefined && child !== false,
      ),
  );
  return element;
};

const PATHS = {
  back: 'M8 5 4 9l4 4M4 7.500h9.500a6 6 0 0 1 0 12H8',
  check: 'm5 12.500 4.500 4.500L19 7.500',
  cross: 'm6 6 12 12M18 6 6 18',
  arrow: 'M5 12h14M13 6l6 6-6 6',
  search: 'M17.500 11a6.500 6.500 0 1 1-13 0 6.500 6.500 0 0 1 13 0M20 20l-4.300-4.300',
  load: 'M12 4v11M7.500 11 12 15.500 16.500 11M5 20h14',
  copy: 'M9 9h10v10H9zM15 9V5H5v10h4',
} as const;

/** An icon of the 24 grid; decoration only. */
export const icon = (name: keyof typeof PATHS): SVGElement => {
  const space = 'http://www.w3.org/2000/svg';
  const svg = document.createElementNS(space, 'svg');
  const path = document.createElementNS(space, 'path');
  path.setAttribute('d', PATHS[name]);
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  svg.setAttribute('class', 'i');
  svg.append(path);
  return svg;
};

const renderedSignatures = new WeakMap<Element, string>();

/** Fills a place anew only when what it shows has changed; whoever had the focus keeps it. */
export const renderInto = (
  place: Element,
  signature: unknown,
  draw: () => readonly Child[],
): void => {
  const text = JSON.stringify(signature);
  if (renderedSignatures.get(place) === text) return;
  renderedSignatures.set(place, text);
  const before = place.contains(document.activeElement) ? focusedElement() : null;
  place.replaceChildren(...draw().filter((child): child is Node | string => Boolean(child)));
  if (before) restoreFocus(before);
};
