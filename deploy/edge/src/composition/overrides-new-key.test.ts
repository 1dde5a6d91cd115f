import { expect, test } from '@jest/globals';
import type { PublicKey } from '@tapnook/contracts/release';
import type { FastifyRequest } from 'fastify';
import { createSigner, overrideToken, type Signer } from '../../test/fake-registry.ts';
import { readConfig } from '../env.ts';
import { createOverrides } from './overrides.ts';

const config = readConfig({ DATA_DIR: '/nowhere', RELEASE_ORIGIN: 'http://127.0.0.1:1' });
const publicOf = ({ keyId, publicKey }: Signer): PublicKey => ({
  keyId,
  publicKey,
  notBefore: new Date(0).toISOString(),
});
const asking = (token: string) => ({ query: { tn_override: token } }) as FastifyRequest;

// Covers: REL-006
test('a link signed by a new key holds at once; made-up keys are asked for seldom', async () => {
  const [first, second, stranger] = [createSigner(), createSigner(), createSigner()];
  let known = [publicOf(first)];
  let asked = 0;
  let now = Date.now();
  const overrides = createOverrides(config, {
    trustedKeys: {
      keys: () => known,
      refresh: () => {
        asked += 1;
        known = [publicOf(first), publicOf(second)];
        return Promise.resolve();
      },
    },
    revoked: () => [],
    isStaff: () => Promise.resolve(false),
    now: () => now,
  });
  const kindOf = async (signer: Signer): Promise<string> =>
    (await overrides.readCommand(asking(overrideToken(signer, {})))).kind;
  expect(await kindOf(first)).toBe('take');
  expect(asked).toBe(0);
  expect(await kindOf(second)).toBe('take');
  expect(asked).toBe(1);
  for (let times = 0; times < 20; times += 1) expect(await kindOf(stranger)).toBe('refused');
  expect(asked).toBe(1);
  now += 1_001;
  expect(await kindOf(stranger)).toBe('refused');
  expect(asked).toBe(2);
});
