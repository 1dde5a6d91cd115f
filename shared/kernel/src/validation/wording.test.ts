import { expect, test } from '@jest/globals';
import { cardCvc, cardExpiry, cardNumber } from './card.ts';
import { email, mobile } from './contact.ts';
import { allFilled, enquiry, required, termsAgreed } from './general.ts';
import { anyName, englishName } from './person.ts';
import { reviewRating, reviewText } from './review.ts';
import {
  codeSent,
  currentPassword,
  newPassword,
  password,
  passwordsMatch,
  passwordsSame,
  verificationCode,
} from './secret.ts';

/** Part 1, section 5, word for word. */
// Covers: VAL-001, VAL-003, VAL-004, VAL-005, VAL-008, VAL-012, VAL-013, VAL-014, VAL-015,
// Covers: VAL-016, VAL-017, VAL-018, VAL-019, VAL-020, VAL-021, VAL-022, VAL-023, VAL-025,
// Covers: VAL-026, VAL-027, VAL-028, VAL-029, VAL-030
test.each([
  ['Please fill in letters only', englishName('嘉欣'), '請以英文字母填寫'],
  ['Please fill in letters only', anyName('R2D2'), '請以中文或英文填寫'],
  ['Enter a valid email', email(' '), '請輸入有效的電郵地址'],
  ['Wrong email address format', email('kayan@'), '電郵地址格式不正確'],
  ['Enter a valid mobile number', mobile('852')('21234567'), '請輸入有效的手提電話號碼'],
  ['Please select a calling code', mobile('')('61234567'), '請選擇國家或地區號碼'],
  ['Password must contain 8-64 characters', password('short_1'), '密碼須為8至64個字元'],
  [
    'Many people use this password. Choose another one',
    password('P@ssw0rd!'),
    '許多人使用此密碼，請另選一個',
  ],
  ['Passwords must match', passwordsMatch('Corner_2026')('Corner_2027'), '兩次輸入的密碼須相同'],
  [
    'Passwords are not the same',
    passwordsSame('Corner_2026')('Corner_2027'),
    '兩次輸入的密碼不相同',
  ],
  [
    'New password should not be current password',
    newPassword('Corner_2026')('Corner_2026'),
    '新密碼不可與現有密碼相同',
  ],
  ['Enter current password', currentPassword(''), '請輸入現有密碼'],
  ['Enter new password', newPassword(undefined)(''), '請輸入新密碼'],
  ['Enter verification code', verificationCode('12345'), '請輸入驗證碼'],
  ['Please send verification code', codeSent(false), '請先發送驗證碼'],
  ['Please rate', reviewRating(null), '請評分'],
  ['At least 20 characters', reviewText('Too short'), '最少20個字元'],
  ['Please leave your review', reviewText(''), '請留下你的評價'],
  ['Please enter a valid card number', cardNumber('4242'), '請輸入有效的信用卡號碼'],
  ['Please enter a valid expiry date', cardExpiry('2026-11-20')('10/26'), '請輸入有效的到期日'],
  ['Please enter a valid CVV/ CCV', cardCvc('visa')('12'), '請輸入有效的CVV/CCV'],
  ['This field is required', required(' '), '此欄必須填寫'],
  ['Please agree the Terms of Service', termsAgreed(false), '請同意使用條款'],
  ['Please fill all required items.', allFilled(['a', '']), '請填寫所有必填項目。'],
  ['Please enter any enquiries', enquiry(' '), '請填寫查詢內容'],
])('%s', (english, refusal, chinese) => {
  expect(refusal?.text).toEqual({ en_gb: english, zh_hk: chinese });
});
