import type { Reply } from './app.ts';
import type { Shop } from './shop.ts';

interface Shopper {
  readonly userId: string;
}

/** Gives somebody coins, as an administrator does by hand. */
export const giveCoins = (shop: Shop, to: Shopper, amount: number): Promise<Reply> =>
  shop.call('POST', '/v1/client/points/transactions', {
    as: { userId: '1', role: 'admin' },
    body: { userId: to.userId, amount, method: 'IN_ACCOUNT', remark: 'test' },
  });

/** What somebody has of coins, and how many of them are frozen. */
export const coinBalance = async (shop: Shop, { userId }: Shopper): Promise<Reply['data']> =>
  (await shop.call('GET', '/v1/client/points/amount', { as: { userId } })).data;

/** What the order's timeline tells of coins: the event, how many, and which way they went. */
export const coinMoves = async (shop: Shop, orderNo: string): Promise<unknown[]> =>
  (
    await shop.call('GET', `/v1/client/orders/${orderNo}/timeline`, { as: shop.shopper })
  ).data.events.flatMap(
    ({ event, coins, coinMove }: { event: string; coins: number | null; coinMove?: string }) =>
      coins || coinMove ? [[event, coins, coinMove]] : [],
  );
