import { escapeHtml } from '@tapnook/kernel';

/** Markup that is safe to send: every value put into it was escaped. */
export interface Html {
  readonly markup: string;
}
type Value = Html | string | number | false | null | undefined | readonly Value[];

const render = (value: Value): string => {
  if (value === null || value === undefined || value === false) return '';
  if (typeof value === 'string' || typeof value === 'number') return escapeHtml(String(value));
  if ('markup' in value) return value.markup;
  return value.map(render).join('');
};

/**
 * The one way to write a page: a template whose values are escaped, unless they are markup
 * themselves.
 */
export const html = (parts: TemplateStringsArray, ...values: readonly Value[]): Html => ({
  markup: parts.reduce((text, part, index) => text + render(values[index - 1]) + part),
});

/** Marks text as markup without escaping it. Only for markup that this program made. */
export const trusted = (markup: string): Html => ({ markup });
