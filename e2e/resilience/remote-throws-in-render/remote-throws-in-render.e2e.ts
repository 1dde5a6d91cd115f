import { expect, test } from '../../fixtures/test.ts';
import { productionVersions } from '../../fixtures/stack.ts';
import { compose, publishChanged } from '../../fixtures/versions.ts';

test.use({ provoked: /crashed|threw|breaks on purpose|error boundary/i });

test('a version that throws while rendering in the browser gives way to the last good one', async ({ page }) => {
  const remote = 'mf-account';
  const lastGood = (await productionVersions()).versions[remote] ?? '';
  const broken = await publishChanged(remote, [
    {
      file: 'src/routes.tsx',
      change: (text) =>
        `${text}\nconst help = screens['help'];\nif (help) Object.assign(screens, { help: async () => { const { screen } = await help(); return { screen: { ...screen, Component: () => { if (typeof document !== 'undefined') throw new Error('breaks on purpose'); return null; } } }; } });\n`,
    },
  ]);
  await compose(remote, broken);
  await page.goto('/en-US/help');
  const region = page.locator('[id="single-spa-application:mf-account"]');
  await expect(region).toHaveAttribute('data-part-version', lastGood);
  await expect(region.getByRole('heading', { level: 1 })).toBeVisible();
  await compose(remote, lastGood);
});
