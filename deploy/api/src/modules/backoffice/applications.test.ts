import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { both, must } from '../../../test/empty-shop.ts';
import { createStaff, type Staff } from '../../../test/staff-roles.ts';

let shop: Staff['shop'];
let theirs: Staff['theirs'];
beforeAll(async () => {
  ({ shop, theirs } = await createStaff());
});
afterAll(() => shop.close());

describe('a partner’s application', () => {
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
