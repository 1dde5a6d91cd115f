import type { FieldsOptions, FormDraft } from './form-options.ts';
import {
  changeValues,
  clearErrors,
  mistakesOf,
  refuseState,
  showErrors,
  startState,
  submitState,
  type FormState,
  type Text,
  type Texts,
} from './form-state.ts';

/** Whether nothing was entered. */
const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

/** Fields without a view: their state, and what can happen to it. */
export const createFields = <Values extends object>(first: FieldsOptions<Values>) => {
  let options = first;
  const { defaultValues = {} as Values } = first;
  const initial = typeof defaultValues === 'function' ? defaultValues() : defaultValues;
  let state = startState(initial);
  /** Fields in which somebody entered something. */
  const edited = new Set<string>();
  const listeners = new Set<() => void>();
  let isSending = false;
  const set = (next: FormState<Values>): void => {
    state = next;
    for (const listener of listeners) listener();
  };
  /** The values with those kept elsewhere: what the rules judge. */
  const seen = (values: Values): Values => ({ ...values, ...options.values });
  const change = (values: Values, names: readonly string[]): FormState<Values> =>
    changeValues(state, values, names, options.rules, seen(values));
  const enter = (values: Values, names: readonly string[]): void => {
    for (const name of names) edited.add(name);
    set(change(values, [...names, ...names.flatMap((name) => options.aliases?.[name] ?? [])]));
  };
  const merge = (values: object, isTaken: (name: string, value: unknown) => boolean): void =>
    set({
      ...state,
      values: {
        ...state.values,
        ...Object.fromEntries(Object.entries(values).filter((each) => isTaken(...each))),
      },
    });
  /** The value in which a field is sent. */
  const normalise = (field: keyof Values, values: Values): Values => {
    // It is a name of the form's own values.
    // oxlint-disable-next-line typescript/no-unsafe-enum-assignment -- there is no enum here
    const rule = options.normalise?.[field];
    const value = rule?.(values[field], seen(values));
    if (value === undefined || value === values[field]) return values;
    const normalised = { ...values, [field]: value };
    options.draft?.write(normalised);
    return normalised;
  };
  const leave = (name: string, read = state.values): void => {
    const field = name as keyof Values;
    const values = normalise(field, read);
    const isEntered = edited.has(name) || !isBlank(seen(values)[field]);
    // Tabbing past an empty field is no mistake yet.
    if (!isEntered && options.mode !== 'touched' && !state.shown.has(name)) return;
    const next = change(values, []);
    const isWrong = mistakesOf(options.rules, seen(values)).includes(name);
    set(isWrong ? showErrors(next, [name]) : next);
  };
  return {
    enter,
    leave,
    seen,
    owns: (name: string): boolean => name in initial,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    getState: () => state,
    /** The newest values, also of an event that is not drawn yet. */
    getValues: () => state.values,
    update: (next: FieldsOptions<Values>): void => void (options = next),
    /** Begins to send; false while that is under way, also for a second press of the same tick. */
    begin: (): boolean => {
      const isFree = !isSending;
      isSending = true;
      return isFree;
    },
    end: (): void => void (isSending = false),
    /** What somebody entered; a function is given the newest values. */
    setValues: (changes: Partial<Values> | ((before: Values) => Partial<Values>)): void => {
      const changed = typeof changes === 'function' ? changes(state.values) : changes;
      enter({ ...state.values, ...changed }, Object.keys(changed));
      options.draft?.write(state.values);
    },
    /** Fills in fields that nobody has entered anything in. */
    prefill: (values: Partial<Values>): void =>
      merge(values, (name, value) => Boolean(value) && !edited.has(name)),
    /** Takes a draft up. */
    restore: (draft: FormDraft<Values> | undefined): void =>
      merge(draft?.read?.() ?? {}, (name, value) => {
        if (!isBlank(value)) edited.add(name);
        return name in initial;
      }),
    /** Shows what is wrong with a field, or nothing more. */
    setError: (name: string, text: Text | undefined): void =>
      set(
        text
          ? { ...showErrors(state, [name]), refused: { ...state.refused, [name]: text } }
          : clearErrors(state, [name]),
      ),
    /** Shows what was found wrong after the form was sent. */
    setErrors: (errors: Texts): void => set(refuseState(state, errors)),
    /** Forgets what was wrong with some fields, because it was about another value. */
    clearErrors: (names: readonly string[]): void => set(clearErrors(state, names)),
    /** Looks for all mistakes; true when there is none. */
    trigger: (values = state.values): boolean => {
      const mistakes = mistakesOf(options.rules, seen(values));
      set(submitState({ ...state, values }, mistakes));
      return mistakes.length === 0;
    },
    /** After sending: empties the named fields and forgets the draft. */
    reset: (...names: readonly (keyof Values & string)[]): void => {
      for (const name of names) edited.delete(name);
      const emptied = Object.fromEntries(names.map((name) => [name, initial[name]]));
      set(startState({ ...state.values, ...emptied }));
      options.draft?.write(undefined);
    },
  };
};
