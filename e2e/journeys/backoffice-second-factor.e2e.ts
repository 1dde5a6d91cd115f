import { codeOf } from '../fixtures/authenticator.ts';
import { axeViolations } from '../fixtures/axe.ts';
import { startEmptyShop } from '../fixtures/empty-shop.ts';
import { expect, test } from '../fixtures/test.ts';
import { backOfficeScreen, type WorkLocale } from '../screens/backoffice.screen.ts';

const SIZES: readonly (readonly [WorkLocale, number])[] = [
  ['en-US', 1440],
  ['zh-HK', 390],
];

test.describe('a second factor that the shop demands', () => {
  // The first answer of a sign-in is that a factor is wanted, and a wrong code is refused.
  test.use({ expectedConsoleErrors: /status of 4\d\d .*\/session/ });
  for (const [locale, width] of SIZES)
    test(`is set up at first sign-in, asked for at the next, in ${locale} at ${width} px`, async ({
      page,
    }) => {
      test.setTimeout(180_000);
      const shop = await startEmptyShop({ secondFactor: 'required' });
      try {
        await page.setViewportSize({ width, height: 900 });
        const work = backOfficeScreen(page, shop.backOffice, locale);
        const { t, field } = work;
        const enterPassword = async (): Promise<void> => {
          await page.goto(`${shop.backOffice}/?lang=${locale}`);
          await field(t('signIn.email')).fill(shop.editor.email);
          await field(t('signIn.password')).fill(shop.editor.password);
          await work.press('signIn.go');
        };
        await enterPassword();
        await expect(page.getByRole('img', { name: t('signIn.qr') })).toBeVisible();
        expect(await axeViolations(page, 'enrolment')).toEqual([]);
        const secret = await page.locator('code').innerText();
        await field(t('signIn.code')).fill('000000');
        await work.press('signIn.go');
        await expect(page.getByRole('img', { name: t('signIn.qr') })).toBeVisible();
        await field(t('signIn.code')).fill(codeOf(secret));
        await work.press('signIn.go');
        const codes = page.getByRole('list').getByRole('listitem');
        await expect(codes.first()).toBeVisible();
        const recovery = await codes.first().innerText();
        await work.press('signIn.kept');
        await expect(work.heading(t('firstDay.title'))).toBeVisible();

        // A code of an authenticator counts once: the next sign-in shows that one kept code does.
        await work.signOut();
        await enterPassword();
        await expect(field(t('signIn.code'))).toBeVisible();
        await expect(page.getByRole('img', { name: t('signIn.qr') })).toHaveCount(0);
        await field(t('signIn.code')).fill(recovery);
        await work.press('signIn.go');
        await expect(work.heading(t('firstDay.title'))).toBeVisible();
        // The heading stands before the list is there, which a stopped shop would answer with 503.
        await page.goto('about:blank');
      } finally {
        await shop.stop();
      }
    });
});
