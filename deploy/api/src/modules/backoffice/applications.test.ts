import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { both, must } from '../../../test/empty-shop.ts';
import { createStaff, type Staff } from '../../../test/staff-roles.ts';

let shop: Staff['shop'];
let theirs: Staff['theirs'];
beforeAll(async () => {
  ({ shop, theirs } = await createStaff());
});
afterAll(() => shop.close());

const apply = (locale: string, companyName: string, email: string) =>
  must(
    shop.call('POST', '/user/help/joinUs', {
      headers: { 'x-current-locale': locale },
      body: {
        refSource: 'search',
        refSourceExt: '',
        firstName: 'Ka Yan',
        lastName: 'Chan',
        companyName,
        email,
        website: '',
        message: 'We take beginners out on calm water.',
      },
    }),
  );
const subjectTo = async (email: string): Promise<string> =>
  (
    await shop.deps.pool.query<{ subject: string }>(
      `select payload ->> 'subject' as subject from outbox where recipient = $1
        order by id desc limit 1`,
      [email],
    )
  ).rows[0]?.subject ?? '';

describe('a partner’s application', () => {
  test.each([
    ['en-US', 'TapNook 拾角: '],
    ['zh-HK', '拾角 TapNook：'],
  ])('in %s is followed by an invitation in that language first', async (locale, begin) => {
    const email = `${locale.toLowerCase()}@kayak.example`;
    const { enquiryNo } = await apply(locale, `Harbour Kayak ${locale}`, email);
    const admin = { headers: { ...shop.admin.headers, 'x-current-locale': 'zh-HK' } };
    const { merchantId } = await must(
      shop.call('PATCH', `/v1/admin/applications/${enquiryNo}`, {
        ...admin,
        body: {
          decision: 'accepted',
          merchantName: both('Harbour Kayak', '海灣獨木舟'),
          categoryId: theirs.categoryId,
        },
      }),
    );
    await must(
      shop.call('POST', `/v1/merchant/merchants/${merchantId}/people`, {
        ...admin,
        body: { email, role: 'owner' },
      }),
    );
    expect((await subjectTo(email)).startsWith(begin)).toBe(true);
  });

  test('becomes a merchant that is not published yet, once', async () => {
    const { enquiryNo } = await must(
      shop.call('POST', '/user/help/joinUs', {
        body: {
          refSource: 'search',
          refSourceExt: '',
          firstName: '嘉欣',
          lastName: '陳',
          companyName: 'Corner Bakery',
          email: 'bakery@example.com',
          website: 'https://bakery.example',
          message: 'We bake in Sham Shui Po.',
        },
      }),
    );
    const admin = { headers: shop.admin.headers };
    const { items } = await must(shop.call('GET', '/v1/admin/applications?openOnly=true', admin));
    expect(items).toMatchObject([
      { enquiryNo, name: '陳嘉欣', companyName: 'Corner Bakery', decision: null },
    ]);
    const decide = () =>
      shop.call('PATCH', `/v1/admin/applications/${enquiryNo}`, {
        ...admin,
        body: {
          decision: 'accepted',
          merchantName: both('Corner Bakery', '轉角麵包店'),
          categoryId: theirs.categoryId,
        },
      });
    const { merchantId } = await must(decide());
    expect(
      await must(shop.call('GET', `/v1/merchant/merchants/${merchantId}`, admin)),
    ).toMatchObject({ published: false, name: { zh_hk: '轉角麵包店' } });
    expect(await decide()).toMatchObject({ status: 400, code: '20628' });
  });
});
