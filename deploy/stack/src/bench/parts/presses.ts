/// <reference lib="dom" />
import type { Browser, Locator, Page } from 'playwright-core';
import type { BenchPart } from '../bench-part.ts';
import { openBrowser } from '../browser.ts';
import { leaveAlone, mounted, reach } from '../interactions.ts';
import { median } from '../figures.ts';
import { countPurchase, type ScreenFetches } from '../purchase-requests.ts';

const WANTED_MS = 100;
/** Six screens of thirty requests each, and 45 KB. */
const WANTED_REQUESTS = 180;
const WANTED_BYTES = 45 * 1024;
const PRODUCT = 'milkcrate-cash-coupon';
const SHOPPER = { email: 'demo@tapnook.example', password: 'Corner_2026' };

/** One press, and what the page shows for it. */
interface Press {
  readonly name: string;
  readonly on: (page: Page) => Locator;
  /** A selector of what is there in the answer, and was not before; `says` is what its text holds then. */
  readonly answer: string;
  readonly says?: string;
  /** Pressed at once, while the page is still busy with itself. */
  readonly busy?: boolean;
  /** What has to be done first, not measured. */
  readonly before?: (page: Page) => Promise<unknown>;
  /** What has to be waited for afterwards, not measured. */
  readonly after?: (page: Page) => Promise<unknown>;
}

const seen = (page: Page, name: RegExp): Locator => page.getByRole('button', { name }).filter({ visible: true }).first();
const BUY = /^(Buy|Book)/;
const PAY = /^Pay/;

const enterCheckout = async (page: Page): Promise<void> => {
  await seen(page, BUY).tap();
  await page.getByRole('switch', { name: /Tapcoin/ }).waitFor();
};

const more = (page: Page): Locator => page.getByRole('group', { name: 'How many' }).getByRole('button', { name: 'More' });

/** A purchase in the order in which a shopper makes it. The last press opens a wallet, in which nobody pays: nothing is sold. */
const PRESSES: readonly Press[] = [
  { name: 'product: one more, while the page still starts', on: more, answer: '[role=group] output', says: '2', busy: true, before: mounted, after: (page) => page.waitForURL(/qty=2/) },
  { name: 'product: one more', on: more, answer: '[role=group] output', says: '3', before: (page) => page.waitForLoadState('networkidle'), after: (page) => page.waitForURL(/qty=3/) },
  { name: 'checkout: coins', on: (page) => page.getByRole('switch', { name: /Tapcoin/ }), answer: 'aside dl [data-tone=less]', before: enterCheckout },
  { name: 'checkout: part of the coins', on: (page) => page.locator('label').filter({ hasText: /^20%$/ }), answer: 'input[value="20"]:checked' },
  { name: 'checkout: apply a code', on: (page) => seen(page, /^Apply/), answer: 'form button[aria-busy=true]', before: (page) => page.getByRole('textbox', { name: 'Discount code' }).fill('NOOK'), after: (page) => page.locator('form button[aria-busy=true]').waitFor({ state: 'detached' }) },
  { name: 'checkout: another way to pay', on: (page) => page.locator('label').filter({ has: page.locator('input[value=wechat_pay_hk]') }), answer: '[data-on] input[value=wechat_pay_hk]' },
  { name: 'checkout: pay, something missing', on: (page) => seen(page, PAY), answer: '#co-terms[aria-invalid=true]' },
  { name: 'checkout: terms', on: (page) => page.getByRole('checkbox', { name: /Terms of Service/ }), answer: '#co-terms:checked:not([aria-invalid])' },
  { name: 'checkout: pay', on: (page) => seen(page, PAY), answer: 'button[data-tone=hot][aria-busy=true]' },
];

/** Waits in the page for the press, then for the first frame that shows the answer; milliseconds from the one to the other. */
const watch = (page: Page, { answer, says = '' }: Press): Promise<void> =>
  page.evaluate(([selector, words]) => {
    const answered = (): boolean => [...document.querySelectorAll(selector)].some((found) => found.textContent?.includes(words));
    const state = globalThis as unknown as { __answered: Promise<number> };
    state.__answered = new Promise((resolve, reject) => {
      addEventListener('click', (press) => {
        const look = (): void => {
          if (performance.now() - press.timeStamp > 10_000) return reject(new Error(`never answered: ${selector}`));
          if (!answered()) return void requestAnimationFrame(look);
          // What a frame's callback sees is on the screen once the frame's own work is over; a message would wait for the frames of an animation too.
          return void scheduler.postTask(() => resolve(performance.now() - press.timeStamp), { priority: 'user-blocking' });
        };
        requestAnimationFrame(look);
      }, { capture: true, once: true });
    });
    state.__answered.catch(() => undefined);
  }, [answer, says] as const);

/** Presses as a thumb does, and measures. */
const measure = async (page: Page, press: Press): Promise<number> => {
  await press.before?.(page);
  const target = press.on(page);
  await (press.busy ? target.scrollIntoViewIfNeeded() : reach(page, target));
  await watch(page, press);
  await target.tap({ force: true });
  await leaveAlone(page);
  const milliseconds = await page.evaluate(() => (globalThis as unknown as { __answered: Promise<number> }).__answered);
  await press.after?.(page);
  return milliseconds;
};

const call = (page: Page, path: string, body: object): Promise<void> =>
  page.evaluate(async ([address, sent]) => {
    const response = await fetch(`/api${address}`, { method: 'POST', headers: { 'content-type': 'application/json', source: 'Web', 'x-auth-schema': 'Bearer' }, body: JSON.stringify(sent) });
    if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  }, [path, body] as const);

/** What a whole purchase fetches, screen by screen. */
const fetchesOf = async (browser: Browser, shop: string): Promise<readonly ScreenFetches[]> => {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await page.goto(`${shop}/en-US/terms/usage-terms`);
  await call(page, '/v1/public/accounts/users/login', SHOPPER);
  const fetches = await countPurchase(page, shop, PRODUCT);
  await page.close();
  return fetches;
};
const fetchRows = (fetches: readonly ScreenFetches[]): string[][] => [
  ['screen', 'requests', 'scripts of checkout'],
  ...fetches.map(({ screen, requests, ownScriptBytes }) => [screen, String(requests), String(ownScriptBytes)]),
  ['all', String(fetches.reduce((sum, { requests }) => sum + requests, 0)), ''],
  ['wanted', String(WANTED_REQUESTS), `${WANTED_BYTES} for the checkout`],
];

/** How soon the page answers each press of a purchase, on a phone four times slower than this machine. */
export const pressesPart: BenchPart = async ({ shop, rounds, chromium }) => {
  const browser = await openBrowser(chromium);
  const figures = PRESSES.map((press) => ({ name: press.name, milliseconds: [] as number[] }));
  for (let round = 0; round < rounds; round += 1) {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true });
    const page = await context.newPage();
    await page.goto(`${shop}/en-US/terms/usage-terms`);
    await call(page, '/v1/public/accounts/users/login', SHOPPER);
    await page.goto(`${shop}/en-US/detail/${PRODUCT}`);
    await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: 4 });
    for (const [index, press] of PRESSES.entries()) figures[index]?.milliseconds.push(await measure(page, press));
    await page.waitForURL(/CheckoutQrCode/);
    await call(page, '/v2/client/orders/cancel', { orderNo: new URL(page.url()).searchParams.get('orderNo') });
    await context.close();
  }
  const fetches = await fetchesOf(browser, shop);
  await browser.close();
  const rows = figures.map(({ name, milliseconds }) => [name, median(milliseconds).toFixed(0), Math.max(...milliseconds).toFixed(0), median(milliseconds) <= WANTED_MS ? 'yes' : 'no']);
  return [{ title: `From a press to its answer on the screen, 4× slower processor (milliseconds, wanted ${WANTED_MS})`, rows: [['press', 'median', 'slowest', 'kept'], ...rows] }, { title: 'From a product to its paid order: requests, and compressed bytes of script', rows: fetchRows(fetches) }];
};
