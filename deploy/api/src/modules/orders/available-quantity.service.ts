import type { Api } from '@tapnook/contracts/api';
import { sql } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import type { Call } from '../../handlers.ts';
import { countBoughtUnits, countUnpaidUnits } from './create-order.service.ts';
import { productOf } from './discount-checks.ts';

/**
 * How many more one person may buy, by the product's limit and by what is left of product and plan.
 */
export const availableQuantity = async (
  deps: Deps,
  { viewer, params, query }: Call<Api['getAvailableOrderQuantity']>,
) => {
  const product = await productOf(deps, params.productId);
  const bought = await countBoughtUnits(deps.db, viewer.userId, product.id);
  const { rows } = await deps.db.execute<{ remaining: number | null }>(sql`
    select min(quota - sold - held)::int as remaining from inventory where quota is not null
      and ((kind = 'product' and ref = ${product.id})
      or (kind = 'plan' and ref = ${query.planId ?? null}::bigint))`);
  const left = Math.min(
    rows[0]?.remaining ?? 999,
    product.buyLimit === null ? 999 : product.buyLimit - bought,
    999,
  );
  return {
    productId: params.productId,
    quantity: Math.max(0, left),
    buyLimit: product.buyLimit,
    bought,
    held: await countUnpaidUnits(deps.db, viewer.userId, product.id),
  };
};
