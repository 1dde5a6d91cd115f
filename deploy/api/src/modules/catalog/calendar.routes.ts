import { startOfMonth } from '@tapnook/kernel';
import type { Tx } from '../../db/pool.ts';
import type { Deps } from '../../deps.ts';
import { ApiError } from '../../errors.ts';
import type { Handlers } from '../../handlers.ts';
import { calendarDays, calendarTiers } from './calendar-days.ts';
import { nextFreeDay, readCalendar } from './calendar.service.ts';
import { idOf, idsOf } from './ids.ts';
import { readAdditions, readOptionGroups } from './plan-options.service.ts';
import { readPlans, type ProductQuery } from './plan.service.ts';
import { previewedProduct } from './preview-token.ts';

const lastOfMonth = (day: string): string => {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
};
const planIdOf = (wire: string | undefined): number | undefined =>
  wire === undefined ? undefined : idOf(wire, '20714');

interface ProductRequest {
  readonly productId: string;
  readonly previewToken?: string | undefined;
}

/**
 * The asked product, and where it is read. The token of a preview opens its own product alone, as
 * it was saved a moment ago; any other is 10405, as for the preview itself.
 */
const readerOf =
  ({ env, clock, db, readDb }: Deps) =>
  async ({
    productId,
    previewToken,
  }: ProductRequest): Promise<{ readonly db: Tx; readonly of: ProductQuery }> => {
    const id = idOf(productId, '20714');
    if (previewToken === undefined) return { db: readDb, of: { productId: id } };
    if (previewedProduct(env, previewToken, await clock.now()) !== id) throw new ApiError('10405');
    return { db, of: { productId: id, isPreview: true } };
  };

/** Plans, options and the calendar. */
export const calendarHandlers = (
  deps: Deps,
): Pick<
  Handlers,
  | 'listPlans'
  | 'getPlansMonth'
  | 'getCalendarDay'
  | 'getCalendarMonth'
  | 'getMultiOptions'
  | 'getMultiExtraOptions'
> => {
  const read = readerOf(deps);
  return {
    listPlans: async ({ params, query }) => {
      const { db, of } = await read({ ...params, ...query });
      return readPlans(db, of, params.time);
    },
    getPlansMonth: async ({ query }) => {
      const { db, of } = await read(query);
      const from = `${query.year}-${String(query.month).padStart(2, '0')}-01`;
      const to = lastOfMonth(from);
      const planId = idOf(query.planId, '20714');
      const calendar = await readCalendar(db, { ...of, planId, fieldIds: [], from, to });
      return calendarDays(calendar, from, to, query.firstDayTime).map((day) =>
        day.day < query.firstDayTime && day.reason === null
          ? { ...day, reason: 'past' as const }
          : day,
      );
    },
    getCalendarDay: async ({ query }) => {
      const { db, of } = await read(query);
      return calendarTiers(
        await readCalendar(db, {
          ...of,
          planId: idOf(query.planId, '20714'),
          fieldIds: idsOf(query.selectedFieldIds),
          from: query.date,
          to: query.date,
        }),
      );
    },
    getCalendarMonth: async ({ query }) => {
      const { db, of } = await read(query);
      const wanted = {
        ...of,
        planId: idOf(query.planId, '20714'),
        fieldIds: idsOf(query.selectedFieldIds),
      };
      const from = startOfMonth(query.date);
      const to = lastOfMonth(from);
      const calendar = await readCalendar(db, { ...wanted, from, to });
      return {
        month: from.slice(0, 7),
        days: calendarDays(calendar, from, to, query.date),
        nextAvailableDay: await nextFreeDay(db, wanted, query.date),
      };
    },
    getMultiOptions: async ({ body }) => {
      const { db, of } = await read(body);
      return readOptionGroups(db, of, planIdOf(body.planId), idsOf(body.selectedFieldIds));
    },
    getMultiExtraOptions: async ({ body }) => {
      const { db, of } = await read(body);
      return readAdditions(db, of, planIdOf(body.planId));
    },
  };
};
