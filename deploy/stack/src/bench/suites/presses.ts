import type { Browser, Page } from 'playwright-core';
import type { BenchSuite } from '../bench-suite.ts';
import { openBrowser } from '../browser.ts';
import { median } from '../figures.ts';
import { BARE, BOUGHT, PURCHASE } from '../press-list.ts';
import { timePress, type Answered, type Press } from '../press.ts';
import { countPurchase, type ScreenFetches } from '../purchase-requests.ts';

const WANTED_MS = 100;
/** Six screens of thirty requests each, and 45 KB. */
const WANTED_REQUESTS = 180;
const WANTED_BYTES = 45 * 1024;
const PRODUCT = 'milkcrate-cash-coupon';
const SHOPPER = { email: 'demo@tapnook.example', password: 'Corner_2026' };

const call = (page: Page, path: string, body: object): Promise<void> =>
  page.evaluate(
    async ([address, sent]) => {
      const response = await fetch(`/api${address}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', source: 'Web', 'x-auth-schema': 'Bearer' },
        body: JSON.stringify(sent),
      });
      if (!response.ok) throw new Error(`${address} answered ${response.status}`);
    },
    [path, body] as const,
  );

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
  ...fetches.map(({ screen, requests, ownScriptBytes }) => [
    screen,
    String(requests),
    String(ownScriptBytes),
  ]),
  ['all', String(fetches.reduce((sum, { requests }) => sum + requests, 0)), ''],
  ['wanted', String(WANTED_REQUESTS), `${WANTED_BYTES} for the checkout`],
];

const FIGURES = ['press', 'median', 'slowest', 'kept', 'with all that follows'] as const;
interface Pressed {
  readonly press: Press;
  readonly answered: Answered[];
}
const unpressed = (press: Press): Pressed => ({ press, answered: [] });
const pressRow = ({ press, answered }: Pressed): string[] => {
  const answers = answered.map(({ answer }) => answer);
  return [
    press.name,
    median(answers).toFixed(0),
    Math.max(...answers).toFixed(0),
    median(answers) <= WANTED_MS ? 'yes' : 'no',
    press.follows ? median(answered.map(({ whole }) => whole)).toFixed(0) : '',
  ];
};

/** A signed-in phone, four times slower than this machine, at one address of the shop. */
const slowPhone = async (browser: Browser, shop: string, path: string): Promise<Page> => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  await page.goto(`${shop}/en-US/terms/usage-terms`);
  await call(page, '/v1/public/accounts/users/login', SHOPPER);
  await page.goto(shop + path);
  await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return page;
};
const pressAll = async (page: Page, presses: readonly Pressed[]): Promise<void> => {
  for (const { press, answered } of presses) answered.push(await timePress(page, press));
};

/**
 * How soon the page answers each press of a purchase and of what follows it, and what the purchase
 * fetches.
 */
export const pressesSuite: BenchSuite = async ({ shop, rounds, chromium }) => {
  const browser = await openBrowser(chromium);
  const purchase = PURCHASE.map(unpressed);
  const bought = BOUGHT.map(unpressed);
  const bare = [BARE].map(unpressed);
  for (let round = 0; round < rounds; round += 1) {
    const page = await slowPhone(browser, shop, `/en-US/detail/${PRODUCT}`);
    await pressAll(page, purchase);
    await page.waitForURL(/CheckoutQrCode/);
    await page.context().close();
    const after = await slowPhone(browser, shop, '/en-US/profile/order');
    await pressAll(after, bought);
    await pressAll(after, bare);
    await after.context().close();
  }
  const fetches = await fetchesOf(browser, shop);
  await browser.close();
  return [
    {
      title:
        'From a press to its answer on the screen, 4× slower processor (milliseconds, wanted ' +
        `${WANTED_MS})`,
      rows: [[...FIGURES], ...[...purchase, ...bought, ...bare].map(pressRow)],
    },
    {
      title: 'From a product to its paid order: requests, and compressed bytes of script',
      rows: fetchRows(fetches),
    },
  ];
};
