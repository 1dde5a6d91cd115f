import type { Locale, LocalisedText } from '@tapnook/contracts';
import { api, type Api } from '@tapnook/contracts/api';
import type { TextValues } from '@tapnook/server/translations';
import type { z } from 'zod';
import { type Db, inTransaction } from '../../db/pool.ts';
import { ApiError, fieldError } from '../../errors.ts';
import type { Call } from '../../handlers.ts';
import { messageOf } from '../../plugins/validation-errors.ts';
import { bilingual, listed, type TextKey, translator } from '../../translations.ts';
import { findCategoryId, hasProductNamed, idOf } from '../catalog/index.ts';
import { merchantFor, type Member } from '../merchants/index.ts';
import { parseCsv } from './csv.ts';
import { addPlan } from './plans.service.ts';
import { addProduct } from './products.service.ts';

const MOST_LINES = 500;
/** Columns of the file; those with a star must be there. */
const COLUMNS = [
  'kind*',
  'category*',
  'name_en*',
  'name_zh*',
  'selling_point_en',
  'selling_point_zh',
  'description_en',
  'description_zh',
  'plan_en*',
  'plan_zh*',
  'price*',
  'valid_for_days',
  'quota',
] as const;
const NAMES = COLUMNS.map((column) => column.replace('*', ''));
type Line = Readonly<Record<string, string>>;
type Input = Call<Api['importProducts']>['body'];

const fault = (key: TextKey, values: TextValues) =>
  new ApiError('10102', { fields: [fieldError('body.csv', key, values)] });

/** The lines of a file by the names of its first one. */
const readLines = (csv: string) => {
  const [head, ...rest] = parseCsv(csv);
  const names = (head?.fields ?? []).map((name) => name.toLowerCase());
  const lacking = COLUMNS.filter((column) => column.endsWith('*'))
    .map((column) => column.replace('*', ''))
    .filter((column) => !names.includes(column));
  const unknown = names.filter((name) => !NAMES.includes(name));
  if (lacking.length > 0) throw fault('fault.import.lackingColumns', { names: listed(lacking) });
  if (unknown.length > 0) throw fault('fault.import.unknownColumns', { names: listed(unknown) });
  if (rest.length === 0) throw fault('fault.import.noLines', {});
  if (rest.length > MOST_LINES) throw fault('fault.import.mostLines', { count: MOST_LINES });
  return rest.map(({ line, fields }) => ({
    line,
    values: Object.fromEntries(names.map((name, index) => [name, fields[index] ?? ''])) as Line,
  }));
};

const numberOf = (text: string | undefined): number | null =>
  text ? Number(text.replace(/[$,]/g, '').replace(/^HK/i, '')) : null;
const both = (values: Line, name: string) => ({
  en_gb: values[`${name}_en`] ?? '',
  zh_hk: values[`${name}_zh`] ?? '',
});

/** A line as the bodies of the calls that would make it. */
const bodiesOf = (values: Line, categoryId: string, merchantId: string | undefined) => ({
  product: {
    ...(merchantId && { merchantId }),
    kind: values['kind'],
    name: both(values, 'name'),
    sellingPoint: both(values, 'selling_point'),
    description: both(values, 'description'),
    categoryIds: [categoryId],
  },
  plan: {
    name: both(values, 'plan'),
    // Prices are written in dollars.
    price: Math.round((numberOf(values['price']) ?? Number.NaN) * 100),
    validForDays: numberOf(values['valid_for_days']),
    quota: numberOf(values['quota']),
  },
});

type Fault = readonly [column: string, text: LocalisedText];

/** Stands for a category that is not known while the rest of its line is checked. */
const ANY_CATEGORY = '1';

/** The column that a field of the bodies comes from. */
const columnOf = (field: string, isPlan: boolean): string => {
  const [head = '', language] = field
    .replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
    .split('.');
  if (head === 'category_ids') return 'category';
  const name = isPlan && head === 'name' ? 'plan' : head;
  return language ? `${name}_${language === 'zh_hk' ? 'zh' : 'en'}` : name;
};
const faultsOf = (issues: readonly z.core.$ZodIssue[] = [], isPlan = false): Fault[] =>
  issues.map((issue) => {
    const text = Number.isNaN(issue.input) ? bilingual('fault.import.number') : messageOf(issue);
    return [columnOf(issue.path.join('.'), isPlan), text];
  });

/**
 * What a line would make, or what is wrong with it by column, in the words of the calls' own
 * checks.
 */
const parseLine = (values: Line, categoryId: string, merchantId: string | undefined) => {
  const { product, plan } = bodiesOf(values, categoryId, merchantId);
  const options = { reportInput: true };
  const [checkedProduct, checkedPlan] = [
    api.createProduct.body.safeParse(product, options),
    api.createPlan.body.safeParse(plan, options),
  ];
  const faults = [
    ...faultsOf(checkedProduct.error?.issues),
    ...faultsOf(checkedPlan.error?.issues, true),
  ];
  for (const column of ['name_en', 'name_zh'])
    if (!values[column] && faults.every(([name]) => name !== column))
      faults.push([column, bilingual('fault.required')]);
  return checkedProduct.success && checkedPlan.success && faults.length === 0
    ? { product: checkedProduct.data, plan: checkedPlan.data }
    : { faults };
};

const saidOf = (error: unknown, locale: Locale): string => {
  if (!(error instanceof ApiError)) throw error;
  const [field] = error.details.fields ?? [];
  if (field) return locale === 'zh-HK' ? field.zh_HK : field.en_US;
  return error.message;
};

/** Ends the transaction of a line that is only looked at. */
class OnlyChecked extends Error {}

const makeLine = async (
  db: Db,
  member: Member,
  { product, plan }: Exclude<ReturnType<typeof parseLine>, { faults: Fault[] }>,
  isCheck: boolean,
): Promise<string | null> => {
  try {
    return await inTransaction(db, async (tx) => {
      const made = await addProduct(tx, member, product);
      await addPlan(tx, member, made, plan);
      if (isCheck) throw new OnlyChecked();
      return String(made);
    });
  } catch (error) {
    if (error instanceof OnlyChecked) return null;
    throw error;
  }
};

/**
 * Whether a product's name is there already, in both languages: a file that is sent once more makes
 * nothing twice. Names of earlier lines count, which a check does not keep.
 */
const takenNames = (db: Db, merchantId: number) => {
  const seen = new Set<string>();
  return async (name: LocalisedText): Promise<boolean> => {
    const key = JSON.stringify([name.en_gb.toLowerCase(), name.zh_hk]);
    if (seen.has(key)) return true;
    seen.add(key);
    return inTransaction(db, (tx) => hasProductNamed(tx, merchantId, name));
  };
};

/**
 * Begins a product with its plan for each line. A line that cannot be used stops no other: the
 * report says what is wrong with it. A check does the same and keeps nothing.
 */
export const importProducts = async (
  db: Db,
  member: Member,
  { csv, merchantId, check = false }: Input,
  locale: Locale,
) => {
  const merchant = merchantFor(member, merchantId === undefined ? undefined : idOf(merchantId));
  const isTaken = takenNames(db, merchant);
  const wordsOf = ([column, text]: Fault): string =>
    translator(locale)('fault.import.ofColumn', { column, fault: text });
  const lines: { line: number; productId: string | null; faults: string[] }[] = [];
  for (const { line, values } of readLines(csv)) {
    const categoryId = await findCategoryId(db, values['category'] ?? '');
    // Everything that is wrong with a line is said at once, whether its category is known or not.
    const parsed = parseLine(values, categoryId ?? ANY_CATEGORY, merchantId);
    const isAgain =
      categoryId !== undefined && !('faults' in parsed) && (await isTaken(parsed.product.name));
    if ('faults' in parsed || !categoryId || isAgain) {
      const faults: Fault[] = 'faults' in parsed ? [...parsed.faults] : [];
      if (!categoryId) faults.push(['category', bilingual('fault.import.category')]);
      if (isAgain) faults.push(['name_en', bilingual('fault.import.named')]);
      lines.push({ line, productId: null, faults: faults.map(wordsOf) });
      continue;
    }
    try {
      lines.push({ line, productId: await makeLine(db, member, parsed, check), faults: [] });
    } catch (error) {
      lines.push({ line, productId: null, faults: [saidOf(error, locale)] });
    }
  }
  return { made: lines.filter(({ productId }) => productId !== null).length, lines };
};
