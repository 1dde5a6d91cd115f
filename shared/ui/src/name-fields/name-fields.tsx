import { NAME_AUTOCOMPLETE, nameFields, type DisplayLocale } from '@tapnook/kernel';
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx';

interface NameFieldsProps {
  readonly locale: DisplayLocale;
  /** The label of a field, and what else its input takes. */
  readonly fieldProps: (name: keyof typeof NAME_AUTOCOMPLETE) => TextFieldProps;
}

/** The two fields of a person's name, in the order of the language. */
export const NameFields = ({ locale, fieldProps }: NameFieldsProps) =>
  nameFields(locale).map((name) => (
    <TextField key={name} autoComplete={NAME_AUTOCOMPLETE[name]} {...fieldProps(name)} />
  ));
