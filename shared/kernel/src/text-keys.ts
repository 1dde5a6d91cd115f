type WithoutPlural<Key extends string> = Key extends `${infer Base}_${
  | 'zero'
  | 'one'
  | 'two'
  | 'few'
  | 'many'
  | 'other'}`
  ? Base
  : Key;

/**
 * The keys of a locale file as i18next takes them: nested names joined by full stops, the forms of
 * a plural under one name.
 */
export type TextKeyOf<Texts, Prefix extends string = ''> = {
  [Key in keyof Texts & string]: Texts[Key] extends string
    ? `${Prefix}${WithoutPlural<Key>}`
    : TextKeyOf<Texts[Key], `${Prefix}${Key}.`>;
}[keyof Texts & string];
