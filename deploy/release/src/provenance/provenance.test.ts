import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, test } from '@jest/globals';
import { buildApp, type BuiltApp } from '../../test/built-app.ts';
import { openTestRegistry, type TestRegistry } from '../../test/registry.ts';
import { digestOf } from '../signing/digest.ts';
import { isSignedBy, preAuthEncoding, publicKeyOf, signEnvelope } from './envelope.ts';
import { makeStatement, type Statement } from './statement.ts';

const BUILDER = 'https://ci.example/catalog/.ci/release.yml@refs/heads/main';
const REPOSITORY = 'https://git.example/catalog';
const { privateKey: key } = generateKeyPairSync('ed25519');
const { privateKey: strangersKey } = generateKeyPairSync('ed25519');

test('the pre-authentication encoding is that of the protocol’s own example', () => {
  expect(
    preAuthEncoding('http://example.com/HelloWorld', Buffer.from('hello world')).toString(),
  ).toBe('DSSEv1 29 http://example.com/HelloWorld 11 hello world');
});

test('a signature holds for its own payload and key alone', () => {
  const envelope = signEnvelope({ a: 1 }, key);
  const other = signEnvelope({ a: 2 }, key);
  expect(isSignedBy(envelope, [publicKeyOf(strangersKey), publicKeyOf(key)])).toBe(true);
  expect(isSignedBy(envelope, [publicKeyOf(strangersKey)])).toBe(false);
  expect(isSignedBy({ ...envelope, payload: other.payload }, [publicKeyOf(key)])).toBe(false);
});

let all: TestRegistry;
let patch = 0;
beforeAll(async () => {
  all = await openTestRegistry();
  const { status } = await setPolicy({
    required: 'all',
    builders: [
      {
        id: BUILDER,
        keys: [publicKeyOf(key)],
        repositories: [REPOSITORY],
        apps: ['mf-catalog'],
      },
    ],
  });
  expect(status).toBe(200);
});
afterAll(() => all.close());

const setPolicy = async (provenance: object): Promise<{ status: number }> => {
  const answer = await all.server.inject({
    method: 'PUT',
    url: '/v1/policy',
    headers: { authorization: `Bearer ${all.tokens.manager}` },
    payload: { document: { schema: 1, channels: {}, provenance }, reason: 'builders are pinned' },
  });
  return { status: answer.statusCode };
};

interface Change {
  readonly name?: string;
  readonly builder?: string;
  readonly signer?: KeyObject;
  readonly repository?: string;
  readonly edit?: (statement: Statement) => object;
}
/** A version with its statement, wrong in one way. */
const built = ({
  name = 'mf-catalog',
  builder = BUILDER,
  signer = key,
  repository = REPOSITORY,
  edit = (statement) => statement,
}: Change = {}): BuiltApp => {
  patch += 1;
  const app = buildApp(name, `1.0.${patch}`, {
    provenance: {
      builtAt: '2026-11-20T09:00:00.000Z',
      source: 'test',
      builder: 'test',
      commit: 'c'.repeat(40),
      repository,
    },
  });
  const statement = makeStatement(app.record, digestOf(app.record), { builder });
  return { ...app, provenance: signEnvelope(edit(statement), signer) };
};
const reasonOf = async (app: BuiltApp): Promise<unknown> => {
  const { status, body } = await all.publish<{
    data: { findings: { check: string; subject: string; message: object }[] };
  }>(app, undefined, '?waive=true');
  return status === 201 ? 'published' : body.data.findings.map(({ subject }) => subject);
};

describe('publishing with pinned builders', () => {
  it('takes what the pinned builder signed, keeps the statement and logs its builder', async () => {
    const app = built();
    expect(await reasonOf(app)).toBe('published');
    const address = `/v1/apps/mf-catalog/versions/${app.record.version}`;
    const { body } = await all.get(`${address}/provenance`);
    expect(body).toMatchObject({ builder: BUILDER, envelope: app.provenance });
    const { body: log } = await all.get<{ entries: { leaf: string }[] }>('/v1/log/entries');
    expect(JSON.parse(log.entries.at(-1)?.leaf ?? '')).toEqual({
      type: 'release',
      app: 'mf-catalog',
      version: app.record.version,
      digest: digestOf(app.record),
      provenance: digestOf(app.provenance),
    });
  });

  it.each<[string, Change & { unsigned?: boolean }]>([
    ['unsigned', { unsigned: true }],
    ['wrong-signer', { signer: strangersKey }],
    ['wrong-builder', { builder: 'https://ci.example/laptop' }],
    ['wrong-builder', { name: 'mf-reviews' }],
    ['wrong-repository', { repository: 'https://git.example/fork' }],
    [
      'wrong-subject',
      {
        edit: (made) => ({ ...made, subject: [{ ...made.subject[0], name: 'mf-catalog@0.0.1' }] }),
      },
    ],
    [
      'wrong-subject',
      { edit: (made) => ({ ...made, subject: [...made.subject, ...made.subject] }) },
    ],
    [
      'wrong-digest',
      {
        edit: (made) => ({
          ...made,
          subject: [{ ...made.subject[0], digest: { sha256: 'a'.repeat(64) } }],
        }),
      },
    ],
    [
      'wrong-commit',
      {
        edit: (made) => ({
          ...made,
          predicate: {
            ...made.predicate,
            buildDefinition: { ...made.predicate.buildDefinition, resolvedDependencies: [] },
          },
        }),
      },
    ],
    [
      'no-statement',
      { edit: (made) => ({ ...made, predicateType: 'https://slsa.dev/provenance/v0.2' }) },
    ],
  ])(
    'refuses a version that is %s, whoever waives',
    async (reason, { unsigned = false, ...change }) => {
      const app = built(change);
      expect(await reasonOf(unsigned ? { ...app, provenance: undefined } : app)).toEqual([reason]);
    },
  );

  it('refuses a statement of another build of the same version', async () => {
    const [one, other] = [built(), buildApp('mf-catalog', `1.0.${patch}`)];
    expect(await reasonOf({ ...other, provenance: one.provenance })).toEqual(['wrong-digest']);
  });

  it('answers 404 for a version without a statement', async () => {
    const { status } = await all.get('/v1/apps/mf-catalog/versions/9.9.9/provenance');
    expect(status).toBe(404);
  });
});
