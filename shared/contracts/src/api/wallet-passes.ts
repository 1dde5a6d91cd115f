import { z } from 'zod';
import { defineContracts } from '../call.ts';
import * as calls from '../calls/wallet-passes.ts';
import { wireId } from './shapes/basics.ts';

const walletPass = z
  .object({
    voucherNo: z.string(),
    apple: z.url().nullable().meta({
      description: 'Answers with the pass (`.pkpass`); null where the shop has no certificate.',
    }),
    google: z.url().nullable().meta({
      description: 'Leads to Google’s page that saves it; null where the shop is no issuer.',
    }),
  })
  .meta({ id: 'WalletPass' });

/** Vouchers as passes of Apple’s and Google’s wallets. */
export const walletPassContracts = defineContracts({
  listWalletPasses: {
    route: calls.listWalletPasses,
    tag: 'Orders',
    summary: 'Where the vouchers of an order that can still be used are put into a phone’s wallet',
    params: z.object({ orderNo: wireId }),
    data: z.array(walletPass),
    errors: ['10405'],
  },
  listGiftPasses: {
    route: calls.listGiftPasses,
    tag: 'Gifts',
    summary: 'Where a given ticket is put into a phone’s wallet, for whoever may show it',
    params: z.object({ token: z.string().min(40).max(160) }),
    data: z.array(walletPass),
    errors: ['10405'],
  },
});
