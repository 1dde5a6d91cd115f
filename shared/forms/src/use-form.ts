import {
  useState,
  useSyncExternalStore,
  type FocusEvent,
  type FormEvent,
  type FormHTMLAttributes,
} from 'react';
import type { FormOptions } from './form-options.ts';
import { nativeValues } from './native-fields.ts';
import { isSubmitFailure, serverErrors, type SubmitFailure } from './server-errors.ts';
import { isSendingButton, useFields, type Fields } from './use-fields.ts';

type FormProps = Pick<
  FormHTMLAttributes<HTMLFormElement>,
  'onSubmit' | 'onBlur' | 'onChange' | 'noValidate' | 'method'
>;
export interface Form<Values extends object> extends Fields<Values> {
  /** For the `<form>` element. */
  readonly props: FormProps;
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

/** The handlers of a form; native inputs are read where they bubble to. */
const formProps = <Values extends object>(
  { getValues, owns, enter, leave, begin, errors }: Fields<Values>,
  submit: (values: Values) => void,
): FormProps => {
  const read = (form: HTMLFormElement): Values => ({
    ...getValues(),
    ...(nativeValues(form, owns) as Partial<Values>),
  });
  return {
    noValidate: true,
    method: 'post',
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (begin()) submit(read(event.currentTarget));
    },
    onChange: (event: FormEvent<HTMLFormElement>) => {
      const { name } = event.target as HTMLInputElement;
      if (name && !owns(name))
        enter(Object.keys(errors).length > 0 ? read(event.currentTarget) : getValues(), [name]);
    },
    onBlur: (event: FocusEvent<HTMLFormElement>) => {
      const { name } = event.target as unknown as HTMLInputElement;
      if (name && !owns(name) && !isSendingButton(event)) leave(name, read(event.currentTarget));
    },
  };
};

/** The engine with a `<form>` that sends. Errors of the server appear at their fields. */
export const useForm = <Values extends object = Readonly<Record<string, string>>>(
  options: FormOptions<Values>,
): Form<Values> => {
  const fields = useFields(options);
  const [isSubmitting, setSubmitting] = useState(false);
  const [failure, setFailure] = useState<SubmitFailure>();
  const isReady = useHydrated();
  const fail = (failed: SubmitFailure): void => {
    const { fieldOf = {}, messageOf, rules, aliases } = options;
    const field = fieldOf[failed.code];
    const refused =
      field === undefined
        ? serverErrors(failed, (name) => name in rules, aliases)
        : { [field]: messageOf?.(failed) ?? failed.text };
    fields.setErrors(refused);
    if (Object.keys(refused).length === 0) setFailure(failed);
  };
  const send = async (values: Values): Promise<void> => {
    setSubmitting(true);
    try {
      await options.onSubmit?.(values);
    } catch (error) {
      if (!isSubmitFailure(error)) throw error;
      if (error.code !== 'canceled') fail(error);
    } finally {
      fields.end();
      setSubmitting(false);
    }
  };
  return {
    ...fields,
    props: formProps(fields, (values) => {
      setFailure(undefined);
      if (fields.trigger(values)) void send(fields.seen(values));
      else fields.end();
    }),
    failure,
    isSubmitting,
    isReady,
  };
};
