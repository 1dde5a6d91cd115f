import type { TOptions } from 'i18next';

/**
 * The texts of the app that is compiled: each app adds `texts` in its `locales/app-texts.d.ts`, and
 * a key that is not among them does not compile. Packages that know no app take any key.
 *
 * i18next's own `CustomTypeOptions` types its every function by the app, in the sources of this
 * package too, and adds twice as much to the time of a type check.
 */
export interface AppTexts {}

type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';
type Key<Name extends string> = Name extends `${infer Stem}_${PluralForm}` ? Stem | Name : Name;
type KeysOf<Texts, Prefix extends string = ''> = {
  [Name in keyof Texts & string]: Texts[Name] extends string
    ? `${Prefix}${Key<Name>}`
    : KeysOf<Texts[Name], `${Prefix}${Name}.`>;
}[keyof Texts & string];

/** A key of the app's texts, as `part.name`; plural forms by their stem, or as they stand. */
export type TextKey = AppTexts extends { readonly texts: infer Texts } ? KeysOf<Texts> : string;
/** Looks up a text of the app, with values and plurals filled in; an unknown key is given back. */
export type Translate = (key: TextKey, values?: TOptions) => string;
