import { anyName, email, englishName, normaliseEmail, normalisePhone, password, verificationCode, type Rule } from '@tapnook/kernel';
import { z } from 'zod';

/**
 * A text field judged by a rule of the kernel. The issue's message holds both languages, as the API's failures expect, and
 * `params.refusal` the rule's code; the browser judges by the same rule before it sends.
 */
export const ruled = (schema: z.ZodString, rule: Rule): z.ZodString =>
  schema.superRefine((value, context) => {
    const refused = rule(value);
    if (refused) context.addIssue({ code: 'custom', message: `${refused.text.en_gb}｜${refused.text.zh_hk}`, params: { refusal: refused.code } });
  });

// oxlint-disable-next-line no-control-regex -- control characters are exactly what is refused here
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;
/** Free text of at most `limit` characters, trimmed, without control characters except tab and line breaks. */
export const freeText = (limit: number, least = 0) =>
  z.string().trim().min(least).max(limit).refine((value) => !CONTROL.test(value), { message: 'Contains a character that cannot be kept｜含有無法儲存的字元' });

export const emailField = ruled(z.string().max(300).overwrite(normaliseEmail), email);
export const nameField = ruled(z.string().trim().max(60), anyName);
/** A name as on an identity document: English letters only. */
export const englishNameField = ruled(z.string().trim().max(60), englishName);
export const passwordField = ruled(z.string().max(64), password);
export const codeField = ruled(z.string().max(12), verificationCode);
/** Digits only; the calling code's own rule is judged where the region is known. */
export const phoneField = z.string().max(32).overwrite(normalisePhone).regex(/^\d{1,15}$/, 'Enter a valid mobile number｜請輸入有效的手提電話號碼');
/** An address of one of our own pictures, `/api/media/{id}`, or nothing. */
export const mediaPath = z.string().max(120).regex(/^\/api\/media\/[\w-]+$/);
