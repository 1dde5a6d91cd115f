import type { Refusal } from '@tapnook/kernel';

/** A text in both languages, as rules and calls have it. */
export type Text = Refusal['text'];
export type FieldRule<Value, Values> = (value: Value, values: Values) => Refusal | undefined;
/** Rules by field name, in the order of the form. */
export type Rules<Values> = { readonly [Name in keyof Values]?: FieldRule<Values[Name], Values> };
export type Texts = Readonly<Record<string, Text>>;

/** What a form knows besides its rules. */
export interface FormState<Values> {
  readonly values: Values;
  /** Fields whose mistakes are shown: those found at leaving or at sending. */
  readonly shown: ReadonlySet<string>;
  /** What the server refused, by field name. */
  readonly refused: Texts;
  /** How often it was sent with mistakes. */
  readonly failedSubmits: number;
}

export const startState = <Values>(values: Values): FormState<Values> => ({
  values,
  shown: new Set(),
  refused: {},
  failedSubmits: 0,
});

/** What the rules find wrong with a value; undefined for a field without a rule. */
const ruleError = <Values>(
  name: string,
  rules: Rules<Values>,
  values: Values,
): Text | undefined => {
  const field = name as keyof Values;
  return rules[field]?.((values[field] ?? '') as Values[keyof Values], values)?.text;
};

/** Fields that their rules refuse, in the order of the form. */
export const mistakesOf = <Values>(rules: Rules<Values>, values: Values): readonly string[] =>
  Object.keys(rules).filter((name) => ruleError(name, rules, values));

/** What the fields say, in the order of the form: the rule's words first, then the server's. */
export const errorsOf = <Values>(
  { shown, refused }: FormState<Values>,
  rules: Rules<Values>,
  values: Values,
): Texts =>
  Object.fromEntries(
    [...new Set([...Object.keys(rules), ...Object.keys(refused)])].flatMap((name) => {
      const text = shown.has(name) ? (ruleError(name, rules, values) ?? refused[name]) : undefined;
      return text ? [[name, text]] : [];
    }),
  );

const without = (texts: Texts, names: readonly string[]): Texts =>
  Object.fromEntries(Object.entries(texts).filter(([name]) => !names.includes(name)));

/**
 * New values. A mistake disappears as soon as it is put right, and is then looked for at leaving
 * again; what the server said of the old value goes.
 */
export const changeValues = <Values>(
  state: FormState<Values>,
  values: Values,
  changed: readonly string[],
  rules: Rules<Values>,
  seen: Values = values,
): FormState<Values> => {
  const refused = without(state.refused, changed);
  const shown = [...state.shown].filter((name) => ruleError(name, rules, seen) ?? refused[name]);
  return { ...state, values, refused, shown: new Set(shown) };
};

/** Shows the mistakes of some fields. */
export const showErrors = <Values>(
  state: FormState<Values>,
  names: readonly string[],
): FormState<Values> => ({ ...state, shown: new Set([...state.shown, ...names]) });

/** Forgets what was wrong with some fields, because it was about another value. */
export const clearErrors = <Values>(
  state: FormState<Values>,
  names: readonly string[],
): FormState<Values> => ({
  ...state,
  refused: without(state.refused, names),
  shown: new Set([...state.shown].filter((name) => !names.includes(name))),
});

/** The mistakes of a form that was sent: all of them, and none of the server's. */
export const submitState = <Values>(
  state: FormState<Values>,
  mistakes: readonly string[],
): FormState<Values> => ({
  ...state,
  refused: {},
  shown: new Set(mistakes),
  failedSubmits: state.failedSubmits + (mistakes.length > 0 ? 1 : 0),
});

/** What the server refused, after the form was sent; `{}` counts a failure of no field. */
export const refuseState = <Values>(
  state: FormState<Values>,
  refused: Texts,
): FormState<Values> => ({
  ...showErrors(state, Object.keys(refused)),
  refused,
  failedSubmits: state.failedSubmits + 1,
});
