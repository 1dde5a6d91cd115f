import { setTimeout as wait } from 'node:timers/promises';
import { buyOnce, findSellable, queryOnce, type Sellable, signInShopper } from '../purchases.ts';

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

const PAGES = ['/en-US', '/zh-HK', '/en-US/search?keyword=kayak', '/zh-HK/search?keyword=spa'];
const [BUYERS, READERS, THINK_MS, TIMEOUT_MS] = [3, 3, 150, 40_000];

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

/**
 * Waits until both balancers have somebody behind them who can serve: a scene begins with a shop
 * that is well.
 */
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

/**
 * Buyers and readers at once, as long as `during` takes. Nothing is tried again: a failure is one.
 */
export const runLoad = async (
  target: LoadTarget,
  during: () => Promise<void>,
): Promise<LoadResult> => {
  const plans = await findSellable(target.databaseUrl);
  const token = await signInShopper(target.api);
  const failures: LoadFailure[] = [];
  const paid: { orderNo: string; at: number }[] = [];
  let [pages, calls] = [0, 0];
  const over = new AbortController();
  const buy = async (one: Sellable): Promise<void> => {
    const { orderNo, status } = await buyOnce(target, token, one, () => (calls += 1));
    if (status === 'succeeded') paid.push({ orderNo, at: Date.now() });
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
  const kept = await queryOnce<{ order_no: string }>(
    databaseUrl,
    `select order_no from orders where order_no in (${list}) and captured_amount > 0`,
  );
  const known = new Set(kept.map(({ order_no: orderNo }) => orderNo));
  const counts = Array.from({ length: 8 }, (_, index) => `select 1 from invariant_${index + 1}`);
  const [row] = await queryOnce<{ n: number }>(
    databaseUrl,
    `select count(*)::int as n from (${counts.join(' union all ')}) b`,
  );
  return {
    lost: paid.map(({ orderNo }) => orderNo).filter((orderNo) => !known.has(orderNo)),
    breaches: row?.n ?? 0,
  };
};
