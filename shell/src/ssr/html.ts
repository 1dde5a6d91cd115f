import { escapeHtml } from '@tapnook/kernel';

/** JSON inside a script element: no closing tag and no line separator can end it early. */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');

type Attributes = Readonly<Record<string, string | boolean | undefined>>;

/**
 * An element without content of its own; `true` gives a bare attribute, undefined and false leave
 * it out.
 */
export const tag = (name: string, attributes: Attributes): string => {
  const apps = Object.entries(attributes).flatMap(([key, value]) => {
    if (value === undefined || value === false) return [];
    return value === true ? [key] : [`${key}="${escapeHtml(value)}"`];
  });
  return `<${[name, ...apps].join(' ')}>`;
};
