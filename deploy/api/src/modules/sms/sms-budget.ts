import { sql } from 'drizzle-orm';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { Tx } from '../../db/pool.ts';
import type { Env } from '../../env.ts';

const DAY_SECONDS = 86_400;
const TOTAL = 'sms:all';

export type SmsBudgetEnv = Pick<Env, 'SMS_BUDGETS' | 'SMS_TOTAL_BUDGET'>;

/** `closed` is a country that gets no messages; `spent` one that had all of today's. */
export type SmsBudgetResult =
  | { readonly kind: 'taken' | 'closed' }
  | { readonly kind: 'spent'; readonly retryAfter: number };

/** Where a number in E.164 is; undefined when it is none. */
export const smsCountry = (to: string): string | undefined =>
  parsePhoneNumberFromString(to)?.country;

/** Takes nothing when not enough is left; gives whether it took. */
const take = async (tx: Tx, key: string, parts: number, most: number): Promise<boolean> => {
  const { rows } = await tx.execute(sql`
    insert into rate_limits as limits (key, count, started_at)
    select ${key}, ${parts}, date_trunc('day', now()) where ${parts}::int <= ${most}::int
    on conflict (key) do update set
      count = case when limits.started_at < date_trunc('day', now()) then ${parts}
        else limits.count + ${parts} end,
      started_at = date_trunc('day', now())
    where limits.started_at < date_trunc('day', now()) or limits.count + ${parts} <= ${most}
    returning 1`);
  return rows.length > 0;
};

const secondsOfToday = async (tx: Tx): Promise<number> => {
  const { rows } = await tx.execute<{ wait: number }>(
    sql`select ceil(extract(epoch from date_trunc('day',
      now()) + make_interval(secs => ${DAY_SECONDS}) - now()))::int as wait`,
  );
  return Math.max(1, rows[0]?.wait ?? 1);
};

/**
 * Takes a text message out of the day's budget of a country and of all countries, by the parts that
 * are billed. Some countries' carriers share the price with whoever asks for many, so a country
 * without a budget gets none. In the transaction that sends: what is not sent is not counted.
 */
export const takeFromSmsBudget = async (
  tx: Tx,
  env: SmsBudgetEnv,
  country: string | undefined,
  parts = 1,
): Promise<SmsBudgetResult> => {
  const budget = country === undefined ? undefined : env.SMS_BUDGETS.get(country);
  if (!budget) return { kind: 'closed' };
  // Always in this order, so that two senders never wait for each other.
  if (!(await take(tx, TOTAL, parts, env.SMS_TOTAL_BUDGET)))
    return { kind: 'spent', retryAfter: await secondsOfToday(tx) };
  if (await take(tx, `sms:${country}`, parts, budget)) return { kind: 'taken' };
  await tx.execute(sql`update rate_limits set count = count - ${parts} where key = ${TOTAL}`);
  return { kind: 'spent', retryAfter: await secondsOfToday(tx) };
};
