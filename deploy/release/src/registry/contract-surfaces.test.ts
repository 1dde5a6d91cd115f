import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { api } from '@tapnook/contracts/api';
import { contractSurface } from '@tapnook/contracts/kit';
import { CONTRACT_SURFACE_FILE, type ContractSurface } from '@tapnook/contracts/release';
import { buildApp, withFile, type BuiltApp } from '../../test/built-app.ts';
import { openTestRegistry, type TestRegistry } from '../../test/registry.ts';
import type { Finding } from '../checks/finding.ts';

const SURFACE = contractSurface('1.2.0', api);
const { getProduct: _gone, ...otherCalls } = SURFACE.calls;
const WITHOUT_PRODUCT: ContractSurface = { ...SURFACE, calls: otherCalls };

const shellWith = (version: string, contract: string, surface: ContractSurface): BuiltApp =>
  withFile(
    buildApp('shell', version, { contract }),
    CONTRACT_SURFACE_FILE,
    JSON.stringify({ ...surface, version: contract }),
  );

interface Refused {
  readonly code: string;
  readonly data: { readonly findings: readonly Finding[] };
}
let all: TestRegistry;
beforeEach(async () => {
  all = await openTestRegistry();
  await all.publish(shellWith('1.0.0', '1.2.0', SURFACE));
  await all.post('/v1/channels/production/compositions', { apps: { shell: '1.0.0' } });
});
afterEach(() => all.close());

// Covers: REL-003
describe('a shell with changed contracts', () => {
  it('is refused when they break live apps under a denying number, waived or not', async () => {
    for (const query of ['', '?waive=true']) {
      const { status, body } = await all.publish<Refused>(
        shellWith('1.1.0', '1.3.0', WITHOUT_PRODUCT),
        undefined,
        query,
      );
      expect(status).toBe(422);
      expect(body).toMatchObject({
        code: '50105',
        data: { findings: [{ check: 'contract-version', subject: '1.3.0', waivable: false }] },
      });
      expect(body.data.findings[0]?.message.en_gb).toContain('there is no call getProduct');
    }
  });

  it('is told so by the check already', async () => {
    const { record } = shellWith('1.1.0', '1.3.0', WITHOUT_PRODUCT);
    const { body } = await all.post<{ findings: Finding[] }>('/v1/apps/shell/check', {
      record,
      contracts: { ...WITHOUT_PRODUCT, version: '1.3.0' },
    });
    expect(body.findings.map(({ check }) => check)).toEqual(['contract-version']);
  });

  it('is published under the next major, and when nothing breaks', async () => {
    expect((await all.publish(shellWith('2.0.0', '2.0.0', WITHOUT_PRODUCT))).status).toBe(201);
    const more = { ...SURFACE, slots: [...SURFACE.slots, 'gift-cards'] };
    expect((await all.publish(shellWith('1.1.0', '1.3.0', more))).status).toBe(201);
  });

  it('is refused when it hides them, or shows those of another version', async () => {
    const silent = buildApp('shell', '1.1.0', { contract: '1.3.0' });
    const foreign = withFile(silent, CONTRACT_SURFACE_FILE, JSON.stringify(SURFACE));
    for (const shell of [silent, foreign])
      expect((await all.publish<Refused>(shell)).body).toMatchObject({
        data: {
          findings: [{ message: { en_gb: 'It does not say what its contracts 1.3.0 are.' } }],
        },
      });
  });
});
