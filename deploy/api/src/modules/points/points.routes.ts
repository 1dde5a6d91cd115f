import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../handlers.ts';
import { readAmount } from './coin-balance.service.ts';
import { adjustCoins, listLedger, undoEntry } from './point-ledger.service.ts';

/**
 * Tapcoins (part 2, section 7). Only an administrator's or a server's credential can give or take.
 */
export const pointHandlers = (
  deps: Deps,
): Pick<
  Handlers,
  'getPointsAmount' | 'createPointTransaction' | 'refundPointTransaction' | 'listPointTransactions'
> => ({
  getPointsAmount: ({ viewer }) => readAmount(deps.db, viewer.userId),
  createPointTransaction: ({ body, idempotencyKey }) => adjustCoins(deps, body, idempotencyKey),
  refundPointTransaction: ({ params }) => undoEntry(deps, params.id),
  listPointTransactions: (call) => listLedger(deps, call),
});
