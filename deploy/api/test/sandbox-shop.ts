import { afterAll, beforeAll, expect } from '@jest/globals';
import { freePort } from '@tapnook/stack/free-port';
import { users } from '../src/modules/identity/users.tables.ts';
import { checkInvariants } from '../src/modules/orders/invariants.ts';
import { createTestApp, type Reply, type TestApp } from './app.ts';
import { type Edge, startEdge } from './edge.ts';
import { startSandbox, type Sandbox } from './sandbox.ts';
import { addProduct, CONTACT } from './shop.ts';

/**
 * A shop whose payments go to the sandbox's gateway, over the network and with its webhooks through
 * the edge, and one shopper.
 */
export interface SandboxShop {
  readonly api: TestApp;
  readonly edge: Edge;
  readonly sandbox: Sandbox;
  readonly shopper: { readonly userId: string };
  /** Number of a new order of HK$500 with its contact details, to be paid. */
  readonly order: () => Promise<string>;
  /** Tries to pay: by card unless `payMethod` says otherwise. */
  readonly pay: (orderNo: string, more: object) => Promise<Reply>;
  readonly statusOf: (orderNo: string) => Promise<string>;
  /**
   * Waits for a webhook to bring an order to a status; nobody asks the gateway meanwhile. Gives the
   * status it has then.
   */
  readonly becomes: (orderNo: string, wanted: string) => Promise<string>;
}

/**
 * Brings one up for the tests of a file; at their end every invariant holds. What it gives is there
 * from the first test on.
 */
export const useSandboxShop = (): SandboxShop => {
  const shop = {} as { -readonly [Key in keyof SandboxShop]: SandboxShop[Key] };
  beforeAll(async () => {
    const [apiPort, sandboxPort] = [await freePort(), await freePort()];
    shop.api = await createTestApp({ STRIPE_API_ORIGIN: `http://localhost:${sandboxPort}` });
    await shop.api.app.listen({ port: apiPort, host: '127.0.0.1' });
    const origin = `http://127.0.0.1:${apiPort}`;
    shop.edge = await startEdge(origin);
    shop.sandbox = await startSandbox(sandboxPort, origin, shop.edge.origin);
    const [user] = await shop.api.deps.db
      .insert(users)
      .values({ firstName: 'Ka Yan', lastName: 'Chan' })
      .returning();
    shop.shopper = { userId: String(user?.id) };
  }, 90_000);
  afterAll(async () => {
    await shop.sandbox.stop();
    await shop.edge.stop();
    const broken = await checkInvariants(shop.api.deps.pool);
    await shop.api.close();
    expect(broken).toEqual([]);
  });
  shop.order = async () => {
    const { api, shopper } = shop;
    const { productId, planId } = await addProduct(api.deps);
    const created = await api.call('POST', '/v2/client/orders', {
      as: shopper,
      body: { productId, planId, quantity: 1 },
    });
    const { orderNo } = created.data.orderResult as { orderNo: string };
    await api.call('PATCH', '/v2/client/orders/confirm', {
      as: shopper,
      body: { orderNo, ...CONTACT },
    });
    return orderNo;
  };
  shop.pay = (orderId, more) =>
    shop.api.call('POST', '/v2/client/payOrders', {
      as: shop.shopper,
      body: { orderId, payMethod: 'card', returnUrl: '/en-US/', productName: 'x', ...more },
    });
  shop.statusOf = async (orderNo) =>
    (await shop.api.call('GET', `/user/order/info/${orderNo}`, { as: shop.shopper })).data
      .orderStatus;
  shop.becomes = async (orderNo, wanted) => {
    for (let tries = 0; tries < 100; tries += 1) {
      const status = await shop.statusOf(orderNo);
      if (status === wanted) return status;
      await new Promise((done) => setTimeout(done, 50));
    }
    return shop.statusOf(orderNo);
  };
  return shop;
};

/** Rows that the shop's database gives for a query. */
export const rowsOf = async <T extends object>(
  shop: SandboxShop,
  text: string,
  values: unknown[] = [],
): Promise<T[]> => (await shop.api.deps.pool.query(text, values)).rows as T[];
