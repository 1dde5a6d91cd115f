/** @jest-environment node */
import { expect, test } from '@jest/globals';
import type { RemoteManifest } from '@tapnook/contracts';
import { api } from '@tapnook/contracts/api';
import * as kit from '@tapnook/contracts/kit';
import { contractProblems, type Declared } from '@tapnook/testing/contract-kit';
import manifest from '../remote.json' with { type: 'json' };
import { server } from './server.ts';

test('every screen and slot stands on whatever the contracts allow, without the shell', async () => {
  const declared: Declared = {
    ...(manifest as unknown as RemoteManifest),
    slots: { gives: Object.keys(manifest.slots.gives) },
  };
  expect(await contractProblems(server, declared, { api, ...kit })).toEqual([]);
});
