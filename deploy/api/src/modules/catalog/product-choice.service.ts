import type { LocalisedText } from '@tapnook/contracts';
import type { TextValues } from '@tapnook/server/translations';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/pool.ts';
import { ApiError, fieldError } from '../../errors.ts';
import type { Texts } from '../../translations.ts';
import {
  checkPeople,
  ownedPeople,
  readPersonTypes,
  type ChosenPerson,
} from './person-types.service.ts';
import { personPrice, unitPrice, type PersonPrices, type PlanPrices } from './pricing.ts';
import {
  type ChoiceInput,
  type ChosenAddition,
  type ChosenPlan,
  type Choice,
} from './product-choice.types.ts';
import { findProductRow, type ProductRow } from './product-row.ts';
import { dateOrNull } from './serializers.ts';

interface PlanRow extends Record<string, unknown> {
  id: number;
  product_id: number;
  name: LocalisedText;
  plan_no: string;
  usage_limit: number;
  valid_from: string | null;
  valid_to: string | null;
  valid_for_days: number | null;
  needs_address: boolean;
  note: ChosenPlan['note'];
  extra_field: ChosenPlan['extraField'];
  price: number;
  special_price: number | null;
  limited_price: number | null;
  limited_start_at: string | null;
  limited_end_at: string | null;
  now: string;
}

const readPlan = async (tx: Tx, input: ChoiceInput): Promise<PlanRow> => {
  const { rows } = await tx.execute<PlanRow>(
    sql`select *, app_now() as now from plans where id = ${input.planId}
      and product_id = ${input.productId} and active`,
  );
  const [plan] = rows;
  if (!plan)
    throw new ApiError('20623', {
      fields: [fieldError('body.planId', 'fault.planNotOffered')],
    });
  return plan;
};

interface SlotRow extends Record<string, unknown> {
  price: number | null;
  special_price: number | null;
  person_prices: PersonPrices | null;
}

/** The slot of a dated choice, still on sale; null for plans without dates. */
const readSlot = async (
  tx: Tx,
  product: ProductRow,
  input: ChoiceInput,
): Promise<SlotRow | null> => {
  if (product.kind !== 'dated') return null;
  const { rows } = await tx.execute<SlotRow>(sql`
    select price, special_price, person_prices from slots
    where plan_id = ${input.planId} and day = ${input.date ?? null}::date
      and time is not distinct from ${input.time ?? null}::text and open
      and slot_on_sale(product_id, day, time)`);
  const [slot] = rows;
  if (!slot)
    throw new ApiError('20623', {
      fields: [fieldError(input.date ? 'body.time' : 'body.date', 'fault.chooseDayAndTime')],
    });
  return slot;
};

interface FieldRow extends Record<string, unknown> {
  group_id: number;
  group_name: LocalisedText;
  display: 'chips' | 'dropdown';
  sort: number;
  field_id: number;
  field_name: LocalisedText;
  surcharge: number;
}

/** One field of each group, no other. */
const readFields = async (tx: Tx, input: ChoiceInput): Promise<FieldRow[]> => {
  const { rows } = await tx.execute<FieldRow>(sql`
    select g.id as group_id, g.name as group_name, g.display, g.sort, f.id as field_id,
      f.name as field_name, f.surcharge
    from option_groups g join option_fields f on f.group_id = g.id and not f.retired
      where g.plan_id = ${input.planId} order by g.sort, f.sort`);
  const wanted = new Set(input.fieldIds ?? []);
  const chosen = rows.filter((row) => wanted.has(row.field_id));
  const groups = new Set(rows.map((row) => row.group_id));
  if (
    chosen.length !== groups.size ||
    new Set(chosen.map((row) => row.group_id)).size !== groups.size ||
    chosen.length !== wanted.size
  ) {
    throw new ApiError('20623', {
      fields: [fieldError('body.fieldIds', 'fault.chooseOneEachOption')],
    });
  }
  return chosen;
};

interface AdditionRow extends Record<string, unknown> {
  addition_id: number;
  addition_name: LocalisedText;
  required: boolean;
  choose: 'single' | 'multiple';
  option_id: number;
  option_name: LocalisedText;
  price: number;
  max_count: number;
}

const readAdditions = async (tx: Tx, input: ChoiceInput): Promise<ChosenAddition[]> => {
  const { rows } = await tx.execute<AdditionRow>(sql`
    select a.id as addition_id, a.name as addition_name, a.required, a.choose, o.id as option_id,
      o.name as option_name, o.price, o.max_count
    from additions a join addition_options o on o.addition_id = a.id and not o.retired
      where a.plan_id = ${input.planId} order by a.sort, o.sort`);
  const wanted = new Map(
    (input.additions ?? []).filter((one) => one.quantity > 0).map((one) => [one.id, one.quantity]),
  );
  const chosen = rows.filter((row) => wanted.has(row.option_id));
  const fault = (kind: keyof Texts['fault']['additions'], values?: TextValues): never => {
    throw new ApiError('20623', {
      fields: [fieldError('body.additions', `fault.additions.${kind}`, values)],
    });
  };
  if (chosen.length !== wanted.size) fault('unknown');
  for (const row of rows.filter((one) => one.required)) {
    if (!chosen.some((one) => one.addition_id === row.addition_id)) fault('required');
  }
  for (const row of chosen) {
    if ((wanted.get(row.option_id) ?? 0) > row.max_count) fault('atMost', { count: row.max_count });
    if (
      row.choose === 'single' &&
      chosen.some((one) => one.addition_id === row.addition_id && one !== row)
    )
      fault('single');
  }
  return chosen.map((row) => ({
    additionId: row.addition_id,
    additionName: row.addition_name,
    optionId: row.option_id,
    optionName: row.option_name,
    price: row.price,
    quantity: wanted.get(row.option_id) ?? 0,
  }));
};

const readTakes = async (
  tx: Tx,
  product: ProductRow,
  input: ChoiceInput,
  additions: readonly ChosenAddition[],
): Promise<Choice['takes']> => {
  const fieldIds = sql.param([...(input.fieldIds ?? [])]);
  const optionIds = sql.param(additions.map((one) => one.optionId));
  const { rows } = await tx.execute<{ id: number; kind: string; ref: number }>(sql`
    select id::int as id, kind, ref::int as ref from inventory
    where (kind = 'product' and ref = ${product.id} and day is null)
       or (kind = 'plan' and ref = ${input.planId} and day is null)
       or (kind = 'slot' and ref = ${input.planId}
         and day = ${product.kind === 'dated' ? (input.date ?? null) : null}::date
         and time is not distinct from ${input.time ?? null}::text)
       or (kind = 'option' and ref = any(${fieldIds}::bigint[]) and day is null)
       or (kind = 'addition' and ref = any(${optionIds}::bigint[]) and day is null)
    order by id`);
  return rows.map((row) => ({
    inventoryId: row.id,
    kind: row.kind,
    quantity:
      row.kind === 'addition'
        ? (additions.find((one) => one.optionId === row.ref)?.quantity ?? 0)
        : 1,
    perUnit: row.kind !== 'addition',
  }));
};

const readPeople = async (
  tx: Tx,
  input: ChoiceInput,
  prices: PlanPrices,
  slot: SlotRow | null,
  surcharge: number,
  now: Date,
): Promise<ChosenPerson[]> => {
  const types = await readPersonTypes(tx, [input.planId]);
  const face = slot && {
    price: slot.price,
    specialPrice: slot.special_price,
    personPrices: slot.person_prices,
  };
  const people = input.isOwned
    ? ownedPeople(types, input.people)
    : checkPeople(types, input.people, input.quantity ?? 1);
  return people.flatMap((one) => {
    const type = types.find(({ kind }) => kind === one.kind);
    return type ? [{ ...one, type, unit: personPrice(type, prices, face, surcharge, now) }] : [];
  });
};

const onSale = (product: ProductRow, now: Date): void => {
  if (product.status === 'OFF_SHELF') throw new ApiError('20715');
  if (
    product.status === 'SOLD_OUT' ||
    (product.auto_sold_out_at !== null && new Date(product.auto_sold_out_at) <= now)
  )
    throw new ApiError('20602');
  const begins = dateOrNull(product.start_sell_at);
  const ends = dateOrNull(product.end_sell_at);
  if (
    (begins === null && product.status === 'WAIT_ON_SHELF') ||
    (begins !== null && now < begins) ||
    (ends !== null && now >= ends)
  )
    throw new ApiError('20623');
};

/**
 * Checks and prices a choice. 20714 no such product, 20715 off the shelf, 20602 sold out, 20623 not
 * offered (plan, day, time, option, addition, or outside the selling period). It takes nothing.
 */
export const readChoice = async (tx: Tx, input: ChoiceInput): Promise<Choice> => {
  const product = await findProductRow(tx, { id: input.productId });
  if (!product) throw new ApiError('20714');
  const plan = await readPlan(tx, input);
  const now = new Date(plan.now);
  onSale(product, now);
  const slot = await readSlot(tx, product, input);
  const fields = await readFields(tx, input);
  const additions = await readAdditions(tx, input);
  const prices = {
    price: plan.price,
    specialPrice: plan.special_price,
    limitedPrice: plan.limited_price,
    limitedStartAt: dateOrNull(plan.limited_start_at),
    limitedEndAt: dateOrNull(plan.limited_end_at),
  };
  const surcharge = fields.reduce((sum, field) => sum + field.surcharge, 0);
  return {
    product,
    plan: {
      id: plan.id,
      name: plan.name,
      planNo: plan.plan_no,
      usageLimit: plan.usage_limit,
      validFrom: plan.valid_from,
      validTo: plan.valid_to,
      validForDays: plan.valid_for_days,
      needsAddress: plan.needs_address,
      note: plan.note,
      extraField: plan.extra_field,
    },
    date: slot ? (input.date ?? null) : null,
    time: slot ? (input.time ?? null) : null,
    fields: fields.map((row) => ({
      groupId: row.group_id,
      groupName: row.group_name,
      fieldId: row.field_id,
      fieldName: row.field_name,
      display: row.display,
      sort: row.sort,
    })),
    additions,
    unit: unitPrice(
      prices,
      slot && { price: slot.price, specialPrice: slot.special_price },
      surcharge,
      now,
    ),
    people: await readPeople(tx, input, prices, slot, surcharge, now),
    takes: await readTakes(tx, product, input, additions),
  };
};
