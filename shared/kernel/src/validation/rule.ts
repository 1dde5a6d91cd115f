import type { Text } from '../text.ts';

/**
 * Why a value is refused: a stable code for tests and analytics, and the words of part 1, section
 * 5.
 */
export interface Refusal {
  readonly code: string;
  readonly text: Text;
}
/** A rule of part 1, section 5: nothing when the value is accepted. */
export type Rule<T = string> = (value: T) => Refusal | undefined;

/** Makes a refusal; every message is written in both languages beside its rule. */
export const refusal = (code: string, en_gb: string, zh_hk: string): Refusal => ({
  code,
  text: { en_gb, zh_hk },
});

/** The first refusal of several rules. */
export const every =
  <T>(...rules: readonly Rule<T>[]): Rule<T> =>
  (value) => {
    for (const rule of rules) {
      const refused = rule(value);
      if (refused) return refused;
    }
    return undefined;
  };

/** Applies a rule only when something was filled in. */
export const optional =
  (rule: Rule): Rule =>
  (value) =>
    value.trim() === '' ? undefined : rule(value);
