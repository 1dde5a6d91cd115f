/** Localised text, with the keys that every payload uses. */
export interface Text {
  readonly en_gb: string;
  readonly zh_hk: string;
}

/** Locales of routes (part 1, section 9). */
export type DisplayLocale = 'en-US' | 'zh-HK';

/** Whether texts are shown in Chinese. */
export const isChinese = (locale: DisplayLocale): boolean => locale === 'zh-HK';

/**
 * A person's name as it is written in its own language: the family name first where it has Chinese
 * characters, and without a space where two of them meet; else given name, space, family name.
 * Empty when neither is known.
 */
export const personName = ({
  firstName,
  lastName,
}: {
  readonly firstName?: string | null | undefined;
  readonly lastName?: string | null | undefined;
}): string => {
  const [given, family] = [firstName?.trim() ?? '', lastName?.trim() ?? ''];
  if (!/\p{Script=Han}/u.test(given + family)) return `${given} ${family}`.trim();
  const meet = /\p{Script=Han}$/u.test(family) && /^\p{Script=Han}/u.test(given);
  return `${family}${meet ? '' : ' '}${given}`.trim();
};

const NAME_FIELDS = ['firstName', 'lastName'] as const;

/** The fields of a name in the order of a language: in Chinese the family name comes first. */
export const nameFields = (locale: DisplayLocale): readonly (typeof NAME_FIELDS)[number][] =>
  isChinese(locale) ? NAME_FIELDS.toReversed() : NAME_FIELDS;

/**
 * Rules of a form that begins with a name: mistakes are told in the order in which the language has
 * the fields.
 */
export const inNameOrder = <Rules extends object>(locale: DisplayLocale, rules: Rules): Rules => ({
  ...Object.fromEntries(nameFields(locale).map((name) => [name, undefined])),
  ...rules,
});

/** What browsers fill into a field of a name (HTML, autofill). */
export const NAME_AUTOCOMPLETE = { firstName: 'given-name', lastName: 'family-name' } as const;

/**
 * What stands for somebody on the screen: the name, else the e-mail's first part, else the end of
 * the number.
 */
export const shownName = (who: {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string | null;
  readonly phone: string | null;
}): string =>
  personName(who) ||
  who.email?.split('@')[0] ||
  (who.phone ? `\u2022\u2022${who.phone.slice(-4)}` : '');

/** Control characters, and those that turn the direction of the text around them. */
const UNTYPED = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;

/**
 * One line as somebody typed it: what no keyboard types becomes a space, and there is none at
 * either end.
 */
export const typedLine = (value: string): string => value.replace(UNTYPED, ' ').trim();

/**
 * Length in characters as people count them: one for a Chinese character or an emoji outside the
 * basic plane.
 */
export const characterCount = (value: string): number => Array.from(value).length;
