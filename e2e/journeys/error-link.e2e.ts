import { edgeToken, productionVersions, REGISTRY, release } from '../fixtures/stack.ts';
import { signInAsStaff } from '../fixtures/staff.ts';
import { expect, test } from '../fixtures/test.ts';

interface Group {
  readonly id: string;
  readonly message: string;
}
const MESSAGE = 'TypeError: rope is not tied';

/** Tells, as an edge does, that a visit's page threw in mf-account. */
const tellFailure = async (): Promise<void> => {
  const { versions, generation } = await productionVersions();
  const stamp = {
    app: 'mf-account',
    version: versions['mf-account'],
    bucket: 'stable',
    generation,
    route: 'help',
    session: `visit-${Date.now()}`,
  };
  const context = {
    locale: 'zh-HK',
    path: '/help',
    flags: { 'chat-widget': false },
    apps: versions,
    shopper: 's'.repeat(22),
  };
  const { status } = await fetch(`${REGISTRY}/v1/telemetry`, {
    method: 'POST',
    headers: { authorization: `Bearer ${edgeToken()}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      channel: 'production',
      events: [
        { ...stamp, kind: 'session' },
        { ...stamp, kind: 'unhandled-error', detail: MESSAGE, context },
      ],
    }),
  });
  expect(status).toBe(202);
};

test('an error opens what its visitor had, for signed-in staff alone', async ({ page }) => {
  await tellFailure();
  const groups = JSON.parse(release('errors', 'mf-account', '--json')) as Group[];
  const group = groups.find(({ message }) => message.includes('rope is not tied'));
  const { url } = JSON.parse(
    release('errors', 'mf-account', 'open', group?.id ?? '', '--json'),
  ) as { url: string };

  await page.goto(url);
  await expect(page, 'a stranger is asked to sign in').toHaveURL(/\/zh-HK\/login/);
  await signInAsStaff(page);
  await page.goto(url);
  await expect(page).toHaveURL(/\/zh-HK\/help$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-HK');
  await expect(page.locator('[data-preview-badge]')).toContainText(`error ${group?.id}`);
  expect(await page.content(), 'with the flags of that visit').toContain('"chat-widget":false');
});
