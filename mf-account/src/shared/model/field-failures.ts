import type { LocalisedText } from '@tapnook/contracts';
import type { CallFailure } from '@tapnook/platform';

interface ServerFieldError {
  readonly field?: string;
  readonly en_US?: string;
  readonly zh_HK?: string;
}
/** A calling code is chosen in the same field as its number. */
const SHOWN_AT: Readonly<Record<string, string>> = { regionId: 'phoneNo', phoneRegionId: 'phone' };

/**
 * The server's errors about single fields (10102), by the field that shows them; it names them like
 * `body.email`.
 */
export const fieldFailures = (
  failure: CallFailure,
  has: (field: string) => boolean,
): Readonly<Record<string, LocalisedText>> => {
  const fields =
    (failure.data as { readonly fields?: readonly ServerFieldError[] } | null)?.fields ?? [];
  return Object.fromEntries(
    fields.flatMap(({ field = '', en_US = failure.text.en_gb, zh_HK = failure.text.zh_hk }) => {
      const name = field.replace(/^body\./, '');
      const shownAt = has(name) ? name : SHOWN_AT[name];
      return shownAt !== undefined && has(shownAt)
        ? [[shownAt, { en_gb: en_US, zh_hk: zh_HK }]]
        : [];
    }),
  );
};
