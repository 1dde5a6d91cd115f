import { addDays, hongKongInstant, weekday } from '@tapnook/kernel';
import type { Queryable } from '../src/db/pool.ts';
import type { CalendarRule, Content, PlanContent, ProductContent } from './content/types.ts';
import { insertRows } from './insert.ts';
import { type Keys, known, localised, picture } from './keys.ts';
import type { Today } from './products.ts';
import { randomOf } from './random.ts';

/** How far ahead calendars reach. */
export const CALENDAR_DAYS = 120;
const FIRST_ID = 2001;

type Row = Record<string, unknown>;
/** Rows of every table below a product, gathered before they are inserted. */
export interface PlanRows {
  readonly plans: Row[];
  readonly people: Row[];
  readonly groups: Row[];
  readonly fields: Row[];
  readonly additions: Row[];
  readonly options: Row[];
  readonly slots: Row[];
  readonly inventory: Row[];
}

const optional = (text: PlanContent['description']) => (text ? localised(text) : null);

const planRow = (
  id: number,
  plan: PlanContent,
  product: ProductContent,
  productId: number,
  sort: number,
  today: Today,
): Row => ({
  id,
  product_id: productId,
  plan_no: `TNS${String(id).padStart(6, '0')}`,
  name: localised(plan.name),
  description: optional(plan.description),
  how_to_use: optional(plan.howToUse),
  terms: optional(plan.terms),
  images: (plan.scenes ?? product.scenes.slice(0, 1)).map(picture),
  price: plan.price,
  special_price: plan.specialPrice ?? null,
  limited_price: plan.limitedTime?.price ?? null,
  limited_start_at: plan.limitedTime
    ? hongKongInstant(addDays(today.day, plan.limitedTime.startsInDays ?? -1))
    : null,
  limited_end_at: plan.limitedTime
    ? hongKongInstant(addDays(today.day, plan.limitedTime.endsInDays))
    : null,
  usage_limit: plan.usageLimit ?? 1,
  valid_from: product.kind === 'dated' ? null : today.day,
  valid_to: product.kind === 'dated' ? null : addDays(today.day, plan.validForDays ?? 180),
  valid_for_days: product.kind === 'dated' ? null : (plan.validForDays ?? 180),
  needs_address: plan.needsAddress ?? false,
  note: plan.needsNote
    ? { label: localised(plan.needsNote.label), required: plan.needsNote.required }
    : null,
  extra_field: plan.extraField
    ? { title: localised(plan.extraField.title), content: localised(plan.extraField.content) }
    : null,
  active: true,
  sort,
});

const stock = (
  kind: string,
  ref: number,
  quota: number | undefined,
  sold = 0,
  day: string | null = null,
  time: string | null = null,
): Row => ({ kind, ref, day, time, quota: quota ?? null, held: 0, sold });

const addPeople = (rows: PlanRows, plan: PlanContent, planId: number): void => {
  for (const [index, type] of (plan.people ?? []).entries())
    rows.people.push({
      id: FIRST_ID + rows.people.length,
      plan_id: planId,
      kind: type.kind,
      name: localised(type.name),
      min_age: type.minAge ?? null,
      max_age: type.maxAge ?? null,
      price: type.price ?? null,
      special_price: type.specialPrice ?? null,
      min_count: 0,
      max_count: type.maxCount ?? null,
      is_accompanied: type.isAccompanied ?? false,
      sort: index + 1,
    });
};

/** What kinds of persons cost on a day instead, as slots hold it. */
const personPrices = (people: CalendarRule['people']) =>
  people
    ? Object.fromEntries(
        Object.entries(people).map(([kind, own]) => [
          kind,
          { price: own.price ?? null, specialPrice: own.specialPrice ?? null },
        ]),
      )
    : null;

const addOptions = (rows: PlanRows, plan: PlanContent, planId: number): void => {
  for (const [index, group] of (plan.options ?? []).entries()) {
    const groupId = FIRST_ID + rows.groups.length;
    rows.groups.push({
      id: groupId,
      plan_id: planId,
      name: localised(group.name),
      display: group.display,
      sort: index + 1,
    });
    for (const [at, field] of group.fields.entries()) {
      const id = FIRST_ID + rows.fields.length;
      rows.fields.push({
        id,
        group_id: groupId,
        name: localised(field.name),
        surcharge: field.surcharge ?? 0,
        sort: at + 1,
      });
      rows.inventory.push(stock('option', id, field.quota));
    }
  }
  for (const [index, addition] of (plan.additions ?? []).entries()) {
    const additionId = FIRST_ID + rows.additions.length;
    rows.additions.push({
      id: additionId,
      plan_id: planId,
      name: localised(addition.name),
      required: addition.required ?? false,
      choose: addition.choose,
      sort: index + 1,
    });
    for (const [at, option] of addition.options.entries()) {
      const id = FIRST_ID + rows.options.length;
      rows.options.push({
        id,
        addition_id: additionId,
        name: localised(option.name),
        price: option.price,
        max_count: option.maxCount,
        sort: at + 1,
      });
      rows.inventory.push(stock('addition', id, option.quota));
    }
  }
};

/** Nearer days are fuller, as they are in life; about one slot in twelve is gone. */
const soldBefore = (
  quota: number,
  daysAhead: number,
  random: ReturnType<typeof randomOf>,
): number => {
  if (random.next() < 0.08) return quota;
  const fullness = Math.max(0.05, 0.75 - daysAhead / 60);
  return Math.min(quota, Math.floor(quota * fullness * random.next()));
};

const addSlots = (
  rows: PlanRows,
  plan: PlanContent,
  planId: number,
  productId: number,
  today: Today,
): void => {
  const random = randomOf(`slots ${planId}`);
  const rulesOf = (day: string): readonly CalendarRule[] =>
    (plan.calendar ?? []).filter((rule) => !rule.days || rule.days.includes(weekday(day) || 7));
  for (let ahead = 0; ahead < CALENDAR_DAYS; ahead += 1) {
    if (plan.closedInDays?.includes(ahead)) continue;
    const day = addDays(today.day, ahead);
    const taken = new Set<string>();
    for (const rule of rulesOf(day)) {
      for (const time of rule.times ?? [null]) {
        // The first rule that speaks of a time wins.
        if (taken.has(time ?? '')) continue;
        taken.add(time ?? '');
        rows.slots.push({
          product_id: productId,
          plan_id: planId,
          day,
          time,
          price: rule.price ?? null,
          special_price: rule.specialPrice ?? null,
          person_prices: personPrices(rule.people),
          open: true,
        });
        const sold =
          rule.quota === undefined
            ? 0
            : plan.soldOutInDays?.includes(ahead)
              ? rule.quota
              : soldBefore(rule.quota, ahead, random);
        rows.inventory.push(stock('slot', planId, rule.quota, sold, day, time));
      }
    }
  }
};

/** Everything below the products. */
export const planRows = (content: Content, keys: Keys, today: Today): PlanRows => {
  const rows: PlanRows = {
    plans: [],
    people: [],
    groups: [],
    fields: [],
    additions: [],
    options: [],
    slots: [],
    inventory: [],
  };
  for (const product of content.products) {
    const productId = known(keys.products, product.key, product.key);
    const random = randomOf(`stock ${product.key}`);
    rows.inventory.push(
      stock(
        'product',
        productId,
        product.quota,
        product.quota === undefined ? 0 : Math.floor(product.quota * random.next() * 0.8),
      ),
    );
    for (const [index, plan] of product.plans.entries()) {
      const id = FIRST_ID + rows.plans.length;
      rows.plans.push(planRow(id, plan, product, productId, index + 1, today));
      rows.inventory.push(
        stock(
          'plan',
          id,
          plan.quota,
          plan.quota === undefined
            ? 0
            : product.shelf === 'sold-out'
              ? plan.quota
              : Math.floor(plan.quota * random.next() * 0.7),
        ),
      );
      addPeople(rows, plan, id);
      addOptions(rows, plan, id);
      addSlots(rows, plan, id, productId, today);
    }
  }
  return rows;
};

/** Plans with their options, additions, calendars and inventory. */
export const seedPlans = async (
  pool: Queryable,
  content: Content,
  keys: Keys,
  today: Today,
): Promise<void> => {
  const rows = planRows(content, keys, today);
  await insertRows(pool, 'plans', rows.plans);
  await insertRows(pool, 'person_types', rows.people);
  await insertRows(pool, 'option_groups', rows.groups);
  await insertRows(pool, 'option_fields', rows.fields);
  await insertRows(pool, 'additions', rows.additions);
  await insertRows(pool, 'addition_options', rows.options);
  await insertRows(pool, 'slots', rows.slots);
  await insertRows(pool, 'inventory', rows.inventory);
};
