import { describe, expect, test } from '@jest/globals';
import { addProduct, CONTACT, useShop, type Shop } from '../../../test/shop.ts';
import { APPLE_PASSES, GOOGLE_PASSES } from '../../../test/wallets.ts';
import { mailPaidOrders } from './order-emails.service.ts';

/** What the letter of a paid order offers, and the addresses of its passes. */
const wallets = async (shop: Shop) => {
  const orderNo = await shop.buy(await addProduct(shop.deps));
  await mailPaidOrders(shop.deps);
  const { rows } = await shop.deps.pool.query<{ html: string }>(
    `select payload->>'html' as html from outbox
      where payload->>'subject' like $1 and recipient = $2`,
    [`%${orderNo}%`, CONTACT.email],
  );
  const { data } = await shop.call('GET', `/v1/client/orders/${orderNo}/wallet-passes`, {
    as: shop.shopper,
  });
  return {
    buttons: Array.from((rows[0]?.html ?? '').matchAll(/>([^<]*(?:Apple|Google)[^<]*)<\/a>/g)).map(
      ([, label]) => label,
    ),
    passes: data,
  };
};

describe('a shop without keys of a wallet', () => {
  const shop = useShop();
  test('offers no pass, on the voucher’s page or in its letter', async () => {
    expect(await wallets(shop)).toEqual({ buttons: [], passes: [] });
  });
});

describe('a shop with keys of one wallet', () => {
  const shop = useShop(APPLE_PASSES);
  test('offers that wallet alone, in its letter in both languages', async () => {
    const { buttons, passes } = await wallets(shop);
    expect(buttons).toEqual(['加至Apple銀包', 'Add to Apple Wallet']);
    expect(passes).toEqual([expect.objectContaining({ google: null })]);
  });
});

describe('a shop with keys of both wallets', () => {
  const shop = useShop({ ...APPLE_PASSES, ...GOOGLE_PASSES });
  test('offers both in its letter, in both languages', async () => {
    expect((await wallets(shop)).buttons).toEqual([
      '加至Apple銀包',
      '新增至Google錢包',
      'Add to Apple Wallet',
      'Add to Google Wallet',
    ]);
  });
});
