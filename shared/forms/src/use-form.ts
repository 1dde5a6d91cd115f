import {
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type FocusEvent,
  type FormEvent,
  type FormHTMLAttributes,
} from 'react';
import { createForm } from './create-form.ts';
import type { FormOptions } from './form-options.ts';
import { errorsOf, type Text, type Texts } from './form-state.ts';
import { isBlank } from './native-fields.ts';
import type { SubmitFailure } from './server-errors.ts';

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
type FormProps = Pick<
  FormHTMLAttributes<HTMLFormElement>,
  'onSubmit' | 'onBlur' | 'onChange' | 'noValidate' | 'method'
>;
type Actions<Values extends object> = ReturnType<typeof createForm<Values>>;

export interface Form<Values extends object> extends Pick<
  Actions<Values>,
  'setValues' | 'prefill' | 'setError' | 'setErrors' | 'trigger' | 'reset'
> {
  /** For the `<form>` element. */
  readonly props: FormProps;
  readonly register: (name: keyof Values & string) => FormField;
  readonly control: <Name extends keyof Values & string>(
    name: Name,
  ) => ControlledField<Values[Name]>;
  readonly values: Values;
  /** What is wrong, by field name. */
  readonly errors: Texts;
  /** For FormErrorSummary: nothing before the form was sent with mistakes. */
  readonly summary: readonly { readonly id: string; readonly message: string }[];
  /** How often it was sent with mistakes; the summary takes the focus whenever it grows. */
  readonly attempt: number;
  /** One of the mistakes is an empty field. */
  readonly isUnfilled: boolean;
  /** A failure that concerns no particular field. */
  readonly failure: SubmitFailure | undefined;
  readonly isSubmitting: boolean;
  /** False until the page is hydrated, because a press before that would be lost. */
  readonly isReady: boolean;
}

const nothing = (): (() => void) => () => undefined;
const useHydrated = (): boolean =>
  useSyncExternalStore(
    nothing,
    () => true,
    () => false,
  );

const formProps = <Values extends object>({ submit, type, blur, owns }: Actions<Values>) => ({
  noValidate: true,
  method: 'post',
  onSubmit: (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    submit(event.currentTarget);
  },
  onChange: (event: FormEvent<HTMLFormElement>) => {
    const { name } = event.target as HTMLInputElement;
    if (name) type(name, event.currentTarget);
  },
  onBlur: (event: FocusEvent<HTMLFormElement>) => {
    const { name } = event.target as unknown as HTMLInputElement;
    if (name && !owns(name)) blur(name, event);
  },
});

/** Clears the errors about a value kept elsewhere when it changes. */
const useClearStaleErrors = <Values extends object>(
  { clear }: Actions<Values>,
  values: Partial<Values> | undefined,
): void => {
  const key = JSON.stringify(values);
  const seen = useRef(key);
  useLayoutEffect(() => {
    if (seen.current !== key) clear(Object.keys(JSON.parse(key) as object));
    seen.current = key;
  }, [clear, key]);
};

/**
 * The one form engine. Fields are validated when they are left and when the form is sent, and a
 * mistake disappears as it is put right. Errors of the server appear at their fields.
 */
export const useForm = <Values extends object = Readonly<Record<string, string>>>(
  options: FormOptions<Values>,
): Form<Values> => {
  const { id, text, rules, values: outside, draft, summaryText } = options;
  const [actions] = useState(() => createForm(options));
  const state = useSyncExternalStore(actions.subscribe, actions.getState, actions.getState);
  const isReady = useHydrated();
  useLayoutEffect(() => actions.update(options));
  useClearStaleErrors(actions, outside);
  useEffect(() => actions.restore(draft), [actions, draft]);
  const props = useMemo(() => formProps(actions), [actions]);
  return useMemo(() => {
    const seen = { ...state.values, ...outside };
    const errors = errorsOf(state, rules, seen);
    const register = (name: keyof Values & string): FormField => ({
      id: `${id}-${name}`,
      name,
      error: errors[name] && text(errors[name]),
    });
    const { setValues, prefill, setError, setErrors, trigger, reset } = actions;
    const { values, failedSubmits, failure, isSubmitting } = state;
    const summary = Object.entries(errors).map(([name, error]: [string, Text]) => ({
      id: `${id}-${name}`,
      message: summaryText ? summaryText(name, text(error)) : text(error),
    }));
    return {
      setValues,
      prefill,
      setError,
      setErrors,
      trigger,
      reset,
      props,
      register,
      control: (name) => ({
        ...register(name),
        value: values[name],
        onChange: (event) => setValues({ [name]: event.target.value } as Partial<Values>),
        onBlur: (event) => actions.blur(name, event),
      }),
      values,
      errors,
      summary: failedSubmits > 0 ? summary : [],
      attempt: failedSubmits,
      isUnfilled: Object.keys(errors).some((name) => isBlank(seen[name as keyof Values])),
      failure,
      isSubmitting,
      isReady,
    };
  }, [id, text, rules, outside, summaryText, actions, state, props, isReady]);
};
