import { expect, test } from '../../fixtures/test.ts';
import { productionVersions } from '../../fixtures/stack.ts';
import { compose, publishChanged } from '../../fixtures/versions.ts';
import { PLACES } from '../places.ts';

test.use({ provoked: /did not load|did not start|breaks on purpose/i });

for (const place of PLACES.filter(({ region }) => region.includes('single-spa'))) {
  test(`${place.remote}: a version that throws while it starts gives way to the last good one`, async ({ page }) => {
    const lastGood = (await productionVersions()).versions[place.remote] ?? '';
    const broken = await publishChanged(place.remote, [{ file: 'src/index.ts', change: (text) => `${text}\nif (typeof document !== 'undefined') throw new Error('breaks on purpose');\n` }]);
    await compose(place.remote, broken);
    await place.open(page);
    const region = page.locator(place.region).first();
    await expect(region).toHaveAttribute('data-part-version', lastGood);
    await expect(region.getByRole('heading').first()).toBeVisible();
    await compose(place.remote, lastGood);
  });
}
