import { describe, expect, test } from '@jest/globals';
import { CallError } from '@tapnook/platform';
import { serverErrorRedirect } from './server-error-policies.ts';

const error = (status: number, code: string): CallError =>
  new CallError({ status, code, call: 'x', data: null, text: { en_gb: '', zh_hk: '' } });

describe('failures while a page is made on the server (part 2, section 8)', () => {
  // Covers: RTE-047, RTE-048, ERR-006, ERR-007, RTE-085
  test.each([
    [400, '20601', '/voucher/TN1', '/profile/order'],
    [400, '20601', '/checkoutOrder/TN1', '/'],
    [400, '20714', '/detail/gone', '/404?redirect=%2Fdetail%2Fgone'],
    [400, '20715', '/detail/off', '/404?redirect=%2Fdetail%2Foff'],
    [400, '10102', '/detail/-1', '/404?redirect=%2Fdetail%2F-1'],
    [404, '10405', '/promo/x', '/404?redirect=%2Fpromo%2Fx'],
    [401, '10104', '/receipt/TN1', '/login?redirect=%2Freceipt%2FTN1'],
  ])('%i %s on %s goes to %s', (status, code, path, to) => {
    expect(serverErrorRedirect(error(status, code), path)).toBe(to);
  });
  // Covers: ERR-009
  test('on the bare home page nobody is sent to sign in', () => {
    expect(serverErrorRedirect(error(401, '10104'), '/')).toBeUndefined();
  });
  test('anything else is shown by the page', () => {
    expect(serverErrorRedirect(error(500, '10500'), '/')).toBeUndefined();
    expect(serverErrorRedirect(new Error('bug'), '/')).toBeUndefined();
  });
});
