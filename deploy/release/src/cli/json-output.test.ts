import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { buildApp } from '../../test/built-app.ts';
import { openTestRegistry, type TestRegistry } from '../../test/registry.ts';
import { runCli } from './run-cli.ts';

let all: TestRegistry;
let url: string;
let home: string;
beforeAll(async () => {
  all = await openTestRegistry();
  await all.server.listen({ port: 0, host: '127.0.0.1' });
  url = `http://127.0.0.1:${(all.server.server.address() as AddressInfo).port}`;
  home = mkdtempSync(join(tmpdir(), 'cli-'));
  await all.composeAll(['mf-catalog']);
  await all.publish(buildApp('mf-catalog', '1.1.0'));
});
afterAll(async () => {
  await all.close();
  rmSync(home, { recursive: true, force: true });
});

const run = async (words: readonly string[], at = url) => {
  let out = '';
  let err = '';
  const exitCode = await runCli(
    [...words, '--json'],
    { RELEASE_URL: at, RELEASE_TOKEN: all.tokens.manager, HOME: home },
    {
      out: (text) => {
        out += text;
      },
      err: (text) => {
        err += text;
      },
    },
  );
  return { exitCode, out, err, data: JSON.parse(out) as Record<string, unknown> };
};

describe('standard output with --json', () => {
  it('lists every command, and is JSON whatever comes of each', async () => {
    const { out: help } = await run(['--help']);
    const names = (JSON.parse(help) as { name: string }[]).map(({ name }) => name);
    expect(names).toContain('publish');
    // That one renders all that serves, which takes minutes.
    const quick = names.filter((name) => name !== 'contracts');
    for (const name of quick) {
      const state = ['--state', join(home, 'log-monitor.json')];
      const { exitCode, err } = await run([name, ...(name === 'monitor' ? state : [])]);
      expect({ name, err, isKnown: [0, 1, 2, 3].includes(exitCode) }).toEqual({
        name,
        err: '',
        isKnown: true,
      });
    }
  });

  it.each([
    [['compose', 'mf-catalog@1.1.0'], 0],
    [['rollback', 'mf-catalog', '--reason', 'prices wrong'], 0],
    [['canary', 'mf-catalog@1.1.0', '--weight', '5%'], 0],
    [['hold', 'mf-catalog'], 0],
    [['abort', 'mf-catalog', '--reason', 'a try'], 0],
    [['preview', 'pr-1', 'mf-catalog@1.1.0'], 0],
    [['compose', 'mf-catalog@9.9.9'], 1],
    [['nonsense'], 2],
    [['status', '--nonsense'], 2],
  ])('%j is told as JSON with its exit code', async (words, exitCode) => {
    expect((await run(words)).exitCode).toBe(exitCode);
  });

  it('says that no registry answers', async () => {
    expect(await run(['status'], 'http://127.0.0.1:1')).toMatchObject({
      exitCode: 3,
      data: { code: expect.stringMatching(/unreachable|failed/) },
    });
  });
});
