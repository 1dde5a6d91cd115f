import { expect, test } from '../../fixtures/test.ts';

test.use({ expectedConsoleErrors: /the shell did not start/ });

test('a shell that throws while starting says so, and is told against its version', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const bodies: Blob[] = [];
    Object.assign(globalThis, { bodies });
    navigator.sendBeacon = (_address, body) => bodies.push(body as Blob) > 0;
    const getElementById = document.getElementById.bind(document);
    // Only the shell's own reading throws: whoever tells of the failure reads the page's visit
    // afterwards.
    document.getElementById = (id: string) => {
      if (id !== 'tapnook-page') return getElementById(id);
      document.getElementById = getElementById;
      throw new Error('on purpose');
    };
  });
  await page.goto('/en-US');
  const note = page.getByRole('alert').filter({ hasText: 'Some of this page didn’t load' });
  await expect(note).toBeVisible();
  await expect(note.getByRole('button').or(note.getByRole('link')).first()).toBeVisible();
  const told = await page.evaluate(async () => {
    const { bodies } = globalThis as unknown as { readonly bodies: readonly Blob[] };
    return Promise.all(bodies.map((body) => body.text()));
  });
  expect(told.map((body) => JSON.parse(body) as object)).toMatchObject([
    {
      channel: 'production',
      events: [{ kind: 'load-failure', app: 'shell', detail: 'did not start: Error: on purpose' }],
    },
  ]);
});
