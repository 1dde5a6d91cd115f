import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { buildApp } from '../../test/built-app.ts';
import { openTestRegistry, type Answer, type TestRegistry } from '../../test/registry.ts';
import type { Generation } from './generations.ts';

let all: TestRegistry;
beforeAll(async () => {
  all = await openTestRegistry({ LAST_GOOD_VISITS: '100' });
  await all.composeAll(['mf-catalog', 'mf-reviews', 'mf-checkout']);
  for (const version of ['1.1.0', '1.2.0', '1.3.0'])
    for (const name of ['mf-catalog', 'mf-reviews', 'mf-checkout'])
      await all.publish(buildApp(name, version));
});
afterAll(() => all.close());

interface Refused {
  readonly code: string;
  readonly data: { readonly why?: string };
}
const change = <T = Generation>(path: string, body: object, token?: string): Promise<Answer<T>> =>
  all.post<T>(`/v1/channels/production/${path}`, body, token);
const compose = (app: string, version: string) =>
  change<Generation & Refused>('compositions', { apps: { [app]: version } });
const rollback = (app: string, body: object = {}, token?: string) =>
  change<Generation & Refused>(`apps/${app}/rollback`, { reason: 'prices wrong', ...body }, token);
const visits = (app: string, version: string, count: number) =>
  all.registry.db.query(
    `INSERT INTO release.telemetry VALUES ('production', $1, $2, 'stable', now(), 'session', 'home',
      -1, $3)`,
    [app, version, count],
  );
const restore = async (to: number) => {
  await change('restore', { to, reason: 'the test is over' });
};

describe('rolling back one app', () => {
  test('leaves the releases and canaries of others alone', async () => {
    await compose('mf-catalog', '1.1.0');
    await compose('mf-reviews', '1.1.0');
    await change('candidates', { app: 'mf-checkout', version: '1.1.0', weight: 500 });
    const { body, status } = await rollback('mf-catalog');
    expect(status).toBe(200);
    expect(body.kind).toBe('rollback');
    expect(body.apps).toMatchObject({
      'mf-catalog': { stable: { version: '1.0.0' } },
      'mf-reviews': { stable: { version: '1.1.0' } },
      'mf-checkout': { candidate: { version: '1.1.0' } },
    });
    const { body: running } = await all.get<{ rollouts: { app: string }[] }>(
      '/v1/channels/production/rollouts',
    );
    expect(running.rollouts.map(({ app }) => app)).toEqual(['mf-checkout']);
    expect(body.apps['mf-catalog']?.lastGood).toBeUndefined();
    expect((await rollback('mf-catalog')).body).toMatchObject({
      code: '50109',
      data: { why: 'no-last-good' },
    });
    await restore(1);
  });

  test('ends the canary of that app', async () => {
    await compose('mf-catalog', '1.2.0');
    await change('candidates', { app: 'mf-catalog', version: '1.3.0', weight: 500 });
    const { body } = await rollback('mf-catalog');
    expect(body.apps['mf-catalog']).toMatchObject({ stable: { version: '1.0.0' } });
    expect(body.apps['mf-catalog']?.candidate).toBeUndefined();
    await restore(1);
  });

  test('goes to a named version only when it was stable here', async () => {
    await compose('mf-reviews', '1.1.0');
    expect((await rollback('mf-reviews', { to: '1.3.0' })).body.data.why).toBe('never-served');
    const { body } = await rollback('mf-reviews', { to: '1.0.0' });
    expect(body.apps['mf-reviews']?.stable.version).toBe('1.0.0');
  });

  test('is for managers and needs a reason', async () => {
    expect((await rollback('mf-catalog', { reason: '' })).body.code).toBe('10102');
    expect((await rollback('mf-catalog', {}, all.tokens.teams['catalog'])).status).toBe(403);
  });
});

describe('the last good version', () => {
  test('is the newest that served enough visits without being undone', async () => {
    await visits('mf-catalog', '1.0.0', 500);
    await compose('mf-catalog', '1.1.0');
    await visits('mf-catalog', '1.1.0', 99);
    const few = await compose('mf-catalog', '1.2.0');
    expect(few.body.apps['mf-catalog']?.lastGood?.version).toBe('1.0.0');
    await visits('mf-catalog', '1.2.0', 100);
    const enough = await compose('mf-catalog', '1.3.0');
    expect(enough.body.apps['mf-catalog']?.lastGood?.version).toBe('1.2.0');
    const back = await compose('mf-catalog', '1.2.0');
    expect(back.body.apps['mf-catalog']?.lastGood?.version).toBe('1.0.0');
    await restore(1);
  });

  test('stays what it was when a version that was undone is tried again', async () => {
    await compose('mf-checkout', '1.1.0');
    await rollback('mf-checkout');
    const { body } = await compose('mf-checkout', '1.1.0');
    expect(body.apps['mf-checkout']?.lastGood?.version).toBe('1.0.0');
    await restore(1);
  });
});

describe('a blocked version', () => {
  test('serves by no way, not even as last good, until a manager lifts the block', async () => {
    await compose('mf-reviews', '1.2.0');
    const { body } = await rollback('mf-reviews', { block: true });
    expect(body.apps['mf-reviews']?.lastGood?.version).not.toBe('1.2.0');
    const start = { app: 'mf-reviews', version: '1.2.0', weight: 1 };
    for (const refused of [
      await compose('mf-reviews', '1.2.0'),
      await change<Refused>('candidates', start),
      await rollback('mf-reviews', { to: '1.2.0' }),
      await change<Refused>('restore', { to: body.generation - 1, reason: 'try again' }),
    ])
      expect(refused.body.code).toBe('50110');
    const { body: list } = await all.get<{ blocks: object[] }>('/v1/blocks');
    expect(list.blocks).toMatchObject([
      { app: 'mf-reviews', version: '1.2.0', reason: 'prices wrong', blockedBy: 'first manager' },
    ]);
    const path = '/v1/apps/mf-reviews/versions/1.2.0/unblock';
    const reason = { reason: 'the gateway was down' };
    expect((await all.post(path, reason, all.tokens.teams['reviews'])).status).toBe(403);
    expect((await all.post(path, {})).status).toBe(400);
    expect((await all.post(path, reason)).status).toBe(200);
    expect((await compose('mf-reviews', '1.2.0')).status).toBe(200);
    await restore(1);
  });

  test('does not rise as a candidate that another channel blocked meanwhile', async () => {
    await change('candidates', { app: 'mf-checkout', version: '1.3.0', weight: 500 });
    await all.registry.db.query(
      "INSERT INTO release.blocks VALUES ('mf-checkout', '1.3.0', 'blank in staging', 'analysis')",
    );
    for (const path of ['weight', 'promote'])
      expect(
        (
          await change<Refused>(
            `candidates/mf-checkout/${path}`,
            path === 'weight' ? { weight: 900 } : {},
          )
        ).body.code,
      ).toBe('50110');
    await change('candidates/mf-checkout/abort', {});
  });

  test('is one that serves nowhere when it is blocked by hand', async () => {
    const path = '/v1/apps/mf-catalog/versions/1.0.0/block';
    expect((await all.post<Refused>(path, { reason: 'blank pages' })).body.data.why).toBe(
      'serving',
    );
  });
});

test('a few shoppers stay on stable beside a candidate for everybody, also by plan', async () => {
  const { body } = await change('candidates', {
    app: 'mf-checkout',
    version: '1.1.0',
    weight: 10_000,
    plan: [{ weight: 10_000, minutes: 1 }],
  });
  expect(body.apps['mf-checkout']?.candidate?.weight).toBe(9_800);
  const { body: running } = await all.get<{ rollouts: { plan: object[] }[] }>(
    '/v1/channels/production/rollouts',
  );
  expect(running.rollouts[0]?.plan).toEqual([{ weight: 9_800, minutes: 1 }]);
  await change('candidates/mf-checkout/abort', {});
});

test('composing what is composed makes no generation', async () => {
  const before = (await compose('mf-catalog', '1.0.0')).body.generation;
  expect((await compose('mf-catalog', '1.0.0')).body.generation).toBe(before);
});
