import { defineStored, typeInto } from '@tapnook/platform';
import { renderAllSections } from '../layout/deferred-sections.ts';

interface Place {
  readonly top: number;
  readonly fields: Readonly<Record<string, string>>;
}
const stored = defineStored({
  key: 'place',
  scope: 'user',
  area: 'session',
  parse: (value) => (value as Place | null) ?? undefined,
});
const typedFields = (): NodeListOf<HTMLInputElement | HTMLTextAreaElement> =>
  document.querySelectorAll(
    ':is(header, main) ' +
      ':is(input:not([type=password]):not([type=hidden]):not([type=file])' +
      ':not([type=checkbox]):not([type=radio]), textarea)',
  );
const inHeader = (field: Element): boolean => field.closest('header') !== null;
const keyOf = (field: HTMLInputElement | HTMLTextAreaElement, index: number): string =>
  `${inHeader(field) ? 'header ' : ''}${field.name || field.id || index}`;

/**
 * Notes where the shopper is and what was typed, for the page in the other language. Passwords are
 * never kept.
 */
export const savePagePosition = (): void => {
  const fields: Record<string, string> = {};
  typedFields().forEach((field, index) => {
    if (field.value && field.autocomplete !== 'cc-number')
      fields[keyOf(field, index)] = field.value;
  });
  stored.write({ top: scrollY, fields });
};

/** Puts the shopper back after the switch; typed values are told to React. */
export const restorePagePosition = (): void => {
  const place = stored.read();
  stored.write(undefined);
  if (!place) return;
  const { top, fields } = place;
  renderAllSections();
  scrollTo({ top, behavior: 'instant' });
  typedFields().forEach((field, index) => {
    const value = fields[keyOf(field, index)];
    // The search box may hold what the page was searched for, and something newer was typed.
    if (!value || value === field.value || (field.value && !inHeader(field))) return;
    typeInto(field, value);
  });
};
