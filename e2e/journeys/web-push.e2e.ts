import { expect, signIn, test } from '../fixtures/test.ts';
import { pushToBrowser, shownNotices, standInForPushService } from '../fixtures/web-push.ts';
import { profileScreen } from '../screens/profile.screen.ts';

for (const { locale, title } of [
  { locale: 'en-US', title: 'Your voucher is ready' },
  { locale: 'zh-HK', title: '禮券已準備好' },
] as const)
  test(`a pushed notice is shown here until it is switched off, ${locale}`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['notifications']);
    await standInForPushService(page);
    await signIn(page);
    const { open, push } = profileScreen(page);
    await open('setSubscription', locale);
    await push(locale).switchOn();
    await expect(push(locale).isOn).toBeVisible();

    const notice = { title, body: 'Hands-on pottery', url: `/${locale}/profile/order`, tag: 'o-1' };
    await pushToBrowser(page, locale, JSON.stringify(notice));
    await expect.poll(() => shownNotices(page)).toEqual([notice]);
    // News of the same thing takes its place; what nobody understands still shows something.
    const newer = { ...notice, body: 'Hands-on pottery, 2' };
    await pushToBrowser(page, locale, JSON.stringify(newer));
    await expect.poll(() => shownNotices(page)).toEqual([newer]);
    await pushToBrowser(page, locale, JSON.stringify({ ...notice, url: 'https://evil.example/' }));
    await expect
      .poll(async () => (await shownNotices(page)).map(({ url }) => url).toSorted())
      .toEqual(['/', notice.url]);

    await push(locale).switchOff();
    await expect(push(locale).isOn).toHaveCount(0);
  });
