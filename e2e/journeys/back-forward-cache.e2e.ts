import { chromium, type Browser, type BrowserContext, type CDPSession } from '@playwright/test';
import { anOrder, findOrder } from '../fixtures/orders.ts';
import { EDGE_PORT } from '../fixtures/stack.ts';
import { expect, signIn, test } from '../fixtures/test.ts';

/** Screens that anybody may open. */
const PUBLIC = [
  '',
  '/search?keyword=tea',
  '/promo/handpicked',
  '/detail/hands-on-pottery',
  '/merchantSearch',
  '/merchant/kiln-street-studio',
  '/login',
  '/register',
  '/resetPassword',
  '/help',
  '/terms/usage-terms',
  '/aboutTN',
  '/aboutTapcoin',
  '/partner',
  '/subscribe',
];
/** Screens of who has signed in, with an order of theirs. */
const personal = (orderNo: string): readonly string[] => [
  '/profile/accountSet',
  '/profile/editProfileInfo',
  '/profile/addressBook',
  '/profile/cards',
  '/profile/coins',
  '/profile/devices',
  '/profile/reviews',
  '/profile/order',
  `/profile/order/${orderNo}`,
  `/profile/vouchers/${orderNo}`,
  `/voucher/${orderNo}`,
  `/receipt/${orderNo}`,
  '/deleteAccount',
];
/** Where somebody goes meanwhile: a document without scripts. */
const ELSEWHERE = '/site.webmanifest';
const ORIGIN = `http://localhost:${EDGE_PORT}`;

/**
 * Goes to the document before this one; gives what kept the browser from showing it as it was left.
 */
const goBack = async (session: CDPSession): Promise<string[]> => {
  const { currentIndex, entries } = await session.send('Page.getNavigationHistory');
  const restored = new Promise<string[]>((resolve) => {
    session.on('Page.frameNavigated', ({ frame, type }) => {
      if (!frame.parentId && type === 'BackForwardCacheRestore') resolve([]);
    });
    session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
      resolve(notRestoredExplanations.map(({ type, reason }) => `${type} ${reason}`)),
    );
  });
  await session.send('Page.navigateToHistoryEntry', {
    entryId: entries[currentIndex - 1]?.id ?? 0,
  });
  return restored;
};

/** Leaves a screen that is at rest, and comes back. */
const leaveAndReturn = async (context: BrowserContext, path: string): Promise<string[]> => {
  const page = await context.newPage();
  await page.goto(`${ORIGIN}/en-US${path}`, { waitUntil: 'load' });
  await page.waitForFunction(() =>
    performance.getEntriesByType('mark').some(({ name }) => name.startsWith('mounted:')),
  );
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  await page.goto(ORIGIN + ELSEWHERE);
  const reasons = await goBack(session);
  await page.close();
  return reasons.map((reason) => `${path}: ${reason}`);
};

test.describe('the browser shows a screen as it was left', () => {
  test.setTimeout(180_000);
  let browser: Browser;
  test.beforeAll(async () => {
    // Playwright turns this cache off in the browsers of its fixtures.
    browser = await chromium.launch({
      args: ['--no-sandbox', '--disable-gpu'],
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
    });
  });
  test.afterAll(() => browser.close());

  test('when somebody who is not signed in comes back to it', async () => {
    const context = await browser.newContext();
    const reasons: string[] = [];
    for (const path of PUBLIC) reasons.push(...(await leaveAndReturn(context, path)));
    expect(reasons).toEqual([]);
    await context.close();
  });

  test('when somebody who is signed in comes back to it', async () => {
    const context = await browser.newContext({ baseURL: ORIGIN });
    await signIn(await context.newPage());
    const reasons: string[] = [];
    for (const path of personal(await findOrder(anOrder({ states: ['unredeemed'] }))))
      reasons.push(...(await leaveAndReturn(context, path)));
    expect(reasons).toEqual([]);
    await context.close();
  });
});
