import { axeViolations } from '../fixtures/axe.ts';
import { call } from '../fixtures/new-user.ts';
import { planOf, setShelf } from '../fixtures/products.ts';
import { asStaff } from '../fixtures/staff.ts';
import { expect, test } from '../fixtures/test.ts';
import { detailScreen } from '../screens/detail.screen.ts';
import { previewScreen } from '../screens/preview.screen.ts';

const ROUTE = 'hands-on-pottery';

// Another token is answered with nothing.
test.use({ expectedConsoleErrors: /404 \(Not Found\) \/api\/v1\/public\/products\/preview$/ });

test.afterEach(() => setShelf('ON_SHELF', ROUTE));

for (const width of [1440, 390])
  test(`a link shows an unpublished product as it will be, at ${width} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await setShelf('OFF_SHELF', ROUTE);
    const { product } = await planOf(ROUTE);
    await page.goto('/en-US/terms/usage-terms');
    const { path } = await asStaff(page, 'admin', (staff) =>
      call<{ path: string }>(staff, 'POST', `/v1/merchant/products/${product}/preview`, {}),
    );

    const preview = previewScreen(page);
    const detail = detailScreen(page);
    await preview.openLink(path);
    await expect(preview.heading).toHaveText(/pottery/i);
    await detail.chooseDay(3);
    await detail.chooseFirstTime();
    await expect(preview.buyButton).toBeDisabled();
    await expect(preview.whyNotBought).toBeVisible();
    expect(await axeViolations(page, 'a preview')).toEqual([]);
    // The choice is part of the address, and the link's token has stayed there.
    await page.reload();
    await expect(detail.chosenTime).toBeVisible();

    await preview.openLink(path.replace(/token=\d+/, 'token=1'));
    await expect(preview.nothing).toBeVisible();
  });
