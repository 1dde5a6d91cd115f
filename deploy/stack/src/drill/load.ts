import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

export interface LoadTarget {
  /** The shop as shoppers reach it, through the balancer. */
  readonly shop: string;
  /** The API, where a client that is no browser signs in. */
  readonly api: string;
  readonly sandbox: string;
  readonly databaseUrl: string;
}
export interface LoadFailure {
  readonly at: number;
  readonly what: string;
  readonly detail: string;
}
export interface LoadResult {
  readonly pages: number;
  readonly calls: number;
  /** Order numbers whose payment was acknowledged, and when (ms since 1970). */
  readonly paid: readonly { readonly orderNo: string; readonly at: number }[];
  readonly failures: readonly LoadFailure[];
  /** Longest time between two acknowledged purchases, in seconds. */
  readonly silence: number;
}

const CONTACT = {
  firstName: 'Ka Yan',
  lastName: 'Chan',
  phoneRegionId: 'HK',
  phone: '61234567',
  email: 'kayan@example.com',
};
const PAGES = ['/en-US', '/zh-HK', '/en-US/search?keyword=kayak', '/zh-HK/search?keyword=spa'];
const [BUYERS, READERS, THINK_MS, TIMEOUT_MS] = [3, 3, 150, 40_000];

interface Sellable {
  readonly product: string;
  readonly plan: string;
}

const query = async <T extends object>(url: string, text: string): Promise<readonly T[]> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<T>(text)).rows;
  } finally {
    await client.end();
  }
};

/** Vouchers without a date, options or an address, whose stock a drill cannot use up. */
const findSellable = async (databaseUrl: string): Promise<readonly Sellable[]> => {
  const plans = await query<Sellable>(
    databaseUrl,
    `select p.id::text as product, min(l.id)::text as plan from products p
      join plans l on l.product_id = p.id and l.active and l.valid_for_days is not null
      where p.kind = 'period' and p.status = 'ON_SHELF' and not p.use_multi_options and p.start_sell_at is null
        and not p.id_card_needed and not l.needs_address and l.extra_field is null
        and not exists (select 1 from option_groups g where g.plan_id = l.id)
        and not exists (select 1 from additions a where a.plan_id = l.id)
      group by p.id order by p.id limit 10`,
  );
  const ids = (pick: (one: Sellable) => string): string => plans.map(pick).join(',');
  await query(
    databaseUrl,
    `update products set buy_limit = null where id in (${ids(({ product }) => product)})`,
  );
  await query(
    databaseUrl,
    `update inventory set quota = 10000000 where quota is not null and (kind = 'plan' and ref in (${ids(({ plan }) => plan)}) or kind = 'product' and ref in (${ids(({ product }) => product)}))`,
  );
  return plans;
};

const signIn = async (api: string): Promise<string> => {
  const response = await fetch(`${api}/api/v1/public/accounts/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', platform: 'web' },
    body: JSON.stringify({ email: 'demo@tapnook.example', password: 'Corner_2026' }),
  });
  const { data } = (await response.json()) as { data?: { accessToken?: string } };
  if (!data?.accessToken)
    throw new Error(`the drill's shopper could not sign in: ${response.status}`);
  return data.accessToken;
};

const send = async (
  url: string,
  init: RequestInit,
): Promise<{ readonly status: number; readonly text: string }> => {
  const response = await fetch(url, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
  return { status: response.status, text: await response.text() };
};
const explain = (error: unknown): string => {
  const { message, cause } = error as Error & { cause?: { code?: string } };
  return cause?.code ?? message;
};

/** Waits until both balancers have somebody behind them who can serve: a scene begins with a shop that is well. */
export const untilServing = async ({ shop, api }: LoadTarget): Promise<void> => {
  const isServing = async (url: string): Promise<boolean> =>
    fetch(url, { signal: AbortSignal.timeout(5_000) }).then(
      ({ ok }) => ok,
      () => false,
    );
  for (let tries = 0; tries < 120; tries += 1) {
    if ((await isServing(`${shop}/en-US`)) && (await isServing(`${api}/readyz`))) return;
    await wait(500);
  }
  throw new Error('the shop did not serve within a minute');
};

/** Buyers and readers at once, as long as `during` takes. Nothing is tried again: a failure is one. */
export const runLoad = async (
  target: LoadTarget,
  during: () => Promise<void>,
): Promise<LoadResult> => {
  const plans = await findSellable(target.databaseUrl);
  const token = await signIn(target.api);
  const failures: LoadFailure[] = [];
  const paid: { orderNo: string; at: number }[] = [];
  let [pages, calls] = [0, 0];
  const over = new AbortController();
  const call = async <T>(method: string, path: string, body: object): Promise<T> => {
    calls += 1;
    const { status, text } = await send(`${target.shop}/api${path}`, {
      method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
    if (status >= 300) throw new Error(`${method} ${path}: ${status} ${text.slice(0, 120)}`);
    return JSON.parse(text) as T;
  };
  const card = async (): Promise<string> => {
    const fields = { type: 'card', 'card[number]': '4242424242424242', 'card[cvc]': '123' };
    const { text } = await send(`${target.sandbox}/v1/payment_methods`, {
      method: 'POST',
      headers: { authorization: 'Bearer sk_sandbox' },
      body: new URLSearchParams({
        ...fields,
        'card[exp_month]': '12',
        'card[exp_year]': '2039',
      }),
    });
    return (JSON.parse(text) as { id: string }).id;
  };
  const buy = async ({ product, plan }: Sellable): Promise<void> => {
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
      paymentMethodId: await card(),
    });
    if (answer.data.status === 'succeeded') paid.push({ orderNo, at: Date.now() });
  };
  const read = async (path: string): Promise<void> => {
    pages += 1;
    const { status, text } = await send(target.shop + path, {});
    if (status !== 200 || !text.includes('</html>')) throw new Error(`${path}: ${status}`);
  };
  const repeat = async (what: string, work: (turn: number) => Promise<void>): Promise<void> => {
    for (let turn = 0; !over.signal.aborted; turn += 1) {
      await work(turn).catch((error: unknown) =>
        failures.push({ at: Date.now(), what, detail: explain(error) }),
      );
      await wait(THINK_MS);
    }
  };
  const at = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;
  const workers = [
    ...Array.from({ length: BUYERS }, (_, buyer) =>
      repeat('purchase', (turn) => buy(at(plans, turn * BUYERS + buyer))),
    ),
    ...Array.from({ length: READERS }, (_, reader) =>
      repeat('page', (turn) => read(at(PAGES, turn + reader))),
    ),
  ];
  const began = Date.now();
  try {
    await during();
  } finally {
    over.abort();
    await Promise.all(workers);
  }
  const times = [began, ...paid.map((one) => one.at).toSorted((a, b) => a - b)];
  const gaps = times.slice(1).map((time, index) => time - (times[index] ?? time));
  return { pages, calls, paid, failures, silence: Math.max(0, ...gaps) / 1000 };
};

/** Acknowledged purchases that a database does not have as paid, and rows of the invariants. */
export const findLosses = async (
  databaseUrl: string,
  paid: LoadResult['paid'],
): Promise<{ readonly lost: readonly string[]; readonly breaches: number }> => {
  const list = paid.map(({ orderNo }) => `'${orderNo.replaceAll("'", '')}'`).join(',') || "''";
  const kept = await query<{ order_no: string }>(
    databaseUrl,
    `select order_no from orders where order_no in (${list}) and captured_amount > 0`,
  );
  const known = new Set(kept.map(({ order_no: orderNo }) => orderNo));
  const counts = Array.from({ length: 8 }, (_, index) => `select 1 from invariant_${index + 1}`);
  const [row] = await query<{ n: number }>(
    databaseUrl,
    `select count(*)::int as n from (${counts.join(' union all ')}) b`,
  );
  return {
    lost: paid.map(({ orderNo }) => orderNo).filter((orderNo) => !known.has(orderNo)),
    breaches: row?.n ?? 0,
  };
};
