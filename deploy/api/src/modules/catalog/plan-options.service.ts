import type { LocalisedText } from '@tapnook/contracts';
import type { Addition, OptionGroup } from '@tapnook/contracts/api';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/pool.ts';
import { openProduct, type ProductQuery } from './plan.service.ts';
import { money } from './pricing.ts';
import { remaining } from './serializers.ts';

interface Stock {
  quota: number | null;
  held: number;
  sold: number;
}
interface FieldRow extends Stock, Record<string, unknown> {
  group_id: number;
  group_name: LocalisedText;
  display: 'chips' | 'dropdown';
  id: number;
  name: LocalisedText;
  surcharge: number;
}
interface OptionRow extends Stock, Record<string, unknown> {
  addition_id: number;
  addition_name: LocalisedText;
  required: boolean;
  choose: 'single' | 'multiple';
  id: number;
  name: LocalisedText;
  price: number;
  max_count: number;
}

const planFilter = (productId: number, planId: number | undefined) =>
  planId === undefined
    ? sql`pl.product_id = ${productId} and pl.active`
    : sql`pl.product_id = ${productId} and pl.id = ${planId} and pl.active`;
/** Both surcharges of a price object; they may be negative. */
const surcharge = (cents: number) =>
  cents < 0 ? { HKD: cents, USD: -money(-cents).USD } : money(cents);

/** The option groups of a plan (of all plans without one), with what is left of each field. */
export const readOptionGroups = async (
  tx: Tx,
  query: ProductQuery,
  planId: number | undefined,
  selected: readonly number[],
): Promise<OptionGroup[]> => {
  await openProduct(tx, query);
  const { rows } = await tx.execute<FieldRow>(sql`
    select g.id as group_id, g.name as group_name, g.display, f.id, f.name, f.surcharge, i.quota,
      coalesce(i.held, 0) as held, coalesce(i.sold, 0) as sold
    from plans pl join option_groups g on g.plan_id = pl.id
      join option_fields f on f.group_id = g.id and not f.retired
    left join inventory i on i.kind = 'option' and i.ref = f.id and i.day is null
    where ${planFilter(query.productId, planId)} order by pl.sort, g.sort, f.sort`);
  return [...Map.groupBy(rows, (row) => row.group_id).values()].flatMap((fields): OptionGroup[] => {
    const [first] = fields;
    if (!first) return [];
    return [
      {
        id: String(first.group_id),
        name: first.group_name,
        displayType: first.display,
        type: 'option',
        status: 'active',
        fields: fields.map((field) => {
          const left = remaining(field);
          return {
            id: String(field.id),
            name: field.name,
            isSelected: selected.includes(field.id),
            type: 'field',
            status: left === 0 ? ('inactive' as const) : ('active' as const),
            surcharge: surcharge(field.surcharge),
            remainCount: left,
            isSoldOut: left === 0,
          };
        }),
      },
    ];
  });
};

/** The additions of a plan (of all plans without one). */
export const readAdditions = async (
  tx: Tx,
  query: ProductQuery,
  planId: number | undefined,
): Promise<Addition[]> => {
  await openProduct(tx, query);
  const { rows } = await tx.execute<OptionRow>(sql`
    select a.id as addition_id, a.name as addition_name, a.required, a.choose, o.id, o.name,
      o.price, o.max_count, i.quota, coalesce(i.held, 0) as held, coalesce(i.sold, 0) as sold
    from plans pl join additions a on a.plan_id = pl.id
      join addition_options o on o.addition_id = a.id and not o.retired
    left join inventory i on i.kind = 'addition' and i.ref = o.id and i.day is null
    where ${planFilter(query.productId, planId)} order by pl.sort, a.sort, o.sort`);
  return [...Map.groupBy(rows, (row) => row.addition_id).values()].flatMap(
    (options): Addition[] => {
      const [first] = options;
      if (!first) return [];
      return [
        {
          id: String(first.addition_id),
          required: first.required,
          name: first.addition_name,
          chooseType: first.choose,
          subExtraOptions: options.map((option) => {
            const left = remaining(option);
            return {
              id: String(option.id),
              name: option.name,
              price: money(option.price),
              maxCount: option.max_count,
              remainCount: left,
              isSoldOut: left === 0,
            };
          }),
        },
      ];
    },
  );
};
