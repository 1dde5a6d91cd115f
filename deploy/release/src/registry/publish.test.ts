import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { buildApp, withFile } from '../../test/built-app.ts';
import { openTestRegistry, type TestRegistry } from '../../test/registry.ts';

let all: TestRegistry;
beforeAll(async () => {
  all = await openTestRegistry();
});
afterAll(() => all.close());

interface Refusal {
  readonly code: string;
  readonly data: {
    file?: string;
    why?: string;
    team?: string;
    findings?: { check: string; subject: string }[];
  };
}

describe('publishing', () => {
  test('keeps the record and every file, byte for byte, for good', async () => {
    const app = buildApp('mf-catalog', '1.0.0');
    const { status, body } = await all.publish<{ digest: string }>(
      app,
      all.tokens.teams['catalog'],
    );
    expect(status).toBe(201);
    const stored = await all.get<{ record: unknown; digest: string; team: string }>(
      '/v1/apps/mf-catalog/versions/1.0.0',
    );
    expect(stored.body).toMatchObject({
      record: app.record,
      digest: body.digest,
      team: 'catalog',
    });
    const file = await all.server.inject('/artefacts/mf-catalog/1.0.0/browser/473.js');
    expect(file.body).toBe(app.files['browser/473.js']);
    expect(file.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      etag: `"${app.record.files['browser/473.js']?.integrity}"`,
    });
  });

  // Covers: REL-001
  test('the same version twice is refused, and the first stays', async () => {
    const again = buildApp('mf-catalog', '1.0.0', { contract: '1.9.0' });
    expect(await all.publish<Refusal>(again)).toMatchObject({
      status: 409,
      body: { code: '50103' },
    });
    const file = await all.server.inject('/artefacts/mf-catalog/1.0.0/browser/remoteEntry.js');
    expect(file.statusCode).toBe(200);
    expect(
      (await all.get<{ record: { contract: string } }>('/v1/apps/mf-catalog/versions/1.0.0')).body
        .record.contract,
    ).toBe('1.2.0');
  });

  // Covers: REL-001
  test('a name belongs to the team that published it first', async () => {
    expect(
      await all.publish<Refusal>(buildApp('mf-catalog', '1.0.1'), all.tokens.teams['reviews']),
    ).toMatchObject({ status: 403, body: { code: '50104', data: { team: 'catalog' } } });
  });

  // Covers: REL-001
  test('a global of another app is refused', async () => {
    expect(
      await all.publish<Refusal>(buildApp('mf-reviews', '1.0.0', { global: 'mf_catalog_1_0_0' })),
    ).toMatchObject({ status: 403, body: { code: '50104' } });
  });

  // Covers: REL-001
  test('the check refuses a taken version, another team’s name, another app’s global', async () => {
    const check = (app: ReturnType<typeof buildApp>, token?: string) =>
      all.post<Refusal>(`/v1/apps/${app.record.name}/check`, app.record, token);
    expect(await check(buildApp('mf-catalog', '1.0.0'))).toMatchObject({
      status: 409,
      body: { code: '50103' },
    });
    expect(await check(buildApp('mf-catalog', '1.0.1'), all.tokens.teams['reviews'])).toMatchObject(
      { status: 403, body: { code: '50104', data: { team: 'catalog' } } },
    );
    expect(
      await check(buildApp('mf-reviews', '1.0.0', { global: 'mf_catalog_1_0_0' })),
    ).toMatchObject({ status: 403, body: { code: '50104' } });
    expect((await check(buildApp('mf-catalog', '1.0.1'))).status).toBe(200);
  });
});

describe('a version', () => {
  test.each(['1.0.0-..', '01.0.0', '1.00.0', '1.0.0-', '1.0.0-01', '1.0.0-a..b', '1.0.0+x', '..'])(
    'that cannot be compared is none: %s',
    async (version) =>
      expect(
        await all.publish<Refusal>({
          ...buildApp('mf-merchant', '1.0.0'),
          record: { ...buildApp('mf-merchant', '1.0.0').record, version },
        }),
      ).toMatchObject({ status: 400, body: { code: '10102' } }),
  );
});

describe('an upload that is refused early', () => {
  test('is answered, however much of it is still to come', async () => {
    const address = await all.server.listen({ port: 0, host: '127.0.0.1' });
    const app = buildApp('mf-merchant', '1.0.0');
    for (const first of ['browser/page.html', 'browser/../x.js']) {
      const form = new FormData();
      form.append('file', new Blob(['<p>']), first);
      for (let i = 0; i < 4; i += 1)
        form.append('file', new Blob([' '.repeat(2 ** 22)]), `browser/${i}.js`);
      form.set('record', JSON.stringify(app.record));
      const answer = await fetch(`${address}/v1/apps/mf-merchant/versions`, {
        method: 'POST',
        headers: { authorization: `Bearer ${all.tokens.manager}` },
        body: form,
        signal: AbortSignal.timeout(10_000),
      });
      expect([answer.status, await answer.json()]).toMatchObject([422, { code: '50108' }]);
    }
  });

  test.each([
    ['breaks off', '--x\r\ncontent-disposition: form-data; name="file"; filename="a.js"\r\n\r\n1'],
    ['is no form', 'nothing'],
    ['is empty', ''],
  ])('that %s is a mistake of its sender', async (_name, payload) => {
    const answer = await all.server.inject({
      method: 'POST',
      url: '/v1/apps/mf-merchant/versions',
      headers: {
        authorization: `Bearer ${all.tokens.manager}`,
        'content-type': 'multipart/form-data; boundary=x',
      },
      payload,
    });
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { code: '10102' }]);
  });
});

describe('style sheets of a version', () => {
  const sheet = (name: string, version: string, css: string) =>
    withFile(buildApp(name, version), 'browser/main.css', css);
  test.each([
    ['every page', 'body { top: 0 }', 'body'],
    ['all pages in print', '@page { margin: 0 }', '@page'],
    ['a sheet from elsewhere', '@import url(/other.css);', '@import url(/other.css)'],
    ['what cannot be read as UTF-8', 'b\0o\0d\0y\0{\0}\0', '*'],
  ])('that reach %s are refused, by a manager too', async (_name, css, subject) => {
    const app = sheet('mf-merchant', '1.0.0', css);
    for (const token of [all.tokens.teams['merchant'], all.tokens.manager])
      expect(await all.publish<Refusal>(app, token, '?waive=true')).toMatchObject({
        status: 422,
        body: { code: '50105', data: { findings: [{ check: 'style', subject }] } },
      });
  });
  test('that stay within the remote are taken, and any of the shell', async () => {
    const own = sheet('mf-merchant', '1.0.1', '.card_h3Xk9a p { top: 0 }');
    const shell = sheet('shell', '1.0.1', 'body { top: 0 }');
    expect((await all.publish(own)).status).toBe(201);
    expect((await all.publish(shell)).status).toBe(201);
  });
});

describe('an upload that is not what its record says', () => {
  test.each<[string, (app: ReturnType<typeof buildApp>) => void, string]>([
    [
      'bytes that are not those of the record',
      (app) => {
        app.files['server/server.cjs'] = 'module.exports = 1;';
      },
      'hash',
    ],
    [
      'a file that is missing',
      (app) => {
        delete app.files['server/server.cjs'];
      },
      'missing',
    ],
    [
      'a file that is not listed',
      (app) => {
        app.files['extra.js'] = '1';
      },
      'not listed',
    ],
    [
      'more than 20 MB together',
      (app) => {
        for (let i = 0; i < 3; i += 1) app.files[`large-${i}.js`] = ' '.repeat(8 * 1024 * 1024);
      },
      'size',
    ],
    [
      'a path that leaves the folder',
      (app) => {
        app.files['../../etc/passwd'] = '1';
      },
      'path',
    ],
  ])('%s are refused', async (_name, spoil, why) => {
    const app = buildApp('mf-merchant', '1.0.0');
    spoil(app);
    expect(await all.publish<Refusal>(app)).toMatchObject({
      status: 422,
      body: { code: '50108', data: { why } },
    });
    expect((await all.get('/v1/apps/mf-merchant/versions/1.0.0')).status).toBe(404);
  });
});

// Covers: REL-026
describe('budgets, roles and the log', () => {
  test('a budget that is exceeded is refused with its reason; a manager may waive it', async () => {
    const heavy = buildApp('mf-account', '1.0.0', { budget: { limit: 10_000, actual: 13_100 } });
    const refused = await all.publish<Refusal>(heavy, all.tokens.teams['account']);
    expect(refused).toMatchObject({
      status: 422,
      body: { code: '50105', data: { findings: [{ check: 'budget', waivable: true }] } },
    });
    expect((await all.publish(heavy, all.tokens.teams['account'], '?waive=true')).status).toBe(422);
    expect((await all.publish(heavy, all.tokens.manager, '?waive=true')).status).toBe(201);
  });

  test('refusals are in the log', async () => {
    const { body } = await all.get<{ rows: { action: string; subject: string }[] }>('/v1/audit');
    expect(body.rows.filter((row) => row.action === 'refuse').map((row) => row.subject)).toContain(
      'publish mf-account',
    );
  });

  test('roles: nobody, a viewer and the edge publish nothing', async () => {
    const app = buildApp('mf-merchant', '2.0.0');
    expect((await all.publish<Refusal>(app, 'tnr_unknown')).body.code).toBe('50101');
    expect((await all.publish<Refusal>(app, all.tokens.viewer)).body.code).toBe('50102');
    expect((await all.publish<Refusal>(app, all.tokens.edge)).body.code).toBe('50102');
  });
});

// Covers: REL-031
test('50 publishes at once all land, and the log stays whole', async () => {
  const apps = Array.from({ length: 50 }, (_, i) => buildApp(`mf-app-${i % 10}`, `1.${i}.0`));
  const answers = await Promise.all(apps.map((app) => all.publish(app)));
  expect(answers.map((answer) => answer.status)).toEqual(apps.map(() => 201));
  expect(
    (await all.get<{ versions: unknown[] }>('/v1/apps/mf-app-3/versions')).body.versions,
  ).toHaveLength(5);
  expect((await all.get<{ intact: boolean }>('/v1/audit/verify')).body.intact).toBe(true);
});

test('one version from 10 machines at once: exactly one wins', async () => {
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => all.publish(buildApp('mf-race', '1.0.0'))),
  );
  expect(answers.map((answer) => answer.status).toSorted((one, other) => one - other)).toEqual([
    201,
    ...Array.from({ length: 9 }, () => 409),
  ]);
  expect((await all.server.inject('/artefacts/mf-race/1.0.0/server/server.cjs')).body).toBe(
    'module.exports = {};',
  );
});
