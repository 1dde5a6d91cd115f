import type { Tx } from '../../db/pool.ts';
import type { Deps } from '../../deps.ts';
import { deskOf } from '../../emails/backoffice-address.ts';
import { confirmationRequestEmail } from '../../emails/order-to-confirm.email.ts';
import { readMerchantAccount } from '../identity/index.ts';
import { enqueueMail } from '../jobs/index.ts';
import type { Order } from '../orders/index.ts';

/** Asks the merchant by letter to confirm an order, or to reject it. */
export const askToConfirm = async (
  tx: Tx,
  env: Deps['env'],
  order: Order,
  isReminder: boolean,
): Promise<void> => {
  const account = await readMerchantAccount(tx, order.merchantId);
  await enqueueMail(
    tx,
    confirmationRequestEmail(deskOf(account, env.MAIL_FROM), order, isReminder),
  );
};
