import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { must } from '../../../test/empty-shop.ts';
import { createStaff, expectRoles, type Attempt, type Staff } from '../../../test/staff-roles.ts';

let staff: Staff;
const ids: Record<'kind' | 'rude' | 'doubtful', string> = { kind: '', rude: '', doubtful: '' };
const add = async (message: string, status = 'NORMAL', moderateAt = 'now'): Promise<string> => {
  const { mine, people, shop } = staff;
  const { rows } = await shop.deps.pool.query<{ id: string }>(
    `insert into reviews (user_id, product_id, merchant_id, template_id, author_name, overall_score,
      message, language, status, month, moderate_at)
     values ($1, $2, $3, 'general', 'Ka Yan Chan', 4, $4, 'en_gb', $5, '2026-11', $6) returning id`,
    [people.shopper.userId, mine.productId, mine.merchantId, message, status, moderateAt],
  );
  return rows[0]?.id ?? '';
};
beforeAll(async () => {
  staff = await createStaff();
  ids.kind = await add('A calm hour, and a bowl to take home.');
  ids.rude = await add('The teacher, Mr Chan of 12345678, is rude.');
  ids.doubtful = await add('Cheaper at www.elsewhere.example, believe me.', 'PENDING', 'infinity');
});
afterAll(() => staff.shop.close());

const as = (who: keyof Staff['people']) => ({ headers: staff.people[who].headers });
const list = (who: keyof Staff['people'], filter: string) =>
  must(staff.shop.call('GET', `/v1/merchant/reviews?filter=${filter}`, as(who)));
const idsOf = ({ items }: { items: { reviewId: string }[] }): string[] =>
  items.map(({ reviewId }) => reviewId).toSorted();
const answer = (id: string, message: string, who: keyof Staff['people'] = 'owner') =>
  staff.shop.call('PATCH', `/v1/merchant/reviews/${id}/answer`, { ...as(who), body: { message } });
const report = (id: string, who: keyof Staff['people'] = 'manager') =>
  staff.shop.call('POST', `/v1/merchant/reviews/${id}/report`, {
    ...as(who),
    body: { reason: 'personal_data', note: 'It has a telephone number.' },
  });
const moderate = (id: string, status: string) =>
  staff.shop.call('PATCH', `/v1/admin/reviews/${id}`, { ...as('admin'), body: { status } });
const shown = async () =>
  must(staff.shop.call('GET', `/v1/reviews/product-reviews?externalId=${staff.mine.productId}`));

describe('a merchant', () => {
  test('sees what shoppers see of its products, and no other merchant’s', async () => {
    expect(idsOf(await list('owner', 'all'))).toEqual([ids.kind, ids.rude].toSorted());
    expect(idsOf(await list('rival', 'all'))).toEqual([]);
    expect(idsOf(await list('admin', 'all'))).toHaveLength(3);
  });

  test('answers in public, which the shop shows at once, and takes it back', async () => {
    await must(answer(ids.kind, 'Thank you. Come again on a Saturday.'));
    const { items } = await shown();
    expect(items.find(({ id }: { id: string }) => id === ids.kind)).toMatchObject({
      answer: {
        message: 'Thank you. Come again on a Saturday.',
        parentId: ids.kind,
        rootId: ids.kind,
        operatorName: 'Corner Kiln號',
      },
      operatorName: 'Corner Kiln號',
      count: 1,
      rootCount: 1,
    });
    const { rows } = await staff.shop.deps.pool.query(
      'select 1 from page_changes where topic = $1 limit 1',
      [`merchant:${staff.mine.merchantId}`],
    );
    expect(rows).toHaveLength(1);
    expect(idsOf(await list('owner', 'unanswered'))).toEqual([ids.rude]);
    await must(answer(ids.kind, ''));
    expect(JSON.stringify(await shown())).not.toContain('Come again');
  });

  test('reports a review once, and an administrator’s decision answers it', async () => {
    expect(await must(report(ids.rude))).toMatchObject({ report: { outcome: null } });
    expect(await report(ids.rude)).toMatchObject({ status: 400, code: '20628' });
    expect(idsOf(await list('admin', 'queue'))).toEqual([ids.rude, ids.doubtful].toSorted());
    await must(moderate(ids.rude, 'HIDE'));
    expect(JSON.stringify(await shown())).not.toContain('rude');
    expect(idsOf(await list('admin', 'queue'))).toEqual([ids.doubtful]);
    await must(moderate(ids.doubtful, 'NORMAL'));
    expect(idsOf(await list('admin', 'queue'))).toEqual([]);
    const { items } = await must(
      staff.shop.call('GET', '/v1/merchant/audit?kind=review', as('admin')),
    );
    expect(items.map(({ action }: { action: string }) => action)).toEqual([
      'show',
      'hide',
      'report',
      'answer',
      'answer',
    ]);
  });

  test('cannot touch another merchant’s review, or one that is hidden', async () => {
    for (const attempt of [
      answer(ids.kind, 'mine now', 'rival'),
      report(ids.kind, 'rival'),
      answer(ids.rude, 'too late'),
      answer('nonsense', 'no such review'),
    ])
      expect(await attempt).toMatchObject({ status: 404, code: '10405' });
  });
});

const ROLES: Readonly<
  Record<string, readonly [allowed: string, () => Attempt | Promise<Attempt>]>
> = {
  listManagedReviews: ['owner manager rival', () => ['GET', '/v1/merchant/reviews']],
  answerReview: [
    'owner manager',
    () => ['PATCH', `/v1/merchant/reviews/${ids.kind}/answer`, { message: 'Thank you.' }],
  ],
  reportReview: [
    'owner manager',
    async () => {
      await staff.shop.deps.pool.query('delete from review_reports');
      return ['POST', `/v1/merchant/reviews/${ids.kind}/report`, { reason: 'other' }];
    },
  ],
  moderateReview: ['', () => ['PATCH', `/v1/admin/reviews/${ids.kind}`, { status: 'NORMAL' }]],
};
test.each(Object.entries(ROLES))(
  '%s answers those whose role allows it alone',
  async (_id, [allowed, attempt]) => expectRoles(staff, allowed, attempt),
);
