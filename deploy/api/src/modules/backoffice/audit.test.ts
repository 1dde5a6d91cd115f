import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  addMerchant,
  addProductByCalls,
  createEmptyShop,
  must,
  type EmptyShop,
  type OnShelf,
} from '../../../test/empty-shop.ts';

let shop: EmptyShop;
let made: OnShelf;
beforeAll(async () => {
  shop = await createEmptyShop();
  made = await addProductByCalls(shop, await addMerchant(shop, 'Kiln', 'owner@kiln.example'));
});
afterAll(() => shop.close());

const both = (en_gb: string, zh_hk: string) => ({ en_gb, zh_hk });
const admin = () => ({ headers: shop.admin.headers });
const add = (path: string, body: object) =>
  must(shop.call('POST', `/v1/admin/${path}`, { ...admin(), body }));
interface Event {
  readonly kind: string;
  readonly subject: string;
  readonly subjectName: object | null;
}
const read = async (): Promise<Event[]> =>
  (await must(shop.call('GET', '/v1/merchant/audit?pageSize=100', admin()))).items;
/** Each kind of thing in the log, with what it is called. */
const namesOf = (events: readonly Event[]): Record<string, object | null> =>
  Object.fromEntries(
    events.map(({ kind, subject, subjectName }) => [
      subject.startsWith('invitation:') ? 'invitation' : kind,
      subjectName,
    ]),
  );

test('the audit log names what is there still, in both languages', async () => {
  const name = both('Rainy days', '雨天');
  const from = { startTime: '2026-01-01T00:00:00Z', endTime: '2036-01-01T00:00:00Z' };
  const target = { kind: 'search', keyword: 'kiln' };
  await add('product-lists', { name });
  await add('campaigns', { place: 'scrolling', name, image: '', target, ...from });
  await add('coupons', { code: 'rain', name, type: 'DEDUCTION', value: 2_000, ...from });
  await add('faq/categories', { id: 'buying', name });
  await add('faq/questions', { id: 'how', categoryId: 'buying', question: name, answer: name });
  expect(namesOf(await read())).toEqual({
    product: both('An hour at the wheel', '拉坯一小時'),
    plan: both('One person', '一位'),
    merchant: both('Kiln', 'Kiln號'),
    branch: both('Sham Shui Po', '深水埗'),
    category: both('Kiln', 'Kiln'),
    'product-list': name,
    campaign: name,
    coupon: name,
    faq: name,
    'faq-category': name,
    person: both('Ka Yan Chan', 'Ka Yan Chan'),
    invitation: null,
    districts: null,
  });
});

test('what is gone has its number alone', async () => {
  await shop.deps.pool.query("delete from faq_questions where id = 'how'");
  expect(namesOf(await read())).toMatchObject({
    faq: null,
    'faq-category': both('Rainy days', '雨天'),
  });
});

test('a merchant is told the names of their own', async () => {
  const { items } = await must(
    shop.call('GET', `/v1/merchant/audit?kind=product&subject=${made.productId}`, {
      headers: made.owner.headers,
    }),
  );
  expect(items[0]).toMatchObject({ subjectName: both('An hour at the wheel', '拉坯一小時') });
});
