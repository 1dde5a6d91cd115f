import { LIMITED_RULE, UNUSED_RULE, hasDay, isChangeRule, ruleOf } from './change-rules.ts';
import { districtCentres } from './districts.ts';
import { t } from './text.ts';
import type {
  AdditionContent,
  BranchContent,
  CalendarRule,
  OpeningHours,
  OptionGroupContent,
  PersonTypeContent,
  PlanContent,
  ProductContent,
  Text,
} from './types.ts';

/** Whole Hong Kong dollars as cents. */
export const hk = (dollars: number): number => dollars * 100;

/** Joins paragraphs of both languages with a blank line between them. */
export const paragraphs = (...parts: readonly Text[]): Text => ({
  en: parts.map((part) => part.en).join('\n\n'),
  zh: parts.map((part) => part.zh).join('\n\n'),
});

/** Joins sentences of both languages to one paragraph. */
export const paragraph = (...parts: readonly Text[]): Text => ({
  en: parts.map(({ en }) => en).join(' '),
  zh: parts.map(({ zh }) => zh).join(''),
});

/**
 * What products of one family share; names, selling points and first paragraphs never come from
 * here.
 */
export interface Family {
  readonly categories: readonly string[];
  readonly notices: readonly string[];
  readonly schedule: Text;
  /** How it goes, for everything of the family. */
  readonly expect: Text;
  readonly closing: Text;
  /** One line under a plan that has none of its own. */
  readonly planLine: Text;
  readonly howToUse: Text;
  /** How the terms begin when the general rule of its kind is not its own. */
  readonly rule?: Text;
  /** What becomes of a change that is asked for too late. */
  readonly late?: Text | undefined;
  /** The terms that follow the rule on changes. */
  readonly terms: Text;
  readonly faqs: NonNullable<ProductContent['faqs']>;
  readonly reviewBank: string;
}

export type Draft = Omit<
  ProductContent,
  'categories' | 'notices' | 'description' | 'sellingPoint'
> & {
  readonly line: Text;
  /** The product's own paragraphs, separated by a blank line. */
  readonly about: Text;
  readonly categories?: readonly string[];
  readonly notices?: readonly string[];
};

const topics: readonly (readonly [topic: string, keys: RegExp])[] = [
  ['time', /^(minutes|hours|full-day|one-night|nights)/],
  ['people', /^(up-to|private)/],
  ['calendar', /^(change|no-change|no-booking|book-after)/],
  ['age', /^age/],
  ['confirmation', /^(instant|merchant-confirms)/],
  ['language', /^cantonese/],
  ['access', /^(step-free|stairs)/],
];
const topicOf = (notice: string): string =>
  topics.find(([, keys]) => keys.test(notice))?.[0] ?? notice;

/**
 * The draft's own notices, then those of the family about anything the draft has not spoken of; six
 * at most.
 */
const mergedNotices = (
  { kind, needsConfirmation, notices = [] }: Draft,
  family: Family,
): string[] => {
  const own = [
    ...new Set([
      ...notices,
      ...(needsConfirmation ? ['merchant-confirms'] : []),
      ...(kind === 'limited' ? [LIMITED_RULE] : []),
      ...(hasDay(kind) ? [] : [UNUSED_RULE.key]),
    ]),
  ];
  const spoken = new Set(own.map(topicOf));
  const shared = family.notices.filter(
    (notice) => !spoken.has(topicOf(notice)) && (hasDay(kind) || !isChangeRule(notice)),
  );
  return [...own, ...shared].slice(0, 6);
};

/** The rule on changes that the notices tell, then what the family adds. */
const termsOf = (
  family: Family,
  kind: ProductContent['kind'],
  notices: readonly string[],
  where: string,
): Text => {
  const rule = ruleOf(kind, notices, where);
  return paragraph(
    family.rule ?? rule.text,
    ...(rule.ends && family.late ? [family.late] : []),
    family.terms,
  );
};

/** A product of a family: what the draft leaves out is the family's. */
export const product = (family: Family, draft: Draft): ProductContent => {
  const { line, about, faqs = [], plans, ...rest } = draft;
  const notices = mergedNotices(draft, family);
  const terms = termsOf(family, draft.kind, notices, draft.key);
  return {
    schedule: family.schedule,
    terms,
    reviewBank: family.reviewBank,
    categories: family.categories,
    ...rest,
    sellingPoint: line,
    description: paragraphs(about, family.expect, family.closing),
    notices,
    faqs: [...faqs, ...family.faqs].slice(0, 4),
    plans: plans.map((item) => ({
      description: family.planLine,
      howToUse: family.howToUse,
      terms,
      ...item,
    })),
  };
};

/** A question with its answer in both languages. */
export const faq = (
  question: Text,
  answer: Text,
): { readonly question: Text; readonly answer: Text } => ({ question, answer });

type PlanMore = Omit<PlanContent, 'key' | 'name' | 'price' | 'specialPrice'>;

/** A plan; `was` and `now` in whole dollars, `now` absent when there is no special price. */
export const plan = (
  key: string,
  name: Text,
  was: number,
  now?: number,
  more: PlanMore = {},
): PlanContent => ({
  key,
  name,
  price: hk(was),
  ...(now === undefined ? {} : { specialPrice: hk(now) }),
  ...more,
});

/** Adults, who pay the plan's price, and who else comes with them. */
export const people = (
  adultsFrom: number,
  ...others: readonly PersonTypeContent[]
): readonly PersonTypeContent[] => [
  { kind: 'adult', name: t('Adult', '成人'), minAge: adultsFrom },
  ...others,
];

const priced = (was: number, now: number | undefined) => ({
  price: hk(was),
  ...(now === undefined ? {} : { specialPrice: hk(now) }),
});
/** Children of some ages, beside somebody older; prices in whole dollars. */
export const children = (
  minAge: number,
  maxAge: number,
  was: number,
  now?: number,
): PersonTypeContent => ({
  kind: 'child',
  name: t('Child', '小童'),
  minAge,
  maxAge,
  isAccompanied: true,
  ...priced(was, now),
});
/** Sixty-five and older; prices in whole dollars. */
export const seniors = (was: number, now?: number): PersonTypeContent => ({
  kind: 'senior',
  name: t('Senior', '長者'),
  minAge: 65,
  ...priced(was, now),
});
/** Students with their card; prices in whole dollars. */
export const students = (was: number, now?: number): PersonTypeContent => ({
  kind: 'student',
  name: t('Student with card', '學生（憑證）'),
  ...priced(was, now),
});

interface SlotsMore {
  readonly days?: readonly number[];
  readonly was?: number;
  readonly now?: number;
  /** What a child pays then. */
  readonly child?: number;
}

/** Start times with places for each; prices in whole dollars. */
export const slots = (
  times: readonly string[],
  quota: number,
  more: SlotsMore = {},
): CalendarRule => ({
  times,
  quota,
  ...(more.days ? { days: more.days } : {}),
  ...(more.was === undefined ? {} : { price: hk(more.was) }),
  ...(more.now === undefined ? {} : { specialPrice: hk(more.now) }),
  ...(more.child === undefined ? {} : { people: { child: { specialPrice: hk(more.child) } } }),
});

/** Whole days with places for each; prices in whole dollars. */
export const wholeDays = (quota: number, more: SlotsMore = {}): CalendarRule => {
  const { times: _none, ...rule } = slots([], quota, more);
  return rule;
};

type FieldRow = readonly [key: string, en: string, zh: string, surcharge?: number, quota?: number];

/**
 * An option group; a row's fourth value is a surcharge in whole dollars, its fifth the places of
 * that choice.
 */
export const options = (
  key: string,
  name: Text,
  display: 'chips' | 'dropdown',
  rows: readonly FieldRow[],
): OptionGroupContent => ({
  key,
  name,
  display,
  fields: rows.map(([field, en, zh, surcharge, quota]) => ({
    key: field,
    name: t(en, zh),
    ...(surcharge ? { surcharge: hk(surcharge) } : {}),
    ...(quota === undefined ? {} : { quota }),
  })),
});

type ExtraRow = readonly [
  key: string,
  en: string,
  zh: string,
  price: number,
  maxCount: number,
  quota?: number,
];

/** An addition; a row's price is in whole dollars. */
export const addition = (
  key: string,
  name: Text,
  choose: 'single' | 'multiple',
  rows: readonly ExtraRow[],
  required = false,
): AdditionContent => ({
  key,
  name,
  choose,
  required,
  options: rows.map(([option, en, zh, price, maxCount, quota]) => ({
    key: option,
    name: t(en, zh),
    price: hk(price),
    maxCount,
    ...(quota === undefined ? {} : { quota }),
  })),
});

/** Words on the picture's corner. */
export const mark = (
  tone: 'rose' | 'moss' | 'ink' | 'amber',
  en: string,
  zh: string,
): NonNullable<ProductContent['angleMark']> => ({ tone, name: t(en, zh) });

const everyDay = [1, 2, 3, 4, 5, 6, 7] as const;

/** Opening hours on the given days (1 Monday to 7 Sunday), all days when none are given. */
export const open = (
  opens: string,
  closes: string,
  days: readonly number[] = everyDay,
): OpeningHours => ({ days, opens, closes });

/**
 * A branch a short walk from the centre of its neighbourhood; `shift` moves it by degrees of
 * latitude and longitude.
 */
export const branch = (
  key: string,
  district: string,
  name: Text,
  address: Text,
  tel: string,
  hours: readonly OpeningHours[],
  shift: readonly [number, number] = [0.0004, -0.0006],
): BranchContent => {
  const centre = districtCentres.get(district) ?? { latitude: 22.302, longitude: 114.177 };
  return {
    key,
    district,
    name,
    address,
    tel: `+852 ${tel}`,
    hours,
    latitude: Number((centre.latitude + shift[0]).toFixed(5)),
    longitude: Number((centre.longitude + shift[1]).toFixed(5)),
  };
};
