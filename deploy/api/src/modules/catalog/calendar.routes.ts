import { startOfMonth } from '@tapnook/kernel';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../handlers.ts';
import { calendarDays, calendarTiers } from './calendar-days.ts';
import { nextFreeDay, readCalendar } from './calendar.service.ts';
import { idOf, idsOf } from './ids.ts';
import { readAdditions, readOptionGroups } from './plan-options.service.ts';
import { readPlans } from './plan.service.ts';

const lastOfMonth = (day: string): string => {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
};
const planIdOf = (wire: string | undefined): number | undefined =>
  wire === undefined ? undefined : idOf(wire, '20714');

/** Plans, options and the calendar. */
export const calendarHandlers = ({
  readDb: db,
}: Deps): Pick<
  Handlers,
  | 'listPlans'
  | 'getPlansMonth'
  | 'getCalendarDay'
  | 'getCalendarMonth'
  | 'getMultiOptions'
  | 'getMultiExtraOptions'
> => ({
  listPlans: ({ params }) => readPlans(db, idOf(params.productId, '20714'), params.time),
  getPlansMonth: async ({ query }) => {
    const from = `${query.year}-${String(query.month).padStart(2, '0')}-01`;
    const to = lastOfMonth(from);
    const calendar = await readCalendar(db, {
      productId: idOf(query.productId, '20714'),
      planId: idOf(query.planId, '20714'),
      fieldIds: [],
      from,
      to,
    });
    return calendarDays(calendar, from, to, query.firstDayTime).map((day) =>
      day.day < query.firstDayTime && day.reason === null
        ? { ...day, reason: 'past' as const }
        : day,
    );
  },
  getCalendarDay: async ({ query }) =>
    calendarTiers(
      await readCalendar(db, {
        productId: idOf(query.productId, '20714'),
        planId: idOf(query.planId, '20714'),
        fieldIds: idsOf(query.selectedFieldIds),
        from: query.date,
        to: query.date,
      }),
    ),
  getCalendarMonth: async ({ query }) => {
    const wanted = {
      productId: idOf(query.productId, '20714'),
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
  getMultiOptions: ({ body }) =>
    readOptionGroups(
      db,
      idOf(body.productId, '20714'),
      planIdOf(body.planId),
      idsOf(body.selectedFieldIds),
    ),
  getMultiExtraOptions: ({ body }) =>
    readAdditions(db, idOf(body.productId, '20714'), planIdOf(body.planId)),
});
