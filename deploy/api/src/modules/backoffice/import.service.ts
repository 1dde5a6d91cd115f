import type { Locale } from '@tapnook/contracts';
import { api } from '@tapnook/contracts/api';
import { sql } from 'drizzle-orm';
import { type Db, inTransaction, type Tx } from '../../db/pool.ts';
import { ApiError } from '../../errors.ts';
import { idOf } from '../catalog/index.ts';
import { merchantFor, type Member } from '../merchants/index.ts';
import { parseCsv } from './csv.ts';
import { insertPlan } from './plans.service.ts';
import { insertProduct } from './products.service.ts';

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

const fault = (en_US: string, zh_HK: string) =>
  new ApiError('10102', { fields: [{ field: 'body.csv', en_US, zh_HK }] });

/** The lines of a file by the names of its first one. */
const readLines = (csv: string) => {
  const [head, ...rest] = parseCsv(csv);
  const names = (head?.fields ?? []).map((name) => name.toLowerCase());
  const lacking = COLUMNS.filter((column) => column.endsWith('*'))
    .map((column) => column.replace('*', ''))
    .filter((column) => !names.includes(column));
  const unknown = names.filter((name) => !NAMES.includes(name));
  if (lacking.length > 0)
    throw fault(`Missing columns: ${lacking.join(', ')}`, `缺少欄位：${lacking.join('、')}`);
  if (unknown.length > 0)
    throw fault(`Unknown columns: ${unknown.join(', ')}`, `不明欄位：${unknown.join('、')}`);
  if (rest.length > MOST_LINES) throw fault(`At most ${MOST_LINES} lines`, `最多${MOST_LINES}行`);
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

/** A category by its key or by its name in either language. */
const findCategory = async (tx: Tx, name: string): Promise<string | undefined> => {
  const { rows } = await tx.execute<{ id: number }>(
    sql`select id from categories where key = ${name} or lower(name->>'en_gb') = lower(${name}) or name->>'zh_hk' = ${name} order by id limit 1`,
  );
  return rows[0] && String(rows[0].id);
};

/** What is wrong with a line, by column; in words that the contract's own checks give. */
const parseLine = (values: Line, categoryId: string, merchantId: string | undefined) => {
  const { product, plan } = bodiesOf(values, categoryId, merchantId);
  const [checkedProduct, checkedPlan] = [
    api.createProduct.body.safeParse(product),
    api.createPlan.body.safeParse(plan),
  ];
  const faults = [checkedProduct, checkedPlan].flatMap(({ error }) =>
    (error?.issues ?? []).map((issue) => `${issue.path.join('.')}: ${issue.message}`),
  );
  if (!product.name.en_gb || !product.name.zh_hk) faults.push('name_en, name_zh');
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

/**
 * Begins a product with its plan for each line. A line that cannot be used stops no other: the
 * report says what is wrong with it.
 */
export const importProducts = async (
  db: Db,
  member: Member,
  { csv, merchantId }: { readonly csv: string; readonly merchantId?: string | undefined },
  locale: Locale,
) => {
  merchantFor(member, merchantId === undefined ? undefined : idOf(merchantId));
  const lines: { line: number; productId: string | null; faults: string[] }[] = [];
  for (const { line, values } of readLines(csv)) {
    const categoryId = await findCategory(db, values['category'] ?? '');
    if (!categoryId) {
      const unknown = locale === 'zh-HK' ? '沒有此分類' : 'no such category';
      lines.push({ line, productId: null, faults: [`category: ${unknown}`] });
      continue;
    }
    const parsed = parseLine(values, categoryId, merchantId);
    if ('faults' in parsed) {
      lines.push({ line, productId: null, faults: parsed.faults });
      continue;
    }
    try {
      const id = await inTransaction(db, async (tx) => {
        const made = await insertProduct(tx, member, parsed.product);
        await insertPlan(tx, member, made, parsed.plan);
        return made;
      });
      lines.push({ line, productId: String(id), faults: [] });
    } catch (error) {
      lines.push({ line, productId: null, faults: [saidOf(error, locale)] });
    }
  }
  return { made: lines.filter(({ productId }) => productId !== null).length, lines };
};
