import { describe, expect, test } from '@jest/globals';
import { addProduct, type ShopProduct, useShop } from '../../../test/shop.ts';
import { expirePeriods } from '../order-lifecycle/order-expiry.service.ts';
import { mailReviews } from './review-emails.service.ts';
import { moderateDue } from './review.service.ts';

const shop = useShop();
const MESSAGE = 'Calm water, a patient guide and the skyline to ourselves.';
const redeemed = async (product: ShopProduct, as = shop.shopper): Promise<string> => {
  const orderNo = await shop.buy(product, {}, as);
  const [voucher] = (await shop.orderOf(orderNo, as)).vouchers;
  await shop.call('POST', '/v1/merchant/vouchers/redeem', {
    as: { userId: '1', role: 'admin' },
    body: { voucherNo: voucher.voucherNo },
  });
  return orderNo;
};
const write = (orderId: string, more: object = {}, as: { userId: string } = shop.shopper) =>
  shop.call('POST', '/v1/reviews', {
    as,
    body: {
      orderId,
      overallScore: 5,
      scores: [{ id: 'service', score: 4 }],
      message: MESSAGE,
      isRecommended: true,
      agreeTerms: true,
      ...more,
    },
  });
const coins = async (as = shop.shopper) =>
  (await shop.call('GET', '/v1/client/points/amount', { as })).data;

test('each review of the shop as it opens names the plan that was bought', async () => {
  const { rows } = await shop.deps.pool.query(
    `select count(*)::int as count from reviews r
      where not exists (select 1 from plans p where p.id = r.plan_id and p.product_id = r.product_id
      and p.name = r.plan_name)`,
  );
  expect(rows).toEqual([{ count: 0 }]);
});

describe('a review', () => {
  // Covers: PRD-014, SHP-034, SHP-035, SHP-037, STA-014, REV-003, REV-004, REV-007, REV-008,
  // Covers: COI-004, ERR-049, CON-010, COI-013, STA-061, STA-069, STA-072
  test('is written once, moderated within the day, counted and rewarded in its parts', async () => {
    const product = await addProduct(shop.deps, { price: 500 });
    const orderNo = await redeemed(product);
    const items = await shop.call('GET', `/v1/reviews/order/${orderNo}`, { as: shop.shopper });
    expect(items.data.items).toMatchObject([
      {
        orderNumberId: orderNo,
        reviewStatus: 'PENDING',
        maxPoint: 80,
        reward: { earns: true, reason: null },
      },
    ]);
    expect(
      (await shop.call('GET', '/v1/reviews/pending-reviews-count', { as: shop.shopper })).data
        .pendingOrderCount,
    ).toBe(1);
    const written = await write(orderNo);
    expect(written).toMatchObject({
      status: 201,
      data: { status: 'PENDING', rewardPointForReview: 60, authorName: 'Ka Yan C.' },
    });
    expect((await write(orderNo)).code).toBe('20902');
    expect(await coins()).toMatchObject({ amount: 0, waitingAmount: 60 });
    const list = () =>
      shop.call(
        'GET',
        `/v1/reviews/product-reviews?externalId=${product.productId}` +
          '&overallScores=5&overallScores=4',
      );
    expect((await list()).data.totalCount).toBe(0);
    await shop.moveClock('11 minutes');
    await Promise.all([moderateDue(shop.deps.db), moderateDue(shop.deps.db)]);
    expect((await list()).data).toMatchObject({
      totalCount: 1,
      items: [
        {
          authorName: 'Ka Yan C.',
          message: MESSAGE,
          rewardPointForReview: 0,
          template: { items: [{ id: 'service', score: 4 }] },
        },
      ],
      statistics: {
        overallScore: 5,
        count: 1,
        recommendedCount: 1,
        histogram: [{ count: 0 }, { count: 0 }, { count: 0 }, { count: 0 }, { score: 5, count: 1 }],
      },
    });
    expect(await coins()).toMatchObject({ amount: 60, waitingAmount: 0 });
    const earned = (await shop.call('GET', '/v1/client/points/transactions', { as: shop.shopper }))
      .data.items;
    expect(
      earned
        .map((item: { type: string; amount: number }) => `${item.type} ${item.amount}`)
        .toSorted(),
    ).toEqual(['RECOMMEND_REVIEW 20', 'TEXT_REVIEW 40']);
    const { productName } = (await shop.call('GET', `/v2/public/products/${product.productId}`))
      .data;
    expect(earned.map((item: { remark: unknown }) => item.remark)).toContainEqual({
      en_gb: `Review: ${productName.en_gb}`,
      zh_hk: `評價：${productName.zh_hk}`,
    });
  });

  // Covers: REV-022
  test('hides an anonymous review’s name; only its author finds it as their own', async () => {
    const product = await addProduct(shop.deps, { price: 500 });
    const { data } = await write(await redeemed(product), { isAnonymous: true });
    expect(data).toMatchObject({
      authorName: '匿名',
      profileImage: null,
      authorId: expect.stringMatching(/./),
    });
    await shop.moveClock('11 minutes');
    await moderateDue(shop.deps.db);
    expect(
      (await shop.call('GET', `/v1/reviews/product-reviews?externalId=${product.productId}`)).data
        .items,
    ).toMatchObject([{ id: data.id, authorName: '匿名', profileImage: null, authorId: null }]);
  });
});

describe('writing a review', () => {
  // Covers: VAL-021, VAL-023, ERR-048, ERR-050
  test('needs 20 characters, a rating, the terms, own photos and a redeemed order', async () => {
    const orderNo = await redeemed(await addProduct(shop.deps, { price: 500 }));
    expect((await write(orderNo, { message: 'Too short' })).code).toBe('10102');
    expect((await write(orderNo, { overallScore: 6 })).code).toBe('10102');
    expect((await write(orderNo, { agreeTerms: false })).code).toBe('10102');
    expect((await write(orderNo, { picsOrVideos: ['not-mine'] })).code).toBe('21001');
    expect((await write(await shop.buy(await addProduct(shop.deps)))).code).toBe('20901');
    expect((await write(orderNo, {}, await shop.addShopper())).code).toBe('10405');
  });

  // Covers: REV-018
  test('keeps and rewards one of 8 copies at once; refuses photo 7, visitor’s like', async () => {
    const product = await addProduct(shop.deps, { price: 500 });
    const writer = await shop.addShopper();
    const orderNo = await redeemed(product, writer);
    const seven = await write(
      orderNo,
      { picsOrVideos: Array.from({ length: 7 }, (_, index) => `photo-${index}`) },
      writer,
    );
    expect(seven).toMatchObject({ status: 400, code: '10102' });
    const answers = await Promise.all(Array.from({ length: 8 }, () => write(orderNo, {}, writer)));
    expect(answers.map(({ code }) => code).toSorted()).toEqual([
      '0',
      ...Array.from({ length: 7 }, () => '20902'),
    ]);
    expect(await coins(writer)).toMatchObject({ amount: 0, waitingAmount: 60 });
    await shop.moveClock('11 minutes');
    await moderateDue(shop.deps.db);
    expect(await coins(writer)).toMatchObject({ amount: 60, waitingAmount: 0 });
    const { data } = await shop.call(
      'GET',
      `/v1/reviews/product-reviews?externalId=${product.productId}`,
    );
    expect(data.totalCount).toBe(1);
    expect(
      (await shop.call('PATCH', `/v1/reviews/${data.items[0].id}`, { body: { likeIt: true } }))
        .status,
    ).toBe(401);
  });
});

describe('rewards and emails of reviews', () => {
  // Covers: CON-009, INV-008
  test('earns for the first of an activity in a month, and for ten activities', async () => {
    const one = await shop.addShopper();
    const product = await addProduct(shop.deps, { price: 500 });
    await write(await redeemed(product, one), {}, one);
    const again = await redeemed(product, one);
    expect(
      (await shop.call('GET', `/v1/reviews/order/${again}`, { as: one })).data.items[0].reward,
    ).toMatchObject({ earns: false, reason: 'second_this_month' });
    expect((await write(again, {}, one)).data.rewardPointForReview).toBe(0);
    for (let index = 0; index < 9; index += 1)
      expect(
        (await write(await redeemed(await addProduct(shop.deps, { price: 500 }), one), {}, one))
          .data.rewardPointForReview,
      ).toBe(60);
    const eleventh = await redeemed(await addProduct(shop.deps, { price: 500 }), one);
    expect(
      (await shop.call('GET', `/v1/reviews/order/${eleventh}`, { as: one })).data.items[0].reward
        .reason,
    ).toBe('ten_this_month');
    expect((await write(eleventh, {}, one)).data.rewardPointForReview).toBe(0);
  });

  // Covers: RTE-024, ORD-027
  test('emails invitation and outcome once each, with links that need no sign-in', async () => {
    const one = await shop.addShopper();
    const orderNo = await redeemed(await addProduct(shop.deps, { price: 500 }), one);
    const letters = async (page: string): Promise<string[]> =>
      (
        await shop.deps.pool.query<{ text: string }>(
          "select payload->>'text' as text from outbox where payload->>'text' like $1",
          [`%/${page}/${orderNo}?%`],
        )
      ).rows.map(({ text }) => text);
    const accessOf = (text = ''): string => /access=(\S+)/.exec(text)?.[1] ?? '';
    await mailReviews(shop.deps);
    expect(await letters('reviews')).toEqual([]);
    await shop.moveClock('3 hours');
    await Promise.all([mailReviews(shop.deps), mailReviews(shop.deps)]);
    const invited = await letters('reviews');
    expect(invited).toHaveLength(1);
    expect(invited[0]).toMatch(/最多可賺80枚Tapcoin[^]*up to 80 Tapcoin/);
    const items = (access: string, as?: { userId: string }) =>
      shop.call('GET', `/v1/reviews/order/${orderNo}?access=${access}`, { as });
    expect((await items(accessOf(invited[0]))).data.items).toMatchObject([
      { reviewStatus: 'PENDING', reward: { earns: true } },
    ]);
    expect([
      (await items('')).status,
      (await items(`${accessOf(invited[0])}x`)).status,
      (await items('', shop.shopper)).status,
    ]).toEqual([401, 401, 404]);
    const { data } = await write(orderNo, {}, one);
    const detail = (access: string) =>
      shop.call('GET', `/v1/reviews/detail?orderId=${orderNo}&access=${access}`);
    expect((await detail(accessOf(invited[0]))).data).toMatchObject({
      id: data.id,
      status: 'PENDING',
      authorEmail: null,
      rewardPointForReview: 60,
    });
    expect((await shop.call('GET', `/v1/reviews/detail?reviewId=${data.id}`)).code).toBe('10405');
    await shop.moveClock('4 hours');
    await moderateDue(shop.deps.db);
    await mailReviews(shop.deps);
    await mailReviews(shop.deps);
    const told = await letters('reviewsDetail');
    expect(told).toEqual([expect.stringContaining('60 Tapcoin are yours.')]);
    expect((await detail(accessOf(told[0]))).data.status).toBe('NORMAL');
    await shop.moveClock('40 days');
    expect((await detail(accessOf(told[0]))).status).toBe(401);
  });

  // Covers: SHP-034
  test('of several kinds of product is counted as one where the items bear one name', async () => {
    const product = await addProduct(shop.deps, { price: 500 });
    await shop.deps.pool.query(
      `insert into review_statistics (key, count, histogram, items) select 'merchant:' || $1::int,
        3, '{0,0,0,1,2}', jsonb_object_agg(id, jsonb_build_object('sum', sum, 'count', count))
      from (select item->>'id' as id, case when row_number() over (order by item->>'id') = 1 then 5
        else 6 end as sum, case when row_number() over (order by item->>'id') = 1 then 1
        else 2 end as count
        from review_templates t cross join lateral jsonb_array_elements(t.items) as item
          where item->'itemName'->>'en_gb' = 'Value' order by 1 limit 2) two`,
      [product.merchantId],
    );
    const { data } = await shop.call(
      'GET',
      `/v1/reviews/getMerchantReviewList?merchantId=${product.merchantId}&pageSize=10&pageNum=1`,
    );
    // 5 of one, 6 of two: 11 over three.
    expect(data.statistics.scores).toEqual([
      expect.objectContaining({
        score: 3.7,
        itemName: expect.objectContaining({ en_gb: 'Value' }),
      }),
    ]);
  });
});

describe('moderation and likes of reviews', () => {
  // Covers: STA-010, REV-005, REV-010, STA-067, STA-074
  test('that looks doubtful waits for a person; hiding takes the coins back', async () => {
    const one = await shop.addShopper();
    const orderNo = await redeemed(await addProduct(shop.deps, { price: 500 }), one);
    const { data } = await write(
      orderNo,
      { message: 'See more at https://elsewhere.example about this place' },
      one,
    );
    await shop.moveClock('1 day');
    await moderateDue(shop.deps.db);
    const detail = () => shop.call('GET', `/v1/reviews/detail?reviewId=${data.id}`, { as: one });
    expect((await detail()).data.status).toBe('PENDING');
    const admin = { userId: '1', role: 'admin' } as const;
    const moderate = (status: string, as: object = admin) =>
      shop.call('PATCH', `/v1/admin/reviews/${data.id}`, { as, body: { status } });
    expect((await moderate('NORMAL', one)).code).toBe('10405');
    await moderate('NORMAL');
    expect((await coins(one)).amount).toBe(60);
    await moderate('HIDE');
    expect((await coins(one)).amount).toBe(0);
    await moderate('NORMAL');
    expect((await coins(one)).amount).toBe(0);
    expect((await detail()).data).toMatchObject({ status: 'NORMAL', rewardPointForReview: 0 });
  });

  // Covers: SHP-036, STA-011, REV-001, STA-071, REV-018
  test('is liked once per person, and no longer after ninety days possible', async () => {
    const product = await addProduct(shop.deps, { price: 500 });
    const { data } = await write(await redeemed(product));
    await shop.call('PATCH', `/v1/admin/reviews/${data.id}`, {
      as: { userId: '1', role: 'admin' },
      body: { status: 'NORMAL' },
    });
    const other = await shop.addShopper();
    const like = (likeIt: boolean) =>
      shop.call('PATCH', `/v1/reviews/${data.id}`, { as: other, body: { likeIt } });
    const answers = await Promise.all(Array.from({ length: 5 }, () => like(true)));
    expect(answers.at(-1)?.data).toMatchObject({ like: 1, hasLike: true });
    expect((await like(false)).data).toMatchObject({ like: 0, hasLike: false });
    const vote = (body: object) =>
      shop.call('PATCH', `/v1/reviews/${data.id}`, { as: other, body });
    await like(true);
    const notHelpful = { likeIt: false, hateIt: true };
    expect((await vote(notHelpful)).data).toMatchObject({
      like: 0,
      hasLike: false,
      hate: 1,
      hasHate: true,
    });
    expect((await vote(notHelpful)).data).toMatchObject({ hate: 1 });
    expect((await vote({ likeIt: true, hateIt: true })).code).toBe('10102');
    expect((await like(true)).data).toMatchObject({ like: 1, hate: 0, hasHate: false });
    await like(false);
    const late = await redeemed(product);
    await shop.moveClock('89 days 23 hours');
    await expirePeriods(shop.deps.db);
    expect((await shop.orderOf(late)).reviewStatus).toBe('PENDING');
    await shop.moveClock('90 days 1 hour');
    await expirePeriods(shop.deps.db);
    expect((await shop.orderOf(late)).reviewStatus).toBe('DISABLE_REVIEW');
    expect((await write(late)).code).toBe('20901');
  });

  // Covers: REV-002, REV-006, REV-009, STA-073
  test('is found with its merchant, the best first; a doubtful one can be hidden', async () => {
    const product = await addProduct(shop.deps, { price: 500 });
    const one = await shop.addShopper();
    const good = (await write(await redeemed(product))).data.id;
    const poor = (
      await write(await redeemed(product, one), { overallScore: 2, isRecommended: false }, one)
    ).data.id;
    const admin = { userId: '1', role: 'admin' } as const;
    for (const id of [good, poor])
      await shop.call('PATCH', `/v1/admin/reviews/${id}`, {
        as: admin,
        body: { status: 'NORMAL' },
      });
    const list = await shop.call(
      'GET',
      `/v1/reviews/getMerchantReviewList?merchantId=${product.merchantId}` +
        '&pageSize=10&pageNum=1&sortKey=overallScore&sortDirection=ASC',
    );
    expect(list.data).toMatchObject({ totalCount: 2, items: [{ id: poor }, { id: good }] });
    for (const query of [
      `externalId=${product.productId}`,
      `externalId=${product.merchantId}&objectType=merchant`,
    ])
      expect((await shop.call('GET', `/v1/reviews/best-review?${query}`)).data.id).toBe(good);
    const mine = (statuses: string) =>
      shop.call('GET', `/v1/reviews/my-reviews?${statuses}`, { as: one });
    expect((await mine('reviewStatuses=REVIEWED&reviewStatuses=PENDING')).data).toMatchObject({
      totalCount: 1,
      items: [{ reviewStatus: 'REVIEWED', review: { id: poor } }],
    });
    expect((await mine('reviewStatuses=DISABLE_REVIEW')).data.totalCount).toBe(0);
    const doubtful = (
      await write(await redeemed(await addProduct(shop.deps, { price: 500 }), one), {}, one)
    ).data.id;
    expect(
      (
        await shop.call('PATCH', `/v1/admin/reviews/${doubtful}`, {
          as: admin,
          body: { status: 'HIDE' },
        })
      ).data.status,
    ).toBe('HIDE');
    expect((await coins(one)).waitingAmount).toBe(0);
  });
});
