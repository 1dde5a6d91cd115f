import type { Api } from '@tapnook/contracts/api';
import { sql } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { ApiError } from '../../errors.ts';
import type { Call } from '../../handlers.ts';
import { findProductOwner } from '../catalog/index.ts';
import { MANAGERS } from '../merchants/index.ts';
import { merchantIdOf } from '../orders/index.ts';
import { productBookingStates } from './booking.tables.ts';

/** Whether a product takes bookings: its merchant decides. */
export const setBookingState = async (
  deps: Deps,
  { viewer, params, body }: Call<Api['setProductBooking']>,
) => {
  const merchantId = await merchantIdOf(deps.db, viewer, MANAGERS);
  const product = await findProductOwner(deps.db, params.productId);
  if (!product || (merchantId !== null && product.merchantId !== merchantId))
    throw new ApiError('10405');
  await deps.db
    .insert(productBookingStates)
    .values({ productId: product.id, state: body.state })
    .onConflictDoUpdate({
      target: productBookingStates.productId,
      set: { state: body.state, updatedAt: sql`app_now()` },
    });
  return { productId: params.productId, state: body.state };
};
