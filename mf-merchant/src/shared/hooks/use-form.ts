import { localised, type Locale, type LocalisedText } from '@tapnook/contracts';
import type { Refusal } from '@tapnook/kernel';
import { useId, useState } from 'react';
import { useDraft } from '../storage/use-draft.ts';

export type Values<Name extends string> = Readonly<Record<Name, string>>;
export type FormRules<Name extends string> = {
  readonly [Each in Name]?: (value: string, values: Values<Name>) => Refusal | undefined;
};

/** By field name. */
type Refusals = Readonly<Record<string, LocalisedText>>;

export interface FormOptions<Name extends string> {
  readonly initial: Values<Name>;
  readonly rules: FormRules<Name>;
  readonly locale: Locale;
  /** Label of each field, for the error summary. */
  readonly labels: Readonly<Record<Name, string>>;
  /** Storage key of the draft. */
  readonly draft: string;
}

/** Props of one field, for the inputs of the UI library. */
export interface FieldProps {
  readonly id: string;
  readonly name: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (event: { readonly target: { readonly value: string } }) => void;
  readonly onBlur: () => void;
}
export interface Form<Name extends string> {
  readonly values: Values<Name>;
  readonly field: (name: Name) => FieldProps;
  readonly set: (name: Name, value: string) => void;
  /** Fills in fields that nobody has typed in yet. */
  readonly fill: (values: Partial<Values<Name>>) => void;
  /** Validates all fields; true when the form can be sent. */
  readonly check: () => boolean;
  /** For the summary above the form; empty until the form was sent with errors. */
  readonly errors: readonly { readonly id: string; readonly message: string }[];
  readonly attempt: number;
  /** Shows the server's refusals at their fields, until something is changed. */
  readonly refuse: (texts: Refusals) => void;
  /** After sending: empties the named fields and deletes the draft. */
  readonly clear: (...names: readonly Name[]) => void;
}

const namesOf = <Name extends string>(values: Values<Name>): Name[] =>
  Object.keys(values) as Name[];
const pick = <Name extends string>(
  initial: Values<Name>,
  draft: Readonly<Record<string, string>>,
): Partial<Values<Name>> =>
  Object.fromEntries(
    namesOf(initial).flatMap((name) => (draft[name] === undefined ? [] : [[name, draft[name]]])),
  ) as Partial<Values<Name>>;

/**
 * A form that validates a field on blur and from then on at each change. It stores a draft, so that
 * a failed submit loses nothing.
 */
export const useForm = <Name extends string>({
  initial,
  rules,
  locale,
  labels,
  draft: key,
}: FormOptions<Name>): Form<Name> => {
  const id = useId();
  const [values, setValues] = useState(initial);
  const [touched, setTouched] = useState<ReadonlySet<Name>>(new Set());
  const [validated, setValidated] = useState<ReadonlySet<Name>>(new Set());
  const [attempt, setAttempt] = useState(0);
  const [refusals, setRefusals] = useState<Refusals>({});
  const draft = useDraft(key, (found) => {
    setValues((now) => ({ ...now, ...pick(initial, found) }));
    setTouched(new Set(namesOf(initial).filter((name) => found[name])));
  });
  const errorOf = (name: Name): string | undefined => {
    const refused = rules[name]?.(values[name], values)?.text ?? refusals[name];
    return refused && localised(refused, locale);
  };
  const set = (name: Name, value: string): void => {
    const next = { ...values, [name]: value };
    setValues(next);
    setRefusals({});
    setTouched(new Set(touched).add(name));
    draft.write(next);
  };
  const wrong = namesOf(initial).filter((name) => errorOf(name) !== undefined);
  return {
    values,
    set,
    field: (name) => ({
      id: `${id}-${name}`,
      name,
      value: values[name],
      error: validated.has(name) ? errorOf(name) : undefined,
      onChange: (event) => set(name, event.target.value),
      // Tabbing past an empty field is no error yet.
      onBlur: () => values[name].trim() !== '' && setValidated(new Set(validated).add(name)),
    }),
    fill: (given) =>
      setValues((now) => ({
        ...now,
        ...Object.fromEntries(
          Object.entries(given).filter(([name, value]) => value && !touched.has(name as Name)),
        ),
      })),
    check: () => {
      setValidated(new Set(namesOf(initial)));
      setRefusals({});
      const isValid = namesOf(initial).every((name) => !rules[name]?.(values[name], values));
      if (!isValid) setAttempt(attempt + 1);
      return isValid;
    },
    errors:
      attempt === 0
        ? []
        : wrong
            .filter((name) => validated.has(name))
            .map((name) => ({
              id: `${id}-${name}`,
              message: `${labels[name]}${locale === 'zh-HK' ? '：' : ': '}${errorOf(name) ?? ''}`,
            })),
    attempt,
    refuse: (texts) => {
      setRefusals(texts);
      setAttempt(attempt + 1);
    },
    clear: (...names) => {
      setValues((now) => ({
        ...now,
        ...Object.fromEntries(names.map((name) => [name, initial[name]])),
      }));
      setValidated(new Set());
      setAttempt(0);
      draft.forget();
    },
  };
};
