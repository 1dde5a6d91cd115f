import type { FormDraft, FormOptions, Snapshot } from './form-options.ts';
import {
  changeValues,
  clearErrors,
  mistakesOf,
  refuseState,
  showErrors,
  startState,
  submitState,
  type Text,
  type Texts,
} from './form-state.ts';
import { isBlank, isSendingButton, nativeValues } from './native-fields.ts';
import { isSubmitFailure, serverErrors, type SubmitFailure } from './server-errors.ts';

const startValues = <Values extends object>({ defaultValues }: FormOptions<Values>): Values =>
  typeof defaultValues === 'function' ? defaultValues() : (defaultValues ?? ({} as Values));

/** The state of one form, and who listens to it. */
const createStore = <Values extends object>(options: FormOptions<Values>) => {
  const initial = startValues(options);
  const listeners = new Set<() => void>();
  const owns = (name: string): boolean => name in initial;
  const store = {
    options,
    initial,
    owns,
    state: { ...startState(initial), isSubmitting: false, failure: undefined } as Snapshot<Values>,
    /** Fields in which somebody entered something. */
    edited: new Set<string>(),
    set: (next: Partial<Snapshot<Values>>): void => {
      store.state = { ...store.state, ...next };
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** The values with those of native inputs. */
    read: (form?: HTMLFormElement | null): Values =>
      form
        ? { ...store.state.values, ...(nativeValues(form, owns) as Partial<Values>) }
        : store.state.values,
    /** The values with those kept elsewhere: what the rules judge. */
    seen: (values: Values): Values => ({ ...values, ...store.options.values }),
  };
  return store;
};
type Store<Values extends object> = ReturnType<typeof createStore<Values>>;

const valueActions = <Values extends object>(store: Store<Values>) => {
  const { set, edited, owns } = store;
  const change = (values: Values, names: readonly string[]): void => {
    const { aliases = {}, rules } = store.options;
    const also = names.flatMap((name) => aliases[name] ?? []);
    set(changeValues(store.state, values, [...names, ...also], rules, store.seen(values)));
  };
  const merge = (values: Readonly<Record<string, unknown>>): void =>
    set({ values: { ...store.state.values, ...values } });
  return {
    /** What somebody entered; a function is given the newest values. */
    setValues: (changes: Partial<Values> | ((before: Values) => Partial<Values>)): void => {
      const changed = typeof changes === 'function' ? changes(store.state.values) : changes;
      for (const name of Object.keys(changed)) edited.add(name);
      change({ ...store.state.values, ...changed }, Object.keys(changed));
      store.options.draft?.write(store.state.values);
    },
    /** Fills in fields that nobody has entered anything in. */
    prefill: (values: Partial<Values>): void =>
      merge(
        Object.fromEntries(
          Object.entries(values).filter(([name, value]) => value && !edited.has(name)),
        ),
      ),
    /** Takes the draft up. */
    restore: (draft: FormDraft<Values> | undefined): void => {
      const found = Object.entries(draft?.read?.() ?? {}).filter(([name]) => owns(name));
      for (const [name, value] of found) if (!isBlank(value)) edited.add(name);
      if (found.length > 0) merge(Object.fromEntries(found));
    },
    /** A native input was typed in. */
    type: (name: string, form: HTMLFormElement): void => {
      if (owns(name)) return;
      edited.add(name);
      if (store.state.shown.size > 0) change(store.read(form), [name]);
    },
    /** After sending: empties the named fields and forgets the draft. */
    reset: (...names: readonly (keyof Values & string)[]): void => {
      for (const name of names) edited.delete(name);
      const emptied = Object.fromEntries(names.map((name) => [name, store.initial[name]]));
      set(startState({ ...store.state.values, ...emptied }));
      store.options.draft?.write(undefined);
    },
  };
};

const validation = <Values extends object>(store: Store<Values>) => {
  const { set, edited, seen, read } = store;
  /** The value in which a field is sent. */
  const normalise = (name: string, values: Values): Values => {
    const { normalise: normalisers, draft } = store.options;
    const field = name as keyof Values;
    const value = normalisers?.[field]?.(values[field], seen(values));
    if (value === undefined || value === values[field]) return values;
    const normalised = { ...values, [field]: value };
    draft?.write(normalised);
    return normalised;
  };
  const leave = (name: string, form: HTMLFormElement | null): void => {
    const { state, options } = store;
    const values = normalise(name, read(form));
    const isEntered = edited.has(name) || !isBlank(seen(values)[name as keyof Values]);
    // Tabbing past an empty field is no mistake yet.
    if (!isEntered && options.mode !== 'touched' && !state.shown.has(name)) return;
    const next = changeValues(state, values, [], options.rules, seen(values));
    const isWrong = mistakesOf(options.rules, seen(values)).includes(name);
    set(isWrong ? showErrors(next, [name]) : next);
  };
  return {
    leave,
    blur: (name: string, event: { target: EventTarget; relatedTarget: EventTarget | null }) => {
      // Sending validates: a message shown now would move the button away from the pointer.
      if (!isSendingButton(event)) leave(name, (event.target as HTMLInputElement).form);
    },
    /** Shows what is wrong with a field, or nothing more. */
    setError: (name: string, text: Text | undefined): void => {
      const { state } = store;
      const refused = { ...state.refused, ...(text && { [name]: text }) };
      set(text ? { ...showErrors(state, [name]), refused } : clearErrors(state, [name]));
    },
    /** Shows what was found wrong after the form was sent. */
    setErrors: (errors: Texts): void => set(refuseState(store.state, errors)),
    clear: (names: readonly string[]): void => set(clearErrors(store.state, names)),
    /** Looks for all mistakes; true when there is none. */
    trigger: (values = read()): boolean => {
      const mistakes = mistakesOf(store.options.rules, seen(values));
      set({ ...submitState({ ...store.state, values }, mistakes), failure: undefined });
      return mistakes.length === 0;
    },
  };
};

const submission = <Values extends object>(
  store: Store<Values>,
  { trigger, setErrors }: ReturnType<typeof validation<Values>>,
) => {
  const fail = (failure: SubmitFailure): void => {
    const { fieldOf = {}, messageOf, rules, aliases } = store.options;
    const field = fieldOf[failure.code];
    const refused =
      field === undefined
        ? serverErrors(failure, (name) => name in rules, aliases)
        : { [field]: messageOf?.(failure) ?? failure.text };
    setErrors(refused);
    if (Object.keys(refused).length === 0) store.set({ failure });
  };
  const send = async (values: Values): Promise<void> => {
    store.set({ isSubmitting: true });
    try {
      await store.options.onSubmit?.(values);
    } catch (error) {
      if (!isSubmitFailure(error)) throw error;
      if (error.code !== 'canceled') fail(error);
    } finally {
      store.set({ isSubmitting: false });
    }
  };
  return (form?: HTMLFormElement): void => {
    const values = store.read(form);
    if (!store.state.isSubmitting && trigger(values)) void send(store.seen(values));
  };
};

/** A form without a view: its state, and what can happen to it. */
export const createForm = <Values extends object>(options: FormOptions<Values>) => {
  const store = createStore(options);
  const { trigger, ...checks } = validation(store);
  return {
    ...valueActions(store),
    ...checks,
    /** Looks for all mistakes, or for those of one field; true when there is none. */
    trigger: (name?: keyof Values & string): boolean => {
      if (name === undefined) return trigger();
      checks.leave(name, null);
      return !store.state.shown.has(name);
    },
    submit: submission(store, { trigger, ...checks }),
    owns: store.owns,
    subscribe: store.subscribe,
    getState: () => store.state,
    update: (next: FormOptions<Values>): void => void (store.options = next),
  };
};
