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
import { refusedCode } from '../model/attempts-left.ts';
import { failureWords } from '../model/retry-after.ts';

export type FormValues = Readonly<Record<string, string>>;
export type FieldRule = (value: string, values: FormValues) => Refusal | undefined;

export interface FormOptions {
  /** Prefix of the fields' ids. */
  readonly name: string;
  /** Field name → its rule, in the order of the form. */
  readonly rules: Readonly<Record<string, FieldRule>>;
  /** Values that no native input holds (code boxes, calling code), by field name. */
  readonly extra?: FormValues;
  readonly submit: (values: FormValues) => Promise<void>;
  /** Business code → the field it is about; other failures are told above the form. */
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
  /** That something required was left empty when the form was sent (part 1, section 5); nothing otherwise. */
  readonly unfilled: string | undefined;
  /** How often the form was sent. */
  readonly attempt: number;
  /** What is wrong with no field in particular. */
  readonly problem: string | undefined;
  readonly busy: boolean;
  /** False until scripts run: a press before that would be lost. */
  readonly ready: boolean;
  readonly tell: (name: string, message: LocalisedText | undefined) => void;
}

const valuesOf = (form: HTMLFormElement, extra: FormValues): FormValues => {
  const values: Record<string, string> = {};
  for (const element of form.elements) {
    const { name, type, checked, value } = element as HTMLInputElement;
    if (name && (checked || (type !== 'checkbox' && type !== 'radio'))) values[name] = value;
  }
  return { ...values, ...extra };
};

interface FieldFault {
  readonly field?: string;
  readonly en_US?: string;
  readonly zh_HK?: string;
}
/** What the server says of single fields (10102): `data.fields`, each named by its place, as `body.email`. */
const fieldFailures = (failure: CallFailure): Readonly<Record<string, LocalisedText>> => {
  const fields = (failure.data as { readonly fields?: readonly FieldFault[] } | null)?.fields ?? [];
  return Object.fromEntries(
    fields.map(({ field = '', en_US = failure.text.en_gb, zh_HK = failure.text.zh_hk }) => [
      field.replace(/^body\./, ''),
      { en_gb: en_US, zh_hk: zh_HK },
    ]),
  );
};

type Refusals = Readonly<Record<string, LocalisedText>>;
/** What was said of a value outside the form's inputs is not said of the next one: a code that was refused, one that had not been sent. */
const useStale = (
  extra: FormValues,
  setRefusals: (change: (refusals: Refusals) => Refusals) => void,
): void => {
  const values = Object.values(extra).join('\n');
  const [seen, setSeen] = useState(values);
  if (seen === values) return;
  setSeen(values);
  setRefusals((refusals) =>
    Object.fromEntries(Object.entries(refusals).filter(([name]) => !(name in extra))),
  );
};

/**
 * A form of native, uncontrolled inputs: what was typed is never lost, password managers and paste just work. Fields
 * are judged when left and when sent, and once wrong at each change, by the kernel's rules; refusals of the server appear at their field.
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
  const [refusals, setRefusals] = useState<Refusals>({});
  const [problem, setProblem] = useState<CallFailure>();
  const [unfilled, setUnfilled] = useState<LocalisedText>();
  const [attempt, setAttempt] = useState(0);
  const [busy, setBusy] = useState(false);
  const [ready, setReady] = useState(false);
  const alive = useRef(true);
  useEffect(() => {
    alive.current = true;
    setReady(true);
    return () => void (alive.current = false);
  }, []);
  useStale(extra, setRefusals);
  const tell = (field: string, message: LocalisedText | undefined): void =>
    setRefusals(({ [field]: _old, ...others }) =>
      message ? { ...others, [field]: message } : others,
    );

  const fail = (failure: CallFailure): void => {
    const fields = fieldFailures(failure);
    const field = fieldOf[failure.code];
    const known = Object.fromEntries(Object.entries(fields).filter(([key]) => key in rules));
    if (field) tell(field, refusedCode(failure, words));
    else if (Object.keys(known).length > 0) setRefusals(known);
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
    const refused: Record<string, LocalisedText> = {};
    for (const [field, rule] of Object.entries(rules)) {
      const refusal = rule(values[field] ?? '', values);
      if (refusal) refused[field] = refusal.text;
    }
    setRefusals(refused);
    setUnfilled(allFilled(Object.keys(refused).map((field) => values[field] ?? ''))?.text);
    setProblem(undefined);
    if (Object.keys(refused).length > 0) setAttempt((count) => count + 1);
    else void send(values);
  };
  const onBlur = (event: FocusEvent<HTMLFormElement>): void => {
    const { name: field, value } = event.target as unknown as { name?: string; value?: string };
    const rule = field ? rules[field] : undefined;
    // Leaving a field empty on the way past is no mistake yet; on the way to the button, sending judges it: a message
    // that appears now would move the button from under the press.
    const sending =
      event.relatedTarget instanceof HTMLButtonElement && event.relatedTarget.type === 'submit';
    if (!field || !rule || sending || (!value && !refusals[field])) return;
    const values = valuesOf(event.currentTarget, extra);
    tell(field, rule(values[field] ?? '', values)?.text);
  };
  /** Once wrong, a field is judged at each change, so that it is told at once when it is right. */
  const onChange = (event: FormEvent<HTMLFormElement>): void => {
    const { name: field } = event.target as unknown as { name?: string };
    const rule = field && refusals[field] ? rules[field] : undefined;
    if (!field || !rule) return;
    const values = valuesOf(event.currentTarget, extra);
    tell(field, rule(values[field] ?? '', values)?.text);
  };
  return {
    props: { onSubmit, onBlur, onChange, noValidate: true, method: 'post' },
    field: (field) => ({
      id: `${prefix}-${field}`,
      name: field,
      error: refusals[field] && text(refusals[field]),
    }),
    // Above the form only after it was sent: before, the message at the field is enough.
    errors:
      attempt === 0
        ? []
        : Object.keys(rules).flatMap((field) =>
            refusals[field] ? [{ id: `${prefix}-${field}`, message: text(refusals[field]) }] : [],
          ),
    attempt,
    busy,
    ready,
    tell,
    unfilled: unfilled && text(unfilled),
    problem: problem && failureWords(problem, words),
  };
};
