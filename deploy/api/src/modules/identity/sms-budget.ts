import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/pool.ts';
import type { Env } from '../../env.ts';
import { ApiError } from '../../errors.ts';

const DAY_SECONDS = 86_400;

/**
 * Takes one text message out of the day's budget of a country and of all countries. Each message
 * costs money, and some countries' carriers share it with whoever asks for many: a country without
 * a budget gets none. In the transaction that sends, so that what is not sent is not counted.
 */
export const takeFromSmsBudget = async (
  tx: Tx,
  env: Pick<Env, 'SMS_BUDGETS' | 'SMS_TOTAL_BUDGET'>,
  country: string,
): Promise<void> => {
  const budget = env.SMS_BUDGETS.get(country);
  if (!budget)
    throw new ApiError('10102', {
      fields: [
        {
          field: 'body.regionId',
          en_US: 'We cannot text numbers of this country. Use your email instead',
          zh_HK: '我們未能向此國家或地區的號碼發送短訊，請改用電郵',
        },
      ],
    });
  const take = async (key: string, most: number): Promise<void> => {
    const { rows } = await tx.execute<{ count: number; wait: number }>(sql`
      insert into rate_limits as limits (key, started_at) values (${key}, date_trunc('day', now()))
      on conflict (key) do update set
        count = case when limits.started_at < date_trunc('day', now()) then 1 else limits.count + 1 end,
        started_at = date_trunc('day', now())
      returning count, ceil(extract(epoch from started_at + make_interval(secs => ${DAY_SECONDS}) - now()))::int as wait`);
    const [row] = rows;
    if (row && row.count > most) throw new ApiError('10429', { retryAfter: Math.max(1, row.wait) });
  };
  // Always in this order, so that two senders never wait for each other.
  await take('sms:all', env.SMS_TOTAL_BUDGET);
  await take(`sms:${country}`, budget);
};
