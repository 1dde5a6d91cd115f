import type { Text, Texts } from './form-state.ts';

/** The part of a call's failure that a form looks at. */
export interface SubmitFailure {
  readonly code: string;
  readonly text: Text;
  readonly data: unknown;
}

interface ServerFieldError {
  readonly field?: string;
  readonly en_US?: string;
  readonly zh_HK?: string;
}
export type Aliases = Readonly<Record<string, string>>;

/**
 * Whether a thrown thing is a call's failure. Compared by shape, since bundles hold several
 * classes.
 */
export const isSubmitFailure = (error: unknown): error is SubmitFailure =>
  typeof error === 'object' &&
  error !== null &&
  typeof (error as Partial<SubmitFailure>).code === 'string' &&
  typeof (error as Partial<SubmitFailure>).text === 'object';

/**
 * The server's words about single fields (10102), by the field that shows them; the server names
 * them like `body.email`. `aliases` leads a field without a control of its own to another one.
 */
export const serverErrors = (
  { text, data }: SubmitFailure,
  has: (field: string) => boolean,
  aliases: Aliases = {},
): Texts => {
  const fields = (data as { readonly fields?: readonly ServerFieldError[] } | null)?.fields ?? [];
  return Object.fromEntries(
    fields.flatMap(({ field = '', en_US = text.en_gb, zh_HK = text.zh_hk }) => {
      const name = field.replace(/^body\./, '');
      const shownAt = has(name) ? name : aliases[name];
      return shownAt !== undefined && has(shownAt)
        ? [[shownAt, { en_gb: en_US, zh_hk: zh_HK }]]
        : [];
    }),
  );
};
