/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { api } from '@tapnook/contracts/api';
import * as kit from '@tapnook/contracts/kit';
import { contractProblems, type Declared } from '@tapnook/testing/contract-kit';
import { remote } from './remote.ts';
import { server } from './server.ts';

test('every screen and slot stands on what the contracts allow, without the shell', async () => {
  const declared: Declared = {
    ...remote.manifest,
    slots: { gives: Object.keys(remote.manifest.slots.gives) },
  };
  expect(await contractProblems(server, declared, { api, ...kit })).toEqual([]);
});
