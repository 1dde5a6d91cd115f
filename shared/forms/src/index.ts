export { useForm, type ControlledField, type Form, type FormField } from './use-form.ts';
export type { FormDraft, FormOptions } from './form-options.ts';
export type { FieldRule, Rules, Text, Texts } from './form-state.ts';
export { isSubmitFailure, serverErrors, type SubmitFailure } from './server-errors.ts';
