import type { Api } from '@tapnook/contracts/api';
import { and, eq, sql } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { ApiError } from '../../errors.ts';
import type { Call } from '../../handlers.ts';
import { orderTemps } from './orders.tables.ts';

const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

/** Keeps a choice for a day. */
export const createOrderTemp = async (
  { db }: Pick<Deps, 'db'>,
  { viewer, body }: Call<Api['createOrderTemp']>,
) => {
  const [row] = await db
    .insert(orderTemps)
    .values({ userId: viewer.userId, choice: body, expiresAt: sql`app_now() + interval '1 day'` })
    .returning();
  if (!row) throw new Error('the choice was not kept');
  return { orderTempId: row.id, expiresAt: row.expiresAt.toISOString() };
};

export const readOrderTemp = async (
  { db }: Pick<Deps, 'db'>,
  { viewer, params }: Call<Api['getOrderTemp']>,
) => {
  const [row] = UUID.test(params.orderTempId)
    ? await db
        .select()
        .from(orderTemps)
        .where(
          and(
            eq(orderTemps.id, params.orderTempId),
            eq(orderTemps.userId, viewer.userId),
            sql`${orderTemps.expiresAt} > app_now()`,
          ),
        )
    : [];
  if (!row) throw new ApiError('10405');
  return {
    orderTempId: row.id,
    choice: row.choice as Call<Api['createOrderTemp']>['body'],
    expiresAt: row.expiresAt.toISOString(),
  };
};
