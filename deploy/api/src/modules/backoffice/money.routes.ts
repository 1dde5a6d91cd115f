import type { Deps } from '../../deps.ts';
import type { Handlers, Viewer } from '../../handlers.ts';
import { idOf } from '../catalog/index.ts';
import {
  MANAGERS,
  merchantFor,
  OWNERS,
  requireMember,
  type MerchantRole,
} from '../merchants/index.ts';
import { readManagedMerchant } from './merchants.service.ts';
import { exportOrders, exportStatement } from './money-files.service.ts';
import { listPayouts, listStatements, readStatement, setCommission } from './statements.service.ts';

type Calls =
  | 'listStatements'
  | 'getStatement'
  | 'exportStatement'
  | 'exportOrders'
  | 'listPayouts'
  | 'setCommission';
type Named = { readonly params: { readonly merchantId: string }; readonly viewer: Viewer };

/** Money: a merchant's is its owners' to see; payouts and commissions are the house's. */
export const moneyHandlers = ({ db }: Deps): Pick<Handlers, Calls> => {
  const merchantOf = async (
    { params, viewer }: Named,
    roles: readonly MerchantRole[] = OWNERS,
  ): Promise<number> => {
    const id = merchantFor(await requireMember(db, viewer, roles), idOf(params.merchantId));
    await readManagedMerchant(db, id);
    return id;
  };
  return {
    listStatements: async (call) => listStatements(db, await merchantOf(call)),
    getStatement: async (call) => readStatement(db, await merchantOf(call), call.params.month),
    exportStatement: async (call) =>
      exportStatement(db, await merchantOf(call), call.params.month, call.locale),
    exportOrders: async (call) =>
      exportOrders(db, await merchantOf(call, MANAGERS), call.query, call.locale),
    listPayouts: ({ query }) => listPayouts(db, query.month),
    setCommission: async ({ viewer, params, body }) =>
      setCommission(db, await requireMember(db, viewer), idOf(params.merchantId), body),
  };
};
