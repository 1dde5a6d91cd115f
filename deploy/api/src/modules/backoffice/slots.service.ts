import type { Api } from '@tapnook/contracts/api';
import { addDays, weekday } from '@tapnook/kernel';
import { type Db, inTransaction, type Tx } from '../../db/pool.ts';
import { ApiError, fieldError } from '../../errors.ts';
import type { Call } from '../../handlers.ts';
import type { TextKey } from '../../translations.ts';
import {
  countSlots,
  idOf,
  lockProduct,
  MOST_SLOTS,
  readEditedPersonTypes,
  readSlots,
  todayOfPlan,
  writeSlots,
} from '../catalog/index.ts';
import type { Member } from '../merchants/index.ts';
import { audit } from './audit.service.ts';
import { followProduct } from './products.service.ts';
import { peopleOfSlots } from './slot-people.service.ts';

type SlotInput = Call<Api['setSlots']>['body'];
const MOST_DAYS = 400;
/** Orders that a preview names. */
const MOST_PEOPLE = 50;

const refuse = (field: string, key: TextKey) =>
  new ApiError('10102', { fields: [fieldError(field, key)] });

/** The days of a range, in order; refused when it goes backward or over more than a year. */
const daysBetween = (from: string, to: string): string[] => {
  if (to < from) throw refuse('body.to', 'fault.mustNotBeforeFirst');
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) {
    days.push(day);
    if (days.length > MOST_DAYS) throw refuse('body.to', 'fault.slots.yearAtMost');
  }
  return days;
};

/** The day and start time of every slot that an input speaks of. */
const wantedSlots = (input: SlotInput, today: string) => {
  const days = daysBetween(input.from, input.to).filter(
    (day) => day >= today && input.weekdays.includes(weekday(day) || 7),
  );
  const times = input.times.length > 0 ? [...new Set(input.times)] : [null];
  const slots = days.flatMap((day) => times.map((time) => ({ day, time })));
  if (slots.length > MOST_SLOTS) throw refuse('body.to', 'fault.slots.tooMany');
  return slots;
};

/** Days may price the kinds that have a price of their own in the plan; others pay the plan's. */
const checkPersonPrices = async (
  tx: Tx,
  planId: number,
  { personPrices = [] }: SlotInput,
): Promise<void> => {
  if (personPrices.length === 0) return;
  const types = (await readEditedPersonTypes(tx, [planId]))(planId);
  const kinds = new Set(types.flatMap(({ kind, price }) => (price === null ? [] : [kind])));
  for (const [index, { kind, price, specialPrice }] of personPrices.entries()) {
    if (!kinds.has(kind))
      throw refuse(`body.personPrices.${index}.price`, 'fault.slots.noOwnPrice');
    if (specialPrice !== null && (price === null || specialPrice >= price))
      throw refuse(`body.personPrices.${index}.specialPrice`, 'fault.mustBelowPrice');
  }
};

/** Opens, prices, fills or closes many days at once, or says what that would touch. */
export const setSlots = (db: Db, member: Member, productId: number, input: SlotInput) =>
  inTransaction(db, async (tx) => {
    const { merchantId } = await lockProduct(tx, member, productId);
    const planId = idOf(input.planId);
    const today = await todayOfPlan(tx, { productId, planId });
    await checkPersonPrices(tx, planId, input);
    const slots = wantedSlots(input, today);
    const wanted = JSON.stringify(slots);
    const { existing, taken, kept } = await countSlots(tx, planId, wanted, input.places ?? null);
    const answer = { created: slots.length - existing, changed: existing, taken, kept };
    const people = await peopleOfSlots(tx, planId, wanted);
    const touched = people.length;
    if (input.preview) return { ...answer, touched, people: people.slice(0, MOST_PEOPLE) };
    if (slots.length === 0) return { ...answer, touched, people: [] };
    await writeSlots(tx, { productId, planId }, wanted, input);
    await followProduct(tx, productId);
    const { preview: _preview, ...after } = input;
    await audit(tx, member, {
      action: 'calendar',
      kind: 'product',
      subject: productId,
      merchantId,
      after: { ...after, ...answer },
    });
    return { ...answer, touched, people: [] };
  });

/** The calendar of a product, by day and time. */
export const listSlots = async (
  tx: Tx,
  productId: number,
  range: { readonly from: string; readonly to: string },
) => {
  daysBetween(range.from, range.to);
  return readSlots(tx, productId, range);
};
