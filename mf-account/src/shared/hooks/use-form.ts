import type { LocalisedText } from '@tapnook/contracts';
import { allFilled, type Refusal } from '@tapnook/kernel';
import { isCallFailure, type CallFailure, useTranslation } from '@tapnook/platform';
import {
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type FormEvent,
  type FormHTMLAttributes,
} from 'react';
import { codeErrorText } from '../model/attempts-left.ts';
import { fieldFailures } from '../model/field-failures.ts';
import { failureText } from '../model/retry-after.ts';

export type FormValues = Readonly<Record<string, string>>;
export type FieldRule = (value: string, values: FormValues) => Refusal | undefined;

export interface FormOptions {
  /** Prefix of the fields' ids. */
  readonly name: string;
  /** Rules by field name, in the order of the form. */
  readonly rules: Readonly<Record<string, FieldRule>>;
  /** Values by field name that no native input holds, like code boxes and calling code. */
  readonly extra?: FormValues;
  readonly submit: (values: FormValues) => Promise<void>;
  /** Field names by business code. Other failures are shown above the form. */
  readonly fieldOf?: Readonly<Record<string, string>>;
}
export interface FormField {
  readonly id: string;
  readonly name: string;
  readonly error: string | undefined;
}
export interface Form {
  readonly props: Pick<
    FormHTMLAttributes<HTMLFormElement>,
    'onSubmit' | 'onBlur' | 'onChange' | 'noValidate' | 'method'
  >;
  readonly field: (name: string) => FormField;
  /** For FormErrorSummary. */
  readonly errors: readonly { readonly id: string; readonly message: string }[];
  /** Set when a required field was empty as the form was sent (part 1, section 5). */
  readonly unfilled: string | undefined;
  /** How many times the form was sent. */
  readonly attempt: number;
  /** A failure that concerns no particular field. */
  readonly problem: string | undefined;
  readonly busy: boolean;
  /** False until the page is hydrated, because a press before that would be lost. */
  readonly ready: boolean;
  readonly setFieldError: (name: string, message: LocalisedText | undefined) => void;
}

const valuesOf = (form: HTMLFormElement, extra: FormValues): FormValues => {
  const values: Record<string, string> = {};
  for (const element of form.elements) {
    const { name, type, checked, value } = element as HTMLInputElement;
    if (name && (checked || (type !== 'checkbox' && type !== 'radio'))) values[name] = value;
  }
  return { ...values, ...extra };
};

type FieldErrors = Readonly<Record<string, LocalisedText>>;
/**
 * Clears the errors of a value outside the form's inputs when it changes, because they were about
 * the previous value.
 */
const useClearStaleErrors = (
  extra: FormValues,
  setFieldErrors: (change: (fieldErrors: FieldErrors) => FieldErrors) => void,
): void => {
  const values = Object.values(extra).join('\n');
  const [seen, setSeen] = useState(values);
  if (seen === values) return;
  setSeen(values);
  setFieldErrors((fieldErrors) =>
    Object.fromEntries(Object.entries(fieldErrors).filter(([name]) => !(name in extra))),
  );
};

/**
 * A form of native, uncontrolled inputs, so that password managers and paste work unaided. Fields
 * are validated by the kernel's rules on blur and on submit, and at each change once invalid.
 * Errors of the server appear at their fields.
 */
export const useForm = ({
  name: prefix,
  rules,
  extra = {},
  submit,
  fieldOf = {},
}: FormOptions): Form => {
  const words = useTranslation();
  const { text } = words;
  const [fieldErrors, setFieldErrors] = useState<FieldErrors>({});
  const [problem, setProblem] = useState<CallFailure>();
  const [unfilled, setUnfilled] = useState<LocalisedText>();
  const [attempt, setAttempt] = useState(0);
  const [busy, setBusy] = useState(false);
  const [ready, setReady] = useState(false);
  const alive = useRef(true);
  useEffect(() => {
    alive.current = true;
    // oxlint-disable-next-line react/set-state-in-effect -- the first render must equal the server's
    setReady(true);
    return () => void (alive.current = false);
  }, []);
  useClearStaleErrors(extra, setFieldErrors);
  const setFieldError = (field: string, message: LocalisedText | undefined): void =>
    setFieldErrors(({ [field]: _old, ...others }) =>
      message ? { ...others, [field]: message } : others,
    );

  const fail = (failure: CallFailure): void => {
    const field = fieldOf[failure.code];
    const known = fieldFailures(failure, (name) => name in rules);
    if (field) setFieldError(field, codeErrorText(failure, words));
    else if (Object.keys(known).length > 0) setFieldErrors(known);
    else setProblem(failure);
    setAttempt((count) => count + 1);
  };
  const send = async (values: FormValues): Promise<void> => {
    setBusy(true);
    try {
      await submit(values);
    } catch (error) {
      if (!isCallFailure(error)) throw error;
      if (error.code !== 'canceled' && alive.current) fail(error);
    } finally {
      if (alive.current) setBusy(false);
    }
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (busy) return;
    const values = valuesOf(event.currentTarget, extra);
    const errors: Record<string, LocalisedText> = {};
    for (const [field, rule] of Object.entries(rules)) {
      const refusal = rule(values[field] ?? '', values);
      if (refusal) errors[field] = refusal.text;
    }
    setFieldErrors(errors);
    setUnfilled(allFilled(Object.keys(errors).map((field) => values[field] ?? ''))?.text);
    setProblem(undefined);
    if (Object.keys(errors).length > 0) setAttempt((count) => count + 1);
    else void send(values);
  };
  const onBlur = (event: FocusEvent<HTMLFormElement>): void => {
    const { name: field, value } = event.target as unknown as { name?: string; value?: string };
    const rule = field ? rules[field] : undefined;
    // Tabbing past an empty field is no mistake yet. On the way to the submit button, submitting
    // validates: a message shown now would move the button away from the pointer.
    const sending =
      event.relatedTarget instanceof HTMLButtonElement && event.relatedTarget.type === 'submit';
    if (!field || !rule || sending || (!value && !fieldErrors[field])) return;
    const values = valuesOf(event.currentTarget, extra);
    setFieldError(field, rule(values[field] ?? '', values)?.text);
  };
  /**
   * An invalid field is validated at each change, so that its error disappears as soon as it is
   * right.
   */
  const onChange = (event: FormEvent<HTMLFormElement>): void => {
    const { name: field } = event.target as unknown as { name?: string };
    const rule = field && fieldErrors[field] ? rules[field] : undefined;
    if (!field || !rule) return;
    const values = valuesOf(event.currentTarget, extra);
    setFieldError(field, rule(values[field] ?? '', values)?.text);
  };
  return {
    props: { onSubmit, onBlur, onChange, noValidate: true, method: 'post' },
    field: (field) => ({
      id: `${prefix}-${field}`,
      name: field,
      error: fieldErrors[field] && text(fieldErrors[field]),
    }),
    // The summary appears after the first submit; before that the message at the field is enough.
    errors:
      attempt === 0
        ? []
        : Object.keys(rules).flatMap((field) =>
            fieldErrors[field]
              ? [{ id: `${prefix}-${field}`, message: text(fieldErrors[field]) }]
              : [],
          ),
    attempt,
    busy,
    ready,
    setFieldError,
    unfilled: unfilled && text(unfilled),
    problem: problem && failureText(problem, words),
  };
};
