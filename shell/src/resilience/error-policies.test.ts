import { describe, expect, test } from '@jest/globals';
import type { CallFailure } from '@tapnook/platform';
import { errorPolicyFor } from './error-policies.ts';

const failure = (more: Partial<CallFailure>): CallFailure => ({
  code: '1',
  status: 400,
  text: { en_gb: 'No', zh_hk: '否' },
  data: null,
  call: 'anything',
  ...more,
});

describe('what the shell does about a failed call (part 2, section 8)', () => {
  // Covers: RTE-047, ERR-008
  test.each([401, 402, 403])('%i sends the shopper to sign in', (status) => {
    expect(errorPolicyFor(failure({ status }), '/profile/order?tab=1')).toEqual({
      kind: 'sign-in',
    });
  });
  // Covers: ERR-009, ACC-092
  test('on the bare home page the token is only forgotten', () => {
    expect(errorPolicyFor(failure({ status: 401 }), '/')).toEqual({ kind: 'forget' });
  });
  test.each(['/login', '/login?redirect=%2Fprofile%2Forder', '/login/code'])(
    'at %s the way back in the address is kept',
    (path) => {
      expect(errorPolicyFor(failure({ status: 401 }), path)).toEqual({ kind: 'forget' });
    },
  );
  // Covers: ERR-010
  test.each(['getPendingReviewCount', 'getPendingReviewsCount', 'getPointsAmount'])(
    '%s never sends anybody to sign in',
    (call) => {
      expect(errorPolicyFor(failure({ status: 401, call }), '/search')).toEqual({ kind: 'forget' });
    },
  );
  // Covers: RTE-048, ERR-011
  test('404 goes to the not-found page with the way back', () => {
    expect(errorPolicyFor(failure({ status: 404 }), '/detail/x')).toEqual({
      kind: 'not-found',
      to: '/404?redirect=%2Fdetail%2Fx',
    });
  });
  // Covers: CAT-049
  test.each([
    ['params.orderNo', 'not-found'],
    ['url', 'not-found'],
    ['body.phone', 'toast'],
  ])('a fault of %s ends in %s', (field, kind) => {
    expect(
      errorPolicyFor(
        failure({ code: '10102', data: { fields: [{ field, en_US: 'No', zh_HK: '否' }] } }),
        '/voucher/a%20b',
      ).kind,
    ).toBe(kind);
  });
  test('a second 404 keeps the way back of the first', () => {
    expect(
      errorPolicyFor(failure({ status: 404 }), '/404?redirect=%2Fprofile%2Fvouchers%2FTN1'),
    ).toEqual({ kind: 'none' });
  });
  // Covers: ERR-012
  test('codes beginning 800 are silent', () => {
    expect(errorPolicyFor(failure({ code: '80001' }), '/')).toEqual({ kind: 'none' });
  });
  // Covers: ERR-004, ERR-005
  test.each(['20627', '20602', '99999'])('%s is a toast in the shopper’s language', (code) => {
    expect(errorPolicyFor(failure({ code }), '/')).toEqual({
      kind: 'toast',
      text: { en_gb: 'No', zh_hk: '否' },
    });
  });
});
