import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { buildApp, formOf } from '../../test/built-app.ts';
import { openTestRegistry, type TestRegistry } from '../../test/registry.ts';

/** Line 2, column 6 of the built file (from 1) is line 3, column 5 of the source. */
const MAP = {
  version: 3,
  file: 'app.js',
  sources: ['webpack://mf_catalog_1_0_0/./src/screens/home/home.screen.tsx'],
  sourcesContent: ['secret words of the team'],
  names: [],
  mappings: ';KAEI',
};
const PLACE = '/remotes/mf-catalog/1.0.0/app.js:2:6';
let all: TestRegistry;

const upload = async (version: string, mapPath: string) => {
  const built = buildApp('mf-catalog', version);
  const text = 'var a;\n     throw a;';
  const integrity = built.record.files['server/server.cjs'];
  built.files['browser/app.js'] = text;
  built.record.files['browser/app.js'] = {
    ...integrity!,
    integrity: `sha384-${createHash('sha384').update(text).digest('base64')}`,
    bytes: text.length,
  };
  const form = formOf(built);
  form.append('map', new Blob([JSON.stringify(MAP)]), mapPath);
  const encoded = new Response(form);
  return all.server.inject({
    method: 'POST',
    url: '/v1/apps/mf-catalog/versions',
    payload: Buffer.from(await encoded.arrayBuffer()),
    headers: {
      'content-type': encoded.headers.get('content-type') ?? '',
      authorization: `Bearer ${all.tokens.manager}`,
    },
  });
};
beforeAll(async () => {
  all = await openTestRegistry();
  expect((await upload('1.0.0', 'browser/app.js.map')).statusCode).toBe(201);
});
afterAll(() => all.close());

// Covers: REL-017
describe('a source map that comes with a version', () => {
  test('turns the places of errors into those of the sources', async () => {
    const detail = `TypeError: a is undefined @ ${PLACE} @ /remotes/mf-catalog/9.9.9/app.js:1:1`;
    const event = {
      kind: 'render-error',
      app: 'mf-catalog',
      version: '1.0.0',
      bucket: 'stable',
      generation: 1,
      route: 'home',
      session: 'visit-number-1',
      detail,
    };
    await all.post('/v1/telemetry', { channel: 'production', events: [event] }, all.tokens.edge);
    const { body } = await all.get<{ details: { detail: string }[] }>(
      '/v1/apps/mf-catalog/versions/1.0.0/health',
    );
    expect(body.details[0]?.detail).toBe(
      'TypeError: a is undefined @ mf-catalog src/screens/home/home.screen.tsx:3:5 @ ' +
        '/remotes/mf-catalog/9.9.9/app.js:1:1',
    );
  });
  test('is served to nobody', async () => {
    expect((await all.server.inject('/artefacts/mf-catalog/1.0.0/browser/app.js')).statusCode).toBe(
      200,
    );
    const answer = await all.server.inject('/artefacts/mf-catalog/1.0.0/browser/app.js.map');
    expect([answer.statusCode, answer.body.includes('secret')]).toEqual([404, false]);
  });
  test('must be that of a file of the version', async () => {
    const answer = await upload('1.0.1', 'browser/other.js.map');
    expect(answer.json()).toMatchObject({
      code: '50108',
      data: { file: 'browser/other.js.map', why: 'not listed' },
    });
  });
});
