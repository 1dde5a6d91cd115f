import {
  anyName,
  email,
  englishName,
  enquiry,
  mobile,
  normaliseCode,
  normaliseEmail,
  normaliseName,
  normalisePhone,
  password,
  verificationCode,
  type Refusal,
  type Rule,
} from '@tapnook/kernel';
import { z } from 'zod';
import { schemaMessage } from './messages.ts';

/**
 * A refusal of the kernel as a schema says it: both languages in one message, as the API's failures
 * expect.
 */
export const said = (refusal: Refusal | undefined): string =>
  refusal ? `${refusal.text.en_gb}｜${refusal.text.zh_hk}` : '';

/**
 * A field judged by a rule of the kernel: its words become the issue's message and its code
 * `params.refusal`. The browser judges by the same rule before it sends.
 */
export const ruled = <T, S extends z.ZodType<T>>(schema: S, rule: Rule<T>): S =>
  schema.superRefine((value, context) => {
    const refused = rule(value);
    if (refused)
      context.addIssue({
        code: 'custom',
        message: said(refused),
        params: { refusal: refused.code },
      });
  });

// oxlint-disable-next-line no-control-regex -- control characters are exactly what is refused here
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;
/**
 * Free text of at most `limit` characters, trimmed, without control characters except tab and line
 * breaks; `missing` is said when there is none at all.
 */
export const freeText = (limit: number, least = 0, missing?: string) =>
  z
    .string(missing)
    .trim()
    .min(least)
    .max(limit)
    .refine((value) => !CONTROL.test(value), {
      message: schemaMessage('character'),
    });

export const emailField = ruled(z.string().max(300).overwrite(normaliseEmail), email);
export const nameField = ruled(z.string().trim().max(60).overwrite(normaliseName), anyName);
/** A name as on an identity document: English letters only. */
export const englishNameField = ruled(
  z.string().trim().max(60).overwrite(normaliseName),
  englishName,
);
export const passwordField = ruled(z.string().max(128), password);
export const codeField = ruled(z.string().max(12).overwrite(normaliseCode), verificationCode);
/** A code whose numbers have no rule of their own. */
const ANY_CALLING_CODE = '0';
/** Digits, or a whole number behind `+` or 00; judged by its country where the region is known. */
export const phoneField = ruled(z.string().max(32).overwrite(normalisePhone), (value: string) =>
  mobile(ANY_CALLING_CODE)(value.replace(/^(?:\+|00)/, '')),
);
/** What somebody asks us or a merchant, in at most `limit` characters. */
export const enquiryField = (limit: number) =>
  ruled(freeText(limit, 0, said(enquiry(''))), enquiry);
/** An address of one of our own pictures, `/api/media/{id}`, or nothing. */
export const mediaPath = z
  .string()
  .max(120)
  .regex(/^\/api\/media\/[\w-]+$/);
