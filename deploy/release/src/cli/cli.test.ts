import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { buildApp, type BuiltApp } from '../../test/built-app.ts';
import { openTestRegistry, type TestRegistry } from '../../test/registry.ts';
import { runCli } from './run-cli.ts';

let all: TestRegistry;
let url: string;
let folder: string;
beforeAll(async () => {
  all = await openTestRegistry({ PRIVATE_WEBHOOKS: '1' });
  await all.server.listen({ port: 0, host: '127.0.0.1' });
  url = `http://127.0.0.1:${(all.server.server.address() as AddressInfo).port}`;
  folder = mkdtempSync(join(tmpdir(), 'built-'));
});
afterAll(async () => {
  await all.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Runs a command line; what it said and its exit code. */
const run = async (
  line: string,
  token = all.tokens.manager,
): Promise<{ code: number; out: string; err: string }> => {
  let out = '';
  let err = '';
  const args = (line.match(/"[^"]*"|\S+/g) ?? []).map((word) => word.replace(/"/g, ''));
  const code = await runCli(
    args,
    { RELEASE_URL: url, RELEASE_TOKEN: token },
    {
      out: (text) => {
        out += text;
      },
      err: (text) => {
        err += text;
      },
    },
  );
  return { code, out, err };
};

const built = (app: BuiltApp): string => {
  const home = join(folder, `${app.record.name}-${app.record.version}`);
  for (const [path, text] of Object.entries({
    ...app.files,
    'record.json': JSON.stringify(app.record),
  })) {
    mkdirSync(dirname(join(home, path)), { recursive: true });
    writeFileSync(join(home, path), text);
  }
  return home;
};

test('from the first publish to a rollback, all by command', async () => {
  for (const name of ['shell', 'mf-catalog'])
    expect((await run(`publish ${name} --dir ${built(buildApp(name, '1.0.0'))}`)).code).toBe(0);
  expect((await run('compose shell@1.0.0 mf-catalog@1.0.0')).out).toContain(
    'production is now r-1',
  );
  expect(
    (await run(`publish mf-catalog --dir ${built(buildApp('mf-catalog', '1.1.0'))}`)).out,
  ).toMatch(/^Published mf-catalog 1\.1\.0/);
  expect((await run('canary mf-catalog@1.1.0 --weight 5% --plan 5%:10m,25%:20m')).out).toContain(
    'met by 5%',
  );
  expect((await run('canary mf-catalog@1.1.0 --weight 12.5%')).out).toContain('met by 12.5%');
  expect((await run('status')).out).toMatch(/mf-catalog +1\.0\.0 +canary 1\.1\.0 at 12\.5%/);
  expect((await run('promote')).code).toBe(0);
  expect((await run('rollback mf-catalog --reason "search facets empty"')).out).toContain(
    'Rolled back mf-catalog to 1.0.0. production is now r-5',
  );
  expect(JSON.parse((await run('status --json')).out)).toMatchObject({
    generation: 5,
    apps: { 'mf-catalog': { stable: { version: '1.0.0' } } },
  });
  expect((await run('history --limit 1')).out).toMatch(
    /^r-5 .* rollback +first manager: search facets empty$/,
  );
  expect((await run('audit verify')).out).toMatch(/rows, unbroken/);
});

test('what staging serves is taken over as it is', async () => {
  await run('compose shell@1.0.0 mf-catalog@1.1.0 --channel staging');
  expect((await run('promote --from staging')).out).toContain(
    'Took over staging r-1. production is now r-6',
  );
  expect((await run('promote --from preview')).code).toBe(2);
});

test('a canary for some, held and resumed', async () => {
  await run(`publish mf-catalog --dir ${built(buildApp('mf-catalog', '1.2.0'))}`);
  await run(
    'canary mf-catalog@1.2.0 --weight 50% --only locales=zh-HK|en-US,signedIn=true --plan 50%:10m',
  );
  expect(JSON.parse((await run('status --json')).out)).toMatchObject({
    apps: {
      'mf-catalog': {
        candidate: { weight: 5_000, rules: { locales: ['zh-HK', 'en-US'], signedIn: true } },
      },
    },
  });
  expect((await run('hold')).out).toBe('The plan of mf-catalog waits.');
  expect((await run('resume')).out).toBe('The plan of mf-catalog goes on.');
  expect((await run('abort --reason enough')).code).toBe(0);
  expect((await run('canary mf-catalog@1.2.0 --weight 5% --only moon=full')).code).toBe(2);
});

test('check says before what publish would refuse', async () => {
  const home = built(buildApp('mf-catalog', '2.0.0', { shared: { react: '^18.0.0' } }));
  const checked = await run(`check mf-catalog --dir ${home}`);
  expect([checked.code, checked.out]).toEqual([
    1,
    expect.stringContaining('It needs react ^18.0.0; shell 1.0.0 provides 19.2.0.'),
  ]);
  const published = await run(`publish mf-catalog --dir ${home}`);
  expect([published.code, published.err]).toEqual([
    1,
    expect.stringContaining('It needs react ^18.0.0'),
  ]);
});

test('exit codes tell a refusal, a wrong command and an absent registry apart', async () => {
  expect((await run('rollback')).code).toBe(2);
  expect((await run('canary mf-catalog')).code).toBe(2);
  expect((await run('nonsense')).err).toContain('There is no command “nonsense”.');
  expect((await run('compose mf-catalog@7.7.7')).code).toBe(1);
  expect((await run('restore --to 1 --reason because', all.tokens.viewer)).err).toContain('50102');
  // Before anything is built.
  expect((await run('check mf-catalog', 'tnr_nobody')).err).toContain('50101');
  expect((await run('publish mf-catalog', 'tnr_nobody')).err).toContain('50101');
  expect(
    await runCli(
      ['status'],
      { RELEASE_URL: 'http://127.0.0.1:1' },
      { out: () => undefined, err: () => undefined },
    ),
  ).toBe(3);
});

test('a roll-back names its app; overtaken callers are refused; blocks are lifted', async () => {
  expect((await run('rollback --reason because')).err).toContain('Name the one app');
  const { generation } = JSON.parse((await run('status --json')).out) as { generation: number };
  const overtaken = await run(`compose mf-catalog@1.0.0 --expect r-${generation - 1}`);
  expect([overtaken.code, overtaken.err]).toEqual([1, expect.stringContaining('50106')]);
  expect((await run('block mf-catalog@1.2.0 --reason "blank pages"')).code).toBe(0);
  expect((await run('blocks')).out).toMatch(/^mf-catalog@1\.2\.0 .* first manager: blank pages$/);
  expect((await run('compose mf-catalog@1.2.0')).err).toContain('50110');
  expect((await run('unblock mf-catalog@1.2.0 --reason "it was the gateway"')).code).toBe(0);
  expect((await run('blocks')).out).toBe('Nothing is blocked.');
});

test('keys rotate and tokens are made by command', async () => {
  await run('keys rotate --hours 2');
  expect((await run('keys')).out.split('\n')).toHaveLength(2);
  const { out: token } = await run('token team:catalog "Ka Ho"');
  expect((await run('history', token)).code).toBe(0);
  expect((await run('token list')).out).toMatch(/^Ka Ho {2}team:catalog {2}from /m);
  expect((await run('token revoke "Ka Ho"')).code).toBe(0);
  expect((await run('history', token)).err).toContain('50101');
  await run('webhook http://127.0.0.1:9/hook');
  const id = /^(\d+) {2}http:/.exec((await run('webhook list')).out)?.[1];
  expect((await run(`webhook remove ${id}`)).code).toBe(0);
  expect((await run('webhook list')).out).toBe('');
});

test('a publish whose composing was refused says both and what to do, as JSON too', async () => {
  const team = all.tokens.teams['catalog'] ?? '';
  const publish = (version: string) =>
    `publish mf-catalog --compose --dir ${built(buildApp('mf-catalog', version))}`;
  const told = await run(publish('3.0.0'), team);
  expect(told.code).toBe(1);
  expect(told.out).toMatch(/^Published mf-catalog 3\.0\.0/);
  expect(told.out).toContain('was refused (50102)');
  expect(told.out).toContain('A manager composes it: compose mf-catalog@3.0.0');
  expect(JSON.parse((await run(`${publish('3.0.1')} --json`, team)).out)).toMatchObject({
    version: '3.0.1',
    composed: false,
    refused: { code: '50102' },
  });
});

test('a stream tells the present generation at once, and each new one', async () => {
  const stream = await fetch(`${url}/v1/channels/production/events`);
  const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
  const next = async (wanted: string) => {
    for (let text = ''; ;) {
      const { value, done } = (await reader?.read()) ?? { value: '', done: true };
      text += value ?? '';
      if (text.includes(wanted) || done) return text;
    }
  };
  const { generation } = JSON.parse((await run('status --json')).out) as { generation: number };
  expect(await next('generation')).toContain(
    `data: {"channel":"production","generation":${generation}}`,
  );
  await run('compose mf-catalog@1.0.0');
  expect(await next(`"generation":${generation + 1}`)).toContain('event: generation');
  await reader?.cancel();
});
