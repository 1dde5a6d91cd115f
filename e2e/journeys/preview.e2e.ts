import { productionVersions, release, untilServed } from '../fixtures/stack.ts';
import { expect, test } from '../fixtures/test.ts';
import { compose, publishPreview, rollBackTo } from '../fixtures/versions.ts';

const WORD = 'Ask the ferry captain';

// Covers: REL-005
test('a preview link shows one changed app to its holder alone, with badge, until left', async ({
  page,
  request,
  browser,
}) => {
  await page.goto('/en-US/help');
  const heading = page
    .locator('[id="single-spa-application:mf-account"]')
    .getByRole('heading', { level: 1 });
  const shop = new URL(page.url());
  const former = (await heading.textContent())?.trim() ?? '';
  const { version, link } = await publishPreview('mf-account', 'pr-7', [
    {
      file: 'src/locales/en-US.json',
      change: (text) => text.replaceAll(JSON.stringify(former).slice(1, -1), WORD),
    },
  ]);

  await page.goto(link);
  await expect(page).not.toHaveURL(/tn_override/);
  const previewHost = new URL(page.url());
  expect(previewHost.hostname, 'a host of its own, without the shop’s cookies').not.toBe(
    shop.hostname,
  );
  const helpPage = `${previewHost.origin}/en-US/help`;
  await page.goto(helpPage);
  await expect(heading).toHaveText(WORD);
  expect(await (await page.request.get(helpPage)).text(), 'rendered on the server').toContain(WORD);
  expect(await (await request.get('/en-US/help')).text(), 'not shown to others').not.toContain(
    WORD,
  );
  const badge = page.locator('[data-preview-badge]');
  await expect(badge).toContainText(`Preview pr-7 mf-account ${version}`);

  await badge.getByRole('button', { name: 'Composition' }).click();
  await expect(
    page.getByRole('row', { name: new RegExp(`mf-account ${version} preview`) }),
  ).toBeVisible();
  await badge.getByRole('link', { name: 'Leave preview' }).click();
  await expect(heading).toHaveText(former);
  await expect(badge).toHaveCount(0);
  expect(new URL(page.url()).origin, 'back in the shop').toBe(shop.origin);

  const stranger = await browser.newContext();
  expect((await stranger.request.get(helpPage)).status(), 'nothing without a link').toBe(403);
  const [start = '', end = ''] = link.split(/(?<=tn_override=.{40})./);
  expect(
    (await stranger.request.get(`${start}~${end}`)).status(),
    'an altered link is refused',
  ).toBe(403);
  expect((await stranger.request.get(link)).status(), 'the link itself').toBe(200);
  const [, id = ''] = /^(\d+) +preview pr-7/m.exec(release('links')) ?? [];
  release('links', 'revoke', id);
  await untilServed((await productionVersions()).generation);
  await expect
    .poll(async () => (await stranger.request.get(link)).status(), 'revoked at once')
    .toBe(403);
  const opened = await stranger.request.get(helpPage, { maxRedirects: 0 });
  expect(opened.headers()['location'], 'its holder goes on in the shop').toBe(
    `${shop.origin}/en-US/help`,
  );
  await stranger.close();
});

test('an open tab takes a newer composition at its next move, not before', async ({ page }) => {
  const before = await productionVersions();
  const { version } = await publishPreview('mf-account', 'pr-8', [
    { file: 'src/locales/en-US.json', change: (text) => `${text.trimEnd()}\n\n` },
  ]);
  await page.goto('/en-US/help');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const born = await page.evaluate(() => performance.timeOrigin);

  await compose('mf-account', version);
  const asked = page.waitForResponse('**/generation');
  await page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));
  await asked;
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(born);
  await Promise.all([
    page.waitForEvent('load'),
    page.locator('header a[href="/en-US"]').first().click(),
  ]);
  expect(await page.evaluate(() => performance.timeOrigin)).toBeGreaterThan(born);
  await expect(page).toHaveURL(/\/en-US\/?$/);
  await rollBackTo(before.generation);
});
