import type { LocalisedText } from './locale.ts';
import english from './locales/en-US.json' with { type: 'json' };
import chinese from './locales/zh-HK.json' with { type: 'json' };

/** One business error: its HTTP status, its text in both languages, and where it is explained. */
export interface ErrorDefinition {
  readonly status: number;
  readonly text: LocalisedText;
}
/** The HTTP status of each code. */
const STATUSES = {
  '10102': 400,
  '10104': 401,
  '10105': 403,
  '10106': 403,
  '10404': 404,
  '10405': 404,
  '10406': 405,
  '10409': 409,
  '10422': 422,
  '10429': 429,
  '10500': 500,
  '10503': 503,
  '20601': 400,
  '20602': 400,
  '20617': 400,
  '20618': 400,
  '20619': 400,
  '20620': 400,
  '20621': 400,
  '20622': 400,
  '20623': 400,
  '20624': 400,
  '20627': 400,
  '20628': 400,
  '20631': 400,
  '20632': 400,
  '20714': 400,
  '20715': 400,
  '20716': 400,
  '20801': 400,
  '20802': 400,
  '20803': 400,
  '20804': 400,
  '20805': 400,
  '20901': 400,
  '20902': 400,
  '21001': 400,
  '30004': 400,
  '30005': 400,
  '30006': 400,
  '30007': 400,
  '30013': 400,
  '30027': 400,
  '30034': 400,
  '30036': 400,
  '30039': 400,
  '30040': 400,
  '30041': 400,
  '30042': 400,
  '30043': 400,
  '30044': 400,
  '30045': 400,
  '30046': 400,
  '30047': 400,
  '30048': 403,
  '30049': 403,
  '30050': 400,
  '30051': 400,
  '80001': 400,
  '50101': 401,
  '50102': 403,
  '50103': 409,
  '50104': 403,
  '50105': 422,
  '50106': 409,
  '50107': 404,
  '50108': 422,
  '50109': 409,
  '50110': 422,
  '50111': 409,
  '50112': 409,
  '50113': 422,
  '50114': 403,
  '50115': 403,
  '50116': 503,
} as const;
export type ErrorCode = keyof typeof STATUSES;

/**
 * The error catalogue (part 2, section 8; part 3, last list). Codes are strings of digits in the
 * envelope; compare by code, never by class. Codes from 80001 are silent: the screen that made the
 * call reacts, no toast.
 */
export const ERRORS = Object.fromEntries(
  Object.entries(STATUSES).map(([code, status]) => [
    code,
    {
      status,
      text: { en_gb: english.error[code as ErrorCode], zh_hk: chinese.error[code as ErrorCode] },
    },
  ]),
) as Readonly<Record<ErrorCode, ErrorDefinition>>;

/** The definition of a code, or undefined for one that this version does not know. */
export const errorOf = (code: string): ErrorDefinition | undefined =>
  (ERRORS as Readonly<Record<string, ErrorDefinition | undefined>>)[code];
