import vm from 'node:vm';
import { expect, test } from '@jest/globals';
import { api } from '@tapnook/contracts/api';
import * as kit from '@tapnook/contracts/kit';
import type { ReleaseRecord } from '@tapnook/contracts/release';
import { problemsInShell } from './in-shell.ts';
import type { Released } from './released.ts';

const released = (name: string, code: string): Released => ({
  code,
  scripts: {},
  record: {
    name,
    version: '1.0.0',
    entry: 'browser/remoteEntry.js',
    files: {},
    routes: [],
    slots: { gives: [], uses: [] },
  } as unknown as ReleaseRecord,
});
const shell = (renderPage: string): Released =>
  released(
    'shell',
    `exports.shared = { react: 'the shared one' }; exports.renderPage = async (request) => { ` +
      `${renderPage} };`,
  );
const remote = released('mf-a', `exports.server = require('react')`);
const judged = (renderPage: string) =>
  problemsInShell(shell(renderPage), [remote], { ...kit, api });
const network = (vm.runInThisContext('globalThis') as typeof globalThis).fetch;

// Covers: REL-003
test('a released shell makes every page, with the released remotes on what it shares', async () => {
  expect(
    await judged(
      `if ((await request.loadRemote('mf-a')) !== 'the shared one') throw new Error('not the ` +
        `shared one')`,
    ),
  ).toEqual({});
  expect((vm.runInThisContext('globalThis') as typeof globalThis).fetch).toBe(network);
});
test('a page that it cannot make is told of, and so is whoever fails on one', async () => {
  const found = await judged(
    `if (request.path === '/nowhere') throw new Error('lost'); if (request.path === '/help') ` +
      `request.onError('mf-a', new Error('broken'));`,
  );
  expect(found.shell).toEqual(
    expect.arrayContaining([
      'in the shell, page /nowhere: lost (full answers, en-US)',
      'in the shell, page /nowhere: lost (lean answers, zh-HK)',
    ]),
  );
  expect(found['mf-a']).toEqual(
    expect.arrayContaining(['in the shell, page /help: broken (full answers, en-US)']),
  );
});
test('a call of its own that the contracts do not take is told of', async () => {
  expect(
    await judged(
      `if (request.path === '/nowhere') await fetch(request.apiBase + ` +
        `'/v1/not-there').catch(() => {});`,
    ),
  ).toEqual({ shell: ['in the shell, GET /v1/not-there is not offered'] });
});
