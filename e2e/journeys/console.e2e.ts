import type { Locator, Page } from '@playwright/test';
import { axeViolations } from '../fixtures/axe.ts';
import { managerToken, productionVersions, REGISTRY, untilServed } from '../fixtures/stack.ts';
import { expect, test } from '../fixtures/test.ts';
import { askRegistry, publishMutated } from '../fixtures/version-mutations.ts';
import { rollBackTo } from '../fixtures/versions.ts';

const APP = 'mf-reviews';
const FURTHEST = 90;

/** Goes on with Tab until the element has the focus: it must be on the way. */
const tabTo = async (page: Page, target: Locator): Promise<void> => {
  for (let step = 0; step < FURTHEST; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement).catch(() => false))
      return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reaches ${String(target)}`);
};
const press = async (page: Page, target: Locator, key = 'Enter'): Promise<void> => {
  await tabTo(page, target);
  await page.keyboard.press(key);
};
const signIn = async (page: Page): Promise<void> => {
  await page.goto(REGISTRY);
  // The way in by the provider comes first and has the focus.
  await tabTo(page, page.locator('#token'));
  await page.keyboard.type(managerToken());
  await page.keyboard.press('Enter');
  await expect(page.locator('#views')).toBeVisible();
};
const candidate = async (): Promise<{ version: string; weight: number } | undefined> => {
  const { apps } = await askRegistry<{
    apps: Record<string, { candidate?: { version: string; weight: number } }>;
  }>('/v1/channels/production');
  return apps[APP]?.candidate;
};

// Covers: REL-011
test('a release is carried out, watched and undone with the keyboard alone', async ({
  page,
  context,
}) => {
  // What an attempt before this one may have left.
  if (await candidate()) await askRegistry(`/v1/channels/production/candidates/${APP}/abort`, {});
  const before = await productionVersions();
  const version = await publishMutated(APP, before.versions[APP] ?? '');
  await signIn(page);
  const [pin, news] = [page.locator(`#pin-${APP}`), page.locator('#news')];

  // A canary by plan, from the dialogue; the focus comes back to what opened it.
  await press(page, pin);
  const dialogue = page.getByRole('dialog', { name: `Pin ${APP}` });
  await expect(dialogue.locator('#pin-version')).toHaveValue(version);
  await expect(dialogue.getByRole('status')).toHaveText('It fits everything that is live.');
  await page.keyboard.press('Escape');
  await expect(dialogue).toHaveCount(0);
  await expect(pin).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, dialogue.locator('#pin-plan'));
  await page.keyboard.press('ArrowDown');
  await press(page, dialogue.getByRole('button', { name: 'Start canary' }));
  await expect(dialogue).toHaveCount(0);
  await expect(pin).toBeFocused();
  await expect.poll(candidate).toMatchObject({ version, weight: 500 });
  await expect(news).toHaveText(/^Production is now r-\d+$/);

  // The slider walks its stops and commits with Enter; the plan is held and goes on.
  const slider = page.getByRole('slider', { name: 'Traffic on canary' });
  await tabTo(page, slider);
  await expect(slider).toHaveAttribute('aria-valuetext', '5% of the shoppers');
  await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuetext', '10% of the shoppers');
  await page.keyboard.press('Enter');
  await expect.poll(candidate).toMatchObject({ weight: 1_000 });
  await expect(slider).toBeFocused();
  const hold = page.locator(`#hold-${APP}`);
  await page.keyboard.press('Shift+Tab');
  await press(page, hold);
  await expect(hold).toHaveText('Resume');
  await expect(hold).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(hold).toHaveText('Hold');

  // Aborting asks first; Escape leaves it, and the focus is where it was. Once done, its button is
  // gone and the focus is not lost.
  const abort = page.locator(`#abort-${APP}`);
  await press(page, abort);
  await expect(page.locator('#why')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(abort).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.type('the keyboard says so');
  await page.keyboard.press('Enter');
  await expect.poll(candidate).toBeUndefined();
  await expect(page.getByRole('heading', { name: 'No canary is running' })).toBeVisible();
  await expect(page.locator('#main')).toBeFocused();

  // Compare, then compose: the pointer moves.
  await press(page, page.locator('#tab-productioncompare'));
  await expect(
    page.getByRole('heading', { name: 'Yes. Nothing stands in the way.' }),
  ).toBeVisible();
  await press(page, page.locator('#compose'));
  await expect.poll(async () => (await productionVersions()).versions[APP]).toBe(version);

  // Rolling back needs its reason; the history and the log tell of it, to another manager's open
  // console, too.
  const other = await context.newPage();
  await other.goto(`${REGISTRY}/#/production/log`);
  await expect(other.getByText('the keyboard says so').first()).toBeVisible();
  await page.locator('#tab-production').focus();
  await page.keyboard.press('Enter');
  const back = page.locator(`#back-${before.generation}`);
  const present = await productionVersions();
  await press(
    page,
    (await back.count()) > 0 ? back : page.locator(`#back-${present.generation - 1}`),
  );
  await expect(page.locator('#why')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#why-note')).toHaveText('Give a reason of at least 3 characters.');
  await page.keyboard.type('undone by keyboard');
  await page.keyboard.press('Enter');
  // Nobody touches the other console: the stream tells it.
  await expect(other.getByText('undone by keyboard').first()).toBeVisible();
  await expect(other.locator('#news')).toHaveText(/^Production is now r-\d+$/);
  await expect
    .poll(async () => (await productionVersions()).versions[APP])
    .toBe(before.versions[APP]);
  await expect(page.locator('body')).not.toBeFocused();
  await press(page, page.locator('#audit-verify'));
  await expect(news).toHaveText(/rows, unbroken$/);
  if ((await productionVersions()).versions[APP] !== before.versions[APP])
    await rollBackTo(before.generation);
  await untilServed((await productionVersions()).generation);
});

test('axe finds nothing in the console, in both languages, light or dark, wide or narrow', async ({
  page,
}) => {
  test.setTimeout(240_000);
  await signIn(page);
  for (const lang of ['en-US', 'zh-HK']) {
    await page.goto(`${REGISTRY}/?lang=${lang}`);
    for (const view of ['', '/compare', '/apps', '/levels', '/policy', '/access', '/log']) {
      await page.goto(`${REGISTRY}/#/production${view}`);
      await expect(page.locator('#main h2').first()).toBeVisible();
      expect(await axeViolations(page, `${lang} ${view}`)).toEqual([]);
    }
  }
});
