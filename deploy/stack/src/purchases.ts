import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

/** Where a program that buys finds the shop. */
export interface Counter {
  /** What answers `/api`: the edge, a balancer, or an API process itself. */
  readonly shop: string;
  readonly sandbox: string;
}
/** A voucher that a program can buy without choosing anything. */
export interface Sellable {
  readonly product: string;
  readonly plan: string;
}
export interface Purchase {
  readonly orderNo: string;
  /** What the payment was answered: `succeeded` when it is acknowledged. */
  readonly status: string;
}

const CONTACT = {
  firstName: 'Ka Yan',
  lastName: 'Chan',
  phoneRegionId: 'HK',
  phone: '61234567',
  email: 'kayan@example.com',
};
const TIMEOUT_MS = 40_000;

export const queryOnce = async <T extends object>(
  url: string,
  text: string,
): Promise<readonly T[]> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<T>(text)).rows;
  } finally {
    await client.end();
  }
};

/** Vouchers without a date, options or an address, whose stock a program cannot use up. */
export const findSellable = async (databaseUrl: string): Promise<readonly Sellable[]> => {
  const plans = await queryOnce<Sellable>(
    databaseUrl,
    `select p.id::text as product, min(l.id)::text as plan from products p
      join plans l on l.product_id = p.id and l.active and l.valid_for_days is not null
      where p.kind = 'period' and p.status = 'ON_SHELF' and not p.use_multi_options
        and p.start_sell_at is null
        and not p.id_card_needed and not l.needs_address and l.extra_field is null
        and not exists (select 1 from option_groups g where g.plan_id = l.id)
        and not exists (select 1 from additions a where a.plan_id = l.id)
      group by p.id order by p.id limit 10`,
  );
  const ids = (pick: (one: Sellable) => string): string => plans.map(pick).join(',');
  await queryOnce(
    databaseUrl,
    `update products set buy_limit = null where id in (${ids(({ product }) => product)})`,
  );
  await queryOnce(
    databaseUrl,
    `update inventory set quota = 10000000 where quota is not null
      and (kind = 'plan' and ref in (${ids(({ plan }) => plan)}) or kind = 'product'
      and ref in (${ids(({ product }) => product)}))`,
  );
  return plans;
};

const SIGN_IN_TRIES = 20;

/**
 * The access token of the demo's shopper; it holds for fifteen minutes. Signing in prepares what is
 * played, so it is tried again while the shop is busy.
 */
export const signInShopper = async (api: string): Promise<string> => {
  for (let tries = 1; ; tries += 1) {
    const response = await fetch(`${api}/api/v1/public/accounts/users/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', platform: 'web' },
      body: JSON.stringify({ email: 'demo@tapnook.example', password: 'Corner_2026' }),
    });
    const text = await response.text();
    if (response.ok)
      return (JSON.parse(text) as { data: { accessToken: string } }).data.accessToken;
    if (response.status < 500 || tries === SIGN_IN_TRIES)
      throw new Error(`the demo's shopper could not sign in: ${response.status} ${text}`);
    await wait(500);
  }
};

const newCard = async (sandbox: string): Promise<string> => {
  const response = await fetch(`${sandbox}/v1/payment_methods`, {
    method: 'POST',
    headers: { authorization: 'Bearer sk_sandbox' },
    body: new URLSearchParams({
      type: 'card',
      'card[number]': '4242424242424242',
      'card[cvc]': '123',
      'card[exp_month]': '12',
      'card[exp_year]': '2039',
    }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  return ((await response.json()) as { id: string }).id;
};

/**
 * One whole purchase with a new card: order, contact details, payment. Nothing is tried again, and
 * an answer from 300 on is thrown. `onCall` is told before each call of the shop.
 */
export const buyOnce = async (
  { shop, sandbox }: Counter,
  token: string,
  { product, plan }: Sellable,
  onCall: () => void = () => undefined,
): Promise<Purchase> => {
  const call = async <T>(method: string, path: string, body: object): Promise<T> => {
    onCall();
    const response = await fetch(`${shop}/api${path}`, {
      method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const text = await response.text();
    if (response.status >= 300)
      throw new Error(`${method} ${path}: ${response.status} ${text.slice(0, 120)}`);
    return JSON.parse(text) as T;
  };
  const made = await call<{ data: { orderResult: { orderNo: string } } }>(
    'POST',
    '/v2/client/orders',
    { productId: product, planId: plan, quantity: 1 },
  );
  const { orderNo } = made.data.orderResult;
  await call('PATCH', '/v2/client/orders/confirm', { orderNo, ...CONTACT });
  const answer = await call<{ data: { status: string } }>('POST', '/v2/client/payOrders', {
    orderId: orderNo,
    payMethod: 'card',
    returnUrl: '/',
    paymentMethodId: await newCard(sandbox),
  });
  return { orderNo, status: answer.data.status };
};
