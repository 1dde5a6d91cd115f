import { expect, test } from '../../fixtures/test.ts';
import { productionVersions } from '../../fixtures/stack.ts';
import { compose, publishChanged } from '../../fixtures/versions.ts';

test('a server bundle that throws leaves a page rendered by the last good version', async ({ request, page }) => {
  const remote = 'mf-merchant';
  const lastGood = (await productionVersions()).versions[remote] ?? '';
  const broken = await publishChanged(remote, [{ file: 'src/server.ts', change: (text) => `${text}\nthrow new Error('breaks on purpose');\n` }]);
  await compose(remote, broken);
  const html = await (await request.get('/en-US/merchantSearch')).text();
  expect(html).toContain('<h1');
  await page.goto('/en-US/merchantSearch');
  await expect(page.locator('[id="single-spa-application:mf-merchant"]').getByRole('heading', { level: 1 })).toBeVisible();
  await compose(remote, lastGood);
});
