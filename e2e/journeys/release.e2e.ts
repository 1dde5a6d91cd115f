import { productionVersions } from '../fixtures/stack.ts';
import { expect, test } from '../fixtures/test.ts';
import { compose, publishChanged, rollBackTo } from '../fixtures/versions.ts';

/** Changes one word of the help page, wherever the team keeps it. */
const WORD = 'Ask the harbour master';

test('publishes and composes a changed text for the next page load, and rolls it back', async ({
  page,
  request,
}) => {
  const before = await productionVersions();
  await page.goto('/en-US/help');
  const heading = page
    .locator('[id="single-spa-application:mf-account"]')
    .getByRole('heading', { level: 1 });
  const former = (await heading.textContent())?.trim() ?? '';
  expect(former).not.toBe('');

  const version = await publishChanged('mf-account', [
    {
      file: 'src/locales/en-US.json',
      change: (text) => text.replaceAll(JSON.stringify(former).slice(1, -1), WORD),
    },
  ]);
  expect(await (await request.get('/en-US/help')).text()).not.toContain(WORD);

  await compose('mf-account', version);
  expect(await (await request.get('/en-US/help')).text()).toContain(WORD);
  // The element that the server sent, noted before any script ran.
  await page.addInitScript(() =>
    document.addEventListener(
      'readystatechange',
      () => Object.assign(globalThis, { sent: document.querySelector('main h1') }),
      { once: true },
    ),
  );
  await page.reload();
  await expect(heading).toHaveText(WORD);
  await page.waitForFunction(() => performance.getEntriesByName('mounted:mf-account').length > 0);
  expect(
    await page.evaluate(() => (globalThis as unknown as { sent: Element }).sent.isConnected),
    'taken over, not made anew',
  ).toBe(true);
  const after = await productionVersions();
  await expect(page.locator('[data-slot="search-box"]').first()).toHaveAttribute(
    'data-app-version',
    after.versions['mf-catalog'] ?? '',
  );
  expect({ ...after.versions, 'mf-account': '' }).toEqual({ ...before.versions, 'mf-account': '' });

  await rollBackTo(before.generation);
  expect(await (await request.get('/en-US/help')).text()).not.toContain(WORD);
  await page.reload();
  await expect(heading).toHaveText(former);
});
