import { characterCount } from '../text.ts';
import { refusal, type Rule } from './rule.ts';

/** Something must be filled in. */
export const required: Rule<string | null | undefined> = (value) =>
  value && value.trim() !== ''
    ? undefined
    : refusal('required', 'This field is required', '此欄必須填寫');

/** The terms must be ticked. */
export const termsAgreed: Rule<boolean> = (value) =>
  value ? undefined : refusal('terms', 'Please agree the Terms of Service', '請同意使用條款');

/** The summary above a form with gaps. */
export const allFilled: Rule<readonly string[]> = (values) =>
  values.every((value) => value.trim() !== '')
    ? undefined
    : refusal('fill-all', 'Please fill all required items.', '請填寫所有必填項目。');

/** An enquiry must say something. */
export const enquiry: Rule = (value) =>
  value.trim() === ''
    ? refusal('enquiry', 'Please enter any enquiries', '請填寫查詢內容')
    : undefined;

/** At most so many characters as people count them. */
export const maxLength =
  (limit: number): Rule =>
  (value) =>
    characterCount(value) <= limit
      ? undefined
      : refusal('too-long', `At most ${limit} characters`, `最多${limit}個字元`);
