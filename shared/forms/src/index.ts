export { useForm, type Form } from './use-form.ts';
export { useField, type FieldOptions, type SingleField } from './use-field.ts';
export { useFields, type ControlledField, type Fields, type FormField } from './use-fields.ts';
export type { FieldsOptions, FormDraft, FormOptions } from './form-options.ts';
export type { FieldRule, Rules, Text, Texts } from './form-state.ts';
export { isSubmitFailure, serverErrors, type SubmitFailure } from './server-errors.ts';
