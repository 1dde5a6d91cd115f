import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { verifySignedManifest, type EnvironmentManifest } from '@tapnook/contracts/release';
import { buildApp } from '../../test/built-app.ts';
import { openTestRegistry, type Answer, type TestRegistry } from '../../test/registry.ts';
import { verifySignature } from '../signing/verify-signature.ts';
import type { Generation } from './generations.ts';

let all: TestRegistry;
beforeAll(async () => {
  all = await openTestRegistry();
  await all.composeAll(['mf-catalog', 'mf-reviews']);
  for (const version of ['1.1.0', '1.2.0', '1.3.0'])
    await all.publish(buildApp('mf-catalog', version));
});
afterAll(() => all.close());

interface Moved {
  readonly code: string;
  readonly data: {
    present: { generation: number };
    changed: { app: string; from: string; to: string }[];
    findings?: { check: string }[];
  };
}
const change = <T = Generation>(path: string, body: object, token?: string): Promise<Answer<T>> =>
  all.post<T>(`/v1/channels/production/${path}`, body, token);
const generation = async () =>
  (await all.get<{ generation: number }>('/v1/channels/production')).body.generation;

const manifest = async (): Promise<EnvironmentManifest> => {
  const { body: signed } = await all.get('/v1/channels/production/manifest');
  const verified = verifySignedManifest(
    signed,
    all.registry.keys.publicKeys(),
    verifySignature,
    all.registry.clock(),
    1,
    'production',
  );
  if (!verified.ok) throw new Error(verified.reason);
  return verified.manifest;
};

describe('composing', () => {
  test('signs a manifest with digests, the former stable version as the last good', async () => {
    await change('compositions', { apps: { 'mf-catalog': '1.1.0' } });
    const { apps, generation: now, previous } = await manifest();
    expect(apps['mf-catalog']).toMatchObject({
      stable: { version: '1.1.0' },
      lastGood: { version: '1.0.0' },
    });
    expect([now, previous]).toEqual([2, 1]);
    const stored = await all.get<{ digest: string }>('/v1/apps/mf-catalog/versions/1.1.0');
    expect(apps['mf-catalog']?.stable.digest).toBe(stored.body.digest);
  });

  // Covers: REL-010
  test('two managers at once: the second sees what changed and must decide again', async () => {
    const seen = await generation();
    const [a, b] = await Promise.all([
      change<Generation & Moved>('compositions', {
        apps: { 'mf-catalog': '1.2.0' },
        expectedGeneration: seen,
      }),
      change<Generation & Moved>('compositions', {
        apps: { 'mf-catalog': '1.3.0' },
        expectedGeneration: seen,
      }),
    ]);
    expect([a.status, b.status].toSorted((one, other) => one - other)).toEqual([200, 409]);
    const [winner, loser] = a.status === 200 ? [a, b] : [b, a];
    expect(loser.body).toMatchObject({
      code: '50106',
      data: {
        present: { generation: seen + 1 },
        changed: [
          {
            app: 'mf-catalog',
            from: '1.1.0',
            to: winner.body.apps['mf-catalog']?.stable.version,
          },
        ],
      },
    });
    const again = await change('compositions', {
      apps: { 'mf-catalog': '1.1.0' },
      expectedGeneration: loser.body.data.present.generation,
    });
    expect(again.status).toBe(200);
  });

  // Covers: REL-010
  test('20 managers at once: every change told as done is a generation of its own', async () => {
    await change('candidates', { app: 'mf-catalog', version: '1.3.0', weight: 0 });
    const before = await generation();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        change('candidates/mf-catalog/weight', { weight: i + 1 }),
      ),
    );
    await change('candidates/mf-catalog/abort', {});
    expect(new Set(answers.map((answer) => answer.body.generation)).size).toBe(20);
    expect(await generation()).toBe(before + 21);
  });
});

describe('compatibility', () => {
  test('a version that breaks another app is refused with reason; nothing changes', async () => {
    await all.publish(
      buildApp('mf-catalog', '2.0.0', { slots: { gives: ['search-box'], uses: [] } }),
    );
    await change('compositions', { apps: { 'mf-catalog': '2.0.0' } });
    await all.publish(
      buildApp('mf-reviews', '2.0.0', { slots: { gives: [], uses: ['search-box'] } }),
    );
    await change('compositions', { apps: { 'mf-reviews': '2.0.0' } });
    const before = await generation();
    const refused = await change<Moved>('compositions', { apps: { 'mf-catalog': '1.3.0' } });
    expect(refused).toMatchObject({
      status: 422,
      body: {
        code: '50105',
        data: { findings: [{ check: 'slot', app: 'mf-reviews', subject: 'search-box' }] },
      },
    });
    expect(await generation()).toBe(before);
  });

  // Covers: REL-002
  test('a candidate must fit both sides of every other app', async () => {
    await all.publish(buildApp('mf-catalog', '2.1.0'), all.tokens.manager);
    expect((await all.get('/v1/apps/mf-catalog/versions/2.1.0')).status).toBe(404);
    const refused = await change<Moved>('candidates', {
      app: 'mf-catalog',
      version: '1.3.0',
      weight: 500,
    });
    expect(refused.body.data.findings?.[0]).toMatchObject({ check: 'slot' });
  });

  test('“can I deploy?” answers with reasons, fixes and the nearest yes', async () => {
    const { body } = await all.post<{
      deployable: boolean;
      findings: { fix: unknown }[];
      nearest: unknown;
      board: unknown[];
    }>('/v1/channels/production/can-deploy', {
      apps: { 'mf-catalog': '1.3.0', 'mf-reviews': '1.0.0' },
    });
    expect(body).toMatchObject({ deployable: true, findings: [] });
    const no = await all.post<typeof body>('/v1/channels/production/can-deploy', {
      apps: { 'mf-catalog': '1.3.0' },
    });
    expect(no.body).toMatchObject({
      deployable: false,
      findings: [{ check: 'slot' }],
      nearest: null,
    });
    expect(no.body.board).toContainEqual(
      expect.objectContaining({ asks: 'mf-reviews', refused: false, answers: 'shell' }),
    );
  });
});

describe('a canary', () => {
  test('starts, moves, and becomes stable; its salt stays', async () => {
    await all.publish(
      buildApp('mf-catalog', '3.0.0', { slots: { gives: ['search-box'], uses: [] } }),
    );
    await change('candidates', {
      app: 'mf-catalog',
      version: '3.0.0',
      weight: 500,
      rules: { locales: ['zh-HK'] },
    });
    const first = (await manifest()).apps['mf-catalog']?.candidate;
    await change('candidates/mf-catalog/weight', { weight: 2_500 });
    const second = (await manifest()).apps['mf-catalog']?.candidate;
    expect(second).toEqual({ ...first, weight: 2_500 });
    expect(second?.rules).toEqual({ locales: ['zh-HK'] });
    await change('candidates/mf-catalog/promote', {});
    expect((await manifest()).apps['mf-catalog']).toMatchObject({
      stable: { version: '3.0.0' },
      lastGood: { version: '2.0.0' },
    });
    expect((await change<Moved>('candidates/mf-catalog/abort', {})).body.code).toBe('50109');
  });
});

describe('restoring a generation', () => {
  test('brings the versions of an older generation in a new one, with a reason', async () => {
    const older = (
      await all.get<{ generations: Generation[] }>('/v1/channels/production/generations?limit=3')
    ).body.generations.at(-1);
    const refused = await change<{ code: string }>('restore', {
      to: older?.generation,
      reason: ' ',
    });
    expect(refused.body.code).toBe('10102');
    const before = await generation();
    const { body } = await change('restore', {
      to: older?.generation,
      reason: 'facets empty in zh-HK',
    });
    expect(body).toMatchObject({
      generation: before + 1,
      kind: 'restore',
      reason: 'facets empty in zh-HK',
    });
    expect(body.apps['mf-catalog']?.stable).toEqual(older?.apps['mf-catalog']?.stable);
  });

  test('never to a blocked version', async () => {
    const { generation: from } = (await change('compositions', { apps: { 'mf-catalog': '3.0.0' } }))
      .body;
    await change('restore', { to: from - 1, reason: 'blank page', block: true });
    expect(
      (await change<{ code: string }>('restore', { to: from, reason: 'try again' })).body.code,
    ).toBe('50110');
    expect(
      (await change<{ code: string }>('compositions', { apps: { 'mf-catalog': '3.0.0' } })).body
        .code,
    ).toBe('50110');
  });

  test('is for managers', async () => {
    expect(
      (await change('restore', { to: 1, reason: 'because' }, all.tokens.teams['catalog'])).status,
    ).toBe(403);
    expect((await change('restore', { to: 1, reason: 'because' }, all.tokens.viewer)).status).toBe(
      403,
    );
  });
});

describe('what was shown stays', () => {
  // Covers: REL-025
  test('a version that is or was lately in use is not deleted; one that never was is', async () => {
    const remove = (version: string) =>
      all.server.inject({
        method: 'DELETE',
        url: `/v1/apps/mf-catalog/versions/${version}`,
        headers: { authorization: `Bearer ${all.tokens.manager}` },
      });
    expect((await remove('1.1.0')).json()).toMatchObject({ code: '50111', data: { keptDays: 30 } });
    await all.publish(
      buildApp('mf-catalog', '9.0.0', { slots: { gives: ['search-box'], uses: [] } }),
    );
    expect((await remove('9.0.0')).statusCode).toBe(204);
    expect((await all.server.inject('/artefacts/mf-catalog/9.0.0/server.cjs')).statusCode).toBe(
      404,
    );
  });
});

// Covers: REL-013
test('the manifest is signed again before it expires, in the same generation', async () => {
  const before = await manifest();
  all.pass(5 * 86_400_000);
  const after = await manifest();
  expect(after.generation).toBe(before.generation);
  expect(Date.parse(after.expiresAt)).toBeGreaterThan(Date.parse(before.expiresAt));
});

test('a new generation is announced at once, to every registry on the database', async () => {
  const heard = new Promise((done) => {
    const stop = all.registry.announcer.listen((news) => {
      if (news.type === 'generation') {
        stop();
        done(news);
      }
    });
  });
  const { body } = await change('candidates', {
    app: 'mf-reviews',
    version: '1.0.0',
    weight: 0,
  });
  expect(await heard).toEqual({
    type: 'generation',
    channel: 'production',
    generation: body.generation,
  });
});

test('a listener whose connection was cut hears the present generation when back', async () => {
  const heard = new Promise((done) => {
    const stop = all.registry.announcer.listen((news) => {
      if (news.channel === 'production') {
        stop();
        done(news);
      }
    });
  });
  await all.registry.db.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE application_name = 'release announcements' AND datname = current_database()`,
  );
  expect(await heard).toEqual({
    type: 'generation',
    channel: 'production',
    generation: await generation(),
  });
});
