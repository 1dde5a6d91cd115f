import type { Page } from '@playwright/test';
import { brokenInvariants } from '../fixtures/database.ts';
import { tabToRole, tabTo } from '../fixtures/keyboard.ts';
import { findOrder, A_PASS } from '../fixtures/orders.ts';
import { expect, signIn, test } from '../fixtures/test.ts';
import { limitedVouchersScreen } from '../screens/my-limited-vouchers.screen.ts';

/** What has the focus is ringed, and neither off the screen nor behind one of its bars. */
const inSight = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(() => {
        const shown = document.activeElement?.closest('label') ?? document.activeElement;
        if (!shown || shown === document.body) return 'nowhere';
        const { left, top, width, height } = shown.getBoundingClientRect();
        return (
          shown.contains(document.elementFromPoint(left + width / 2, top + height / 2)) &&
          getComputedStyle(shown).outlineStyle
        );
      }),
    )
    .toBe('solid');
const told = (page: Page, words: RegExp): Promise<void> =>
  expect(page.getByRole('status').filter({ hasText: words }).first()).toBeVisible();
const focusIn = async (page: Page, place: string): Promise<boolean> =>
  (await page.locator(`${place} :focus`).count()) > 0;

/** From the month on: the next day that is open. */
const pickDay = async (page: Page): Promise<void> => {
  do await page.keyboard.press('ArrowRight');
  while ((await page.locator(':focus').getAttribute('aria-disabled')) !== null);
  await inSight(page);
  await page.keyboard.press('Enter');
};
/** The same, and a time of it. */
const pick = async (page: Page): Promise<void> => {
  await pickDay(page);
  await tabToRole(page)('Pick a time', 'button');
  await inSight(page);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Space');
  await inSight(page);
};

// Covers: RTE-065
test('the keyboard alone books, moves, cancels a visit on a phone, focus in view', async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page);
  const booking = limitedVouchersScreen(page);
  await booking.open(await findOrder(A_PASS));
  await expect(booking.calendar).toBeVisible();
  const reach = tabToRole(page);
  const toMonth = (): Promise<void> =>
    tabTo(page, 'the month', () => focusIn(page, '[role="gridcell"]'));
  await reach('Next month', 'button');
  await page.keyboard.press('Enter');
  await toMonth();
  // Who was faster than the month has the focus in it when it comes.
  await expect(page.getByRole('group').and(page.locator('[aria-busy="true"]'))).toHaveCount(0);
  await pick(page);
  await reach(/^Book$/, 'button');
  const [day = ''] =
    /\w{3} \d+ \w{3}(?=, \d\d:\d\d)/.exec(await page.locator('[data-bottom-bar]').innerText()) ??
    [];
  await page.keyboard.press('Enter');
  await told(page, /^Booked \w{3} \d+ \w{3}, \d\d:\d\d/);
  await inSight(page);

  // Visits of the same day that were booked before are for two vouchers at once.
  await tabTo(page, `the visit of ${day}`, () =>
    booking.visits
      .getByRole('button', { name: new RegExp(`Booked.*${day}(?!.*vouchers)`) })
      .evaluateAll((visits) => visits.includes(document.activeElement as HTMLElement)),
  );
  await inSight(page);
  await page.keyboard.press('Enter');
  await told(page, /^Change visit \d/);
  await toMonth();
  // Its time goes with it to a day that has room then.
  await pickDay(page);
  await reach(`Keep ${day}`, 'button');
  await page.keyboard.press('Enter');
  // The button goes with the day that it dropped; the one that leads to another day is beside it.
  await expect(page.getByRole('button', { name: 'Pick a day' })).toBeFocused();
  await inSight(page);
  await page.keyboard.press('Enter');
  await pickDay(page);
  await reach('Move here', 'button');
  await page.keyboard.press('Enter');
  await told(page, /^Booking moved/);
  await inSight(page);

  await reach('Cancel this visit', 'button');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Cancel this visit' })).toBeFocused();
  await page.keyboard.press('Enter');
  await reach('Cancel the visit', 'button');
  await page.keyboard.press('Enter');
  await told(page, /^Booking cancelled/);
  await expect(booking.visits).toBeFocused();
  await inSight(page);
  expect(await brokenInvariants()).toEqual([]);
});
