import { expect, test } from '@jest/globals';
import { errorOf, ERRORS } from './errors.ts';

/** Part 2, section 8, word for word; 30007 is told by the kind of its identity. */
// Covers: ERR-024, ERR-069, ERR-070, ERR-071, ERR-072, ERR-073, ERR-074, ERR-077, ERR-078,
// Covers: ERR-079, ERR-080, ERR-081, ERR-082, ERR-083, ERR-084, ERR-085, ERR-086, ERR-087
test.each([
  ['30005', 'Email or password is incorrect'],
  ['30034', 'Verification code is expired'],
  ['30004', 'Verification code is incorrect'],
  ['30036', 'Verification code is incorrect'],
  ['30027', 'Verification code send failed'],
  ['30041', 'Email is not registered'],
  ['30042', 'This mobile number has been linked'],
  ['30039', 'This Google account has been linked'],
  ['30040', 'This Facebook account has been linked'],
  ['30013', 'Password is incorrect'],
  ['20619', 'Fully booked. Please try again.'],
  ['20617', 'Insufficient Inventory'],
  ['20602', 'Oops, sold out'],
  ['20631', 'Amount has reached payment limit (i.e.$999,999.99), please choose again'],
  ['20618', 'Please reduce the quantity choosen and try again.'],
  ['20801', 'Failed To Add This Card'],
  ['20802', 'This card is not supported for this transaction'],
  ['30046', 'The email address does not match the one you logged in with.'],
  ['30047', 'The phone number does not match the one you logged in with.'],
  ['80001', 'Action failed'],
  ['10500', 'An unexpected server error occurred.'],
])('%s says “%s”', (code, english) => {
  expect(errorOf(code)?.text.en_gb).toBe(english);
});

test('every code is five digits with a status and both languages', () => {
  for (const [code, { status, text }] of Object.entries(ERRORS)) {
    expect([
      code,
      /^\d{5}$/.test(code),
      status >= 400 && status < 600,
      text.en_gb.length > 0,
      /\p{Script=Han}/u.test(text.zh_hk),
    ]).toEqual([code, true, true, true, true]);
  }
  expect(errorOf('99999')).toBeUndefined();
});
