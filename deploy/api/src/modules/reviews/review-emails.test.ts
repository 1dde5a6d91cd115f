import { expect, test } from '@jest/globals';
import { addProduct, CONTACT, useShop } from '../../../test/shop.ts';
import { mailReviews } from './review-emails.service.ts';
import { moderateDue } from './review.service.ts';

const shop = useShop();

/** Subjects of letters that lead to a page of an order, oldest first. */
const subjects = async (orderNo: string): Promise<string[]> =>
  (
    await shop.deps.pool.query<{ subject: string }>(
      `select payload->>'subject' as subject from outbox
        where payload->>'text' like $1 and payload->>'subject' not like $2 order by id`,
      [`%/reviews%/${orderNo}?%`, `%${orderNo}%`],
    )
  ).rows.map(({ subject }) => subject);

test.each([
  ['en-US', 'zh-HK', [/^How was/, /^Your review/]],
  ['zh-HK', 'en-US', [/體驗如何？$/, /^你的評價已公開/]],
] as const)(
  'of a purchase in %s, letters of its review are in it, whatever the account says',
  async (locale, account, wanted) => {
    await shop.moveClock('0 hours');
    const shopper = await shop.addShopper();
    await shop.deps.pool.query('update users set locale = $2 where id = $1', [
      shopper.userId,
      account,
    ]);
    const orderNo = await shop.order(
      await addProduct(shop.deps, { price: 500, merchantId: shop.merchantId }),
      {},
      shopper,
    );
    await shop.call('PATCH', '/v2/client/orders/confirm', {
      as: shopper,
      body: { orderNo, ...CONTACT },
      headers: { 'x-current-locale': locale },
    });
    await shop.pay(orderNo, {}, shopper);
    const [voucher] = (await shop.orderOf(orderNo, shopper)).vouchers;
    await shop.call('POST', '/v1/merchant/vouchers/redeem', {
      as: shop.merchant,
      body: { voucherNo: voucher.voucherNo },
    });
    await shop.moveClock('3 hours');
    await mailReviews(shop.deps);
    await shop.call('POST', '/v1/reviews', {
      as: shopper,
      body: {
        orderId: orderNo,
        overallScore: 5,
        scores: [{ id: 'service', score: 4 }],
        message: 'A long enough text about a visit that was worth every dollar of it.',
        isRecommended: true,
        agreeTerms: true,
      },
    });
    await shop.moveClock('7 hours');
    await moderateDue(shop.deps.db);
    await mailReviews(shop.deps);
    expect(await subjects(orderNo)).toEqual(
      wanted.map((subject) => expect.stringMatching(subject)),
    );
  },
);
