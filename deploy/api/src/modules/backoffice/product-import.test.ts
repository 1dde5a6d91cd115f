import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { must } from '../../../test/empty-shop.ts';
import { createStaff, type Staff } from '../../../test/staff-roles.ts';

let shop: Staff['shop'];
let mine: Staff['mine'];
let people: Staff['people'];
beforeAll(async () => {
  ({ shop, mine, people } = await createStaff());
});
afterAll(() => shop.close());

describe('a file of products', () => {
  test('begins a product per usable line, and says what is wrong with the others', async () => {
    const csv = [
      'kind,category,name_en,name_zh,plan_en,plan_zh,price,valid_for_days',
      'period,Corner Kiln,"Clay, glazed",上釉陶泥,One,一位,"1,280",90',
      'period,Nowhere,A,甲,One,一位,100,90',
      'sometimes,Corner Kiln,B,乙,One,一位,100,90',
      'period,Corner Kiln,C,,One,一位,100,90',
    ].join('\r\n');
    const { made, lines } = await must(
      shop.call('POST', '/v1/merchant/products/import', {
        headers: people.manager.headers,
        body: { csv },
      }),
    );
    expect(made).toBe(1);
    expect(
      lines.map(({ line, faults }: { line: number; faults: string[] }) => [
        line,
        faults.length > 0,
      ]),
    ).toEqual([
      [2, false],
      [3, true],
      [4, true],
      [5, true],
    ]);
    expect(
      await must(
        shop.call('GET', `/v1/merchant/products/${lines[0].productId}`, {
          headers: mine.owner.headers,
        }),
      ),
    ).toMatchObject({
      contentState: 'pending_to_create',
      name: { en_gb: 'Clay, glazed' },
      plans: [{ price: 128_000, validForDays: 90 }],
    });
  });
});

test('a file that is sent again makes nothing twice, nor does a line within one', async () => {
  const csv = [
    'kind,category,name_en,name_zh,plan_en,plan_zh,price',
    'period,Nowhere,Slab day,泥板日,One,一位,100',
    'period,Corner Kiln,Slab day,泥板日,One,一位,100',
    'period,Corner Kiln,slab day,泥板日,Two,兩位,180',
    'period,Corner Kiln,Slab day,泥板夜,One,一位,100',
  ].join('\n');
  const send = async (check: boolean, locale = 'en-US') => {
    const { made, lines } = await must(
      shop.call('POST', '/v1/merchant/products/import', {
        headers: { ...people.manager.headers, 'x-current-locale': locale },
        body: { csv, check },
      }),
    );
    return [made, ...lines.map(({ faults }: { faults: string[] }) => faults)];
  };
  const again = ['name_en: There is a product of this name already, in this file or in the shop'];
  const nowhere = ['category: No such category'];
  expect(await send(true)).toEqual([0, nowhere, [], again, []]);
  expect(await send(false)).toEqual([2, nowhere, [], again, []]);
  expect(await send(true)).toEqual([0, nowhere, again, again, again]);
  expect(await send(false, 'zh-HK')).toEqual([
    0,
    ['category：沒有此類別'],
    ...Array.from({ length: 3 }, () => ['name_en：檔案或商店已有同名產品']),
  ]);
});

describe('a check of a file of products', () => {
  const HEAD = 'kind,category,name_en,name_zh,plan_en,plan_zh,price';
  const send = (csv: string, locale: string) =>
    must(
      shop.call('POST', '/v1/merchant/products/import', {
        headers: { ...people.manager.headers, 'x-current-locale': locale },
        body: { csv, check: true },
      }),
    );
  const count = async (): Promise<number> => {
    const { rows } = await shop.deps.pool.query('select count(*)::int as n from products');
    return rows[0].n;
  };

  test('says that a file has names of columns alone', async () => {
    const { code, data } = await shop.call('POST', '/v1/merchant/products/import', {
      headers: people.manager.headers,
      body: { csv: `${HEAD}\n`, check: true },
    });
    expect([code, data.fields[0].field]).toEqual(['10102', 'body.csv']);
  });

  test('names the column at fault in the language of who asks, and keeps nothing', async () => {
    const csv = [
      HEAD,
      'period,Corner Kiln,A,甲,One,一位,100',
      'period,Corner Kiln,B,,One,一位,cheap',
      'sometimes,Corner Kiln,C,丙,,一位,100',
      'period,Nowhere,D,丁,One,一位,100',
      'period,Nowhere,E,,One,一位,-1',
    ].join('\n');
    const before = await count();
    const english = await send(csv, 'en-US');
    expect([english.made, english.lines[0]]).toEqual([0, { line: 2, productId: null, faults: [] }]);
    expect(english.lines.slice(1).map(({ faults }: { faults: string[] }) => faults)).toEqual([
      ['price: Enter a number', 'name_zh: This field is required'],
      [expect.stringMatching(/^kind: Must be one of: dated/)],
      ['category: No such category'],
      [
        'price: At least HK$4: nothing less can be paid',
        'name_zh: This field is required',
        'category: No such category',
      ],
    ]);
    const chinese = await send(csv, 'zh-HK');
    expect(chinese.lines.slice(1).map(({ faults }: { faults: string[] }) => faults)).toEqual([
      ['price：請輸入數字', 'name_zh：此欄必須填寫'],
      [expect.stringMatching(/^kind：必須為以下其中一項：dated/)],
      ['category：沒有此類別'],
      ['price：最少HK$4：更低的金額無法付款', 'name_zh：此欄必須填寫', 'category：沒有此類別'],
    ]);
    expect(await count()).toBe(before);
  });
});
