import { addDays } from '@tapnook/kernel';
import { addProduct, useShop, type ProductWish, type ShopProduct } from './shop.ts';

interface Days {
  readonly product: ShopProduct;
  readonly first: string;
  readonly same: string;
  readonly dearer: string;
  readonly cheaper: string;
  readonly full: string;
}
/** A shop whose orders of dated products can be moved to another day. */
export const useDateChanges = () => {
  const shop = useShop();

  /** A dated product whose days cost the same, HK$100 more and HK$100 less. */
  const setUp = async (wish: ProductWish = {}): Promise<Days> => {
    const today = await shop.deps.clock.today();
    const at = (days: number): string => addDays(today, days);
    const [first, same, dearer, cheaper, full] = [at(10), at(12), at(13), at(14), at(15)] as const;
    const product = await addProduct(shop.deps, {
      merchantId: shop.merchantId,
      kind: 'dated',
      notices: ['change-48'],
      days: { [first]: 2, [same]: 2, [dearer]: 2, [cheaper]: 2, [full]: 0 },
      ...wish,
    });
    await shop.deps.pool.query(
      `update slots set price = case when day = $2 then 60000 when day = $3 then 40000 end
        where plan_id = $1`,
      [product.planId, dearer, cheaper],
    );
    return { product, first, same, dearer, cheaper, full };
  };
  const buy = ({ product, first }: Days, quantity = 2, as = shop.shopper) =>
    shop.buy(product, { date: first, time: '10:00', quantity }, as);
  const change = (orderNo: string, date: string, more = {}, as = shop.shopper) =>
    shop.call('POST', `/v1/client/orders/${orderNo}/date-change`, {
      as,
      body: { date, time: '10:00', ...more },
    });
  const decide = (changeId: string, action: string) =>
    shop.call('PATCH', `/v1/merchant/date-changes/${changeId}`, {
      as: shop.merchant,
      body: { action },
    });
  const soldOn = async ({ product }: Days, ...days: string[]): Promise<number[]> => {
    const { rows } = await shop.deps.pool.query<{ day: string; taken: number }>(
      `select day::text as day, sold + held as taken from inventory
        where kind = 'slot' and ref = $1`,
      [product.planId],
    );
    return days.map((day) => rows.find((row) => row.day === day)?.taken ?? -1);
  };

  return { shop, setUp, buy, change, decide, soldOn };
};
