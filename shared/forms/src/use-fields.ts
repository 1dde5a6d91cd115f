import {
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
  type FocusEvent,
} from 'react';
import { createFields } from './create-fields.ts';
import type { FieldsOptions } from './form-options.ts';
import { errorsOf, type Texts } from './form-state.ts';

/** What a native input takes: it keeps its own value, so that password managers work unaided. */
export interface FormField {
  readonly id: string;
  readonly name: string;
  readonly error: string | undefined;
}
/** What an input takes whose value the form keeps. */
export interface ControlledField<Value> extends FormField {
  readonly value: Value;
  readonly onChange: (event: { readonly target: { readonly value: string } }) => void;
  readonly onBlur: (event: FocusEvent) => void;
}
type Actions<Values extends object> = Omit<
  ReturnType<typeof createFields<Values>>,
  'subscribe' | 'getState' | 'update' | 'restore'
>;

export interface Fields<Values extends object> extends Actions<Values> {
  readonly register: (name: keyof Values & string) => FormField;
  readonly control: <Name extends keyof Values & string>(
    name: Name,
  ) => ControlledField<Values[Name]>;
  /** The newest values, those kept elsewhere included. */
  readonly values: Values;
  /** What is wrong, by field name. */
  readonly errors: Texts;
  /** For FormErrorSummary: nothing before the form was sent with mistakes. */
  readonly summary: readonly { readonly id: string; readonly message: string }[];
  /** How often it was sent with mistakes; the summary takes the focus whenever it grows. */
  readonly attempt: number;
}

/** Whether a field is left for the button that sends its form. */
export const isSendingButton = ({ target, relatedTarget: button }: FocusEvent): boolean =>
  button instanceof HTMLButtonElement &&
  button.type === 'submit' &&
  button.form !== null &&
  button.form === (target as HTMLInputElement).form;

/**
 * The one form engine. Fields are validated when they are left and when the form is sent, and a
 * mistake disappears as it is put right.
 */
export const useFields = <Values extends object>(
  options: FieldsOptions<Values>,
): Fields<Values> => {
  const { id, text, rules, values: outside, draft, summaryText } = options;
  const [store] = useState(() => createFields(options));
  const state = useSyncExternalStore(store.subscribe, store.getState, store.getState);
  useLayoutEffect(() => store.update(options));
  useEffect(() => store.restore(draft), [store, draft]);
  return useMemo(() => {
    const { failedSubmits } = state;
    const values = { ...state.values, ...outside };
    const errors = errorsOf(state, rules, values);
    const fieldId = (name: string): string => `${id}-${name}`;
    const register = (name: keyof Values & string): FormField => ({
      id: fieldId(name),
      name,
      error: errors[name] && text(errors[name]),
    });
    return {
      ...store,
      register,
      control: (name) => ({
        ...register(name),
        value: values[name],
        onChange: (event) => store.setValues({ [name]: event.target.value } as Partial<Values>),
        onBlur: (event) => {
          // Sending validates: a message shown now would move the button away from the pointer.
          if (!isSendingButton(event)) store.leave(name);
        },
      }),
      values,
      errors,
      summary: Object.entries(failedSubmits > 0 ? errors : {}).map(([name, error]) => ({
        id: fieldId(name),
        message: summaryText?.(name, text(error)) ?? text(error),
      })),
      attempt: failedSubmits,
    };
  }, [id, text, rules, outside, summaryText, store, state]);
};
