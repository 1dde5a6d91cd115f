import type { Rules, Text } from './form-state.ts';
import type { Aliases, SubmitFailure } from './server-errors.ts';

/** Where typed values wait for a reload, another language, or another page. */
export interface FormDraft<Values> {
  /** Read once the form is mounted, since a server knows no draft. */
  readonly read?: () => Partial<Values> | undefined;
  /** Called with every value that somebody entered; undefined once they are sent. */
  readonly write: (values: Values | undefined) => void;
}

/** Fields with their rules, wherever they are sent. */
export interface FieldsOptions<Values extends object> {
  /** Prefix of the fields' ids. */
  readonly id: string;
  readonly text: (text: Text | undefined) => string;
  readonly rules: Rules<Values>;
  /** Values that the form keeps. Fields without one are native inputs that keep their own. */
  readonly defaultValues?: Values | (() => Values);
  /** Values kept elsewhere, like the boxes of a code. */
  readonly values?: Partial<Values>;
  /** What a field becomes when it is left: the value as it is sent. */
  readonly normalise?: {
    readonly [Name in keyof Values]?: (value: Values[Name], values: Values) => Values[Name];
  };
  /** `touched` finds a required field that was passed over; else only entered values are judged. */
  readonly mode?: 'entered' | 'touched';
  /** The same object as long as it is the same draft. */
  readonly draft?: FormDraft<Values>;
  /** Names the field in the words of the error summary. */
  readonly summaryText?: (name: string, message: string) => string;
  /** Server fields that are shown at another field, like a calling code at its number. */
  readonly aliases?: Aliases;
}

/** A `<form>` that sends them. */
export interface FormOptions<Values extends object> extends FieldsOptions<Values> {
  /** Sends the form; a second press waits for its end. A rejection by a call's failure is shown. */
  readonly onSubmit?: (values: Values) => Promise<unknown> | void;
  /** Field names by the business code that is about them. */
  readonly fieldOf?: Readonly<Record<string, string>>;
  /** The words of a failure at a field. */
  readonly messageOf?: (failure: SubmitFailure) => Text;
}
