import { describe, expect, it } from '@jest/globals';
import { isSubmitFailure, serverErrors } from './server-errors.ts';

const TEXT = { en_gb: 'Invalid', zh_hk: '無效' };
const failure = (...fields: readonly object[]) => ({ code: '10102', text: TEXT, data: { fields } });
const HAS = (name: string): boolean => ['email', 'phone'].includes(name);

describe('server errors', () => {
  it('are found at their fields, by their names without the body', () => {
    expect(
      serverErrors(failure({ field: 'body.email', en_US: 'Taken', zh_HK: '已使用' }), HAS),
    ).toEqual({ email: { en_gb: 'Taken', zh_hk: '已使用' } });
  });

  it('of a field without a control are shown at the one that stands for it', () => {
    expect(serverErrors(failure({ field: 'body.regionId' }), HAS, { regionId: 'phone' })).toEqual({
      phone: TEXT,
    });
  });

  it('of unknown fields are left out', () => {
    expect(serverErrors(failure({ field: 'body.other' }), HAS)).toEqual({});
  });

  it('are told from other thrown things by their shape', () => {
    expect([
      isSubmitFailure(failure()),
      isSubmitFailure(new Error('x')),
      isSubmitFailure(null),
    ]).toEqual([true, false, false]);
  });
});
