import type { z } from 'zod';
import type { FieldError } from '../errors.ts';

type Issue = z.core.$ZodIssue;
type Words = readonly [en_US: string, zh_HK: string];

const tooSmall = (issue: Extract<Issue, { code: 'too_small' }>): Words => {
  if (issue.origin === 'string')
    return issue.minimum === 1
      ? ['This field is required', '此欄必須填寫']
      : [`At least ${issue.minimum} characters`, `最少${issue.minimum}個字元`];
  if (issue.origin === 'array' || issue.origin === 'set')
    return [`Choose at least ${issue.minimum}`, `請選擇最少${issue.minimum}項`];
  return [`Must be ${issue.minimum} or more`, `必須為${issue.minimum}或以上`];
};
const tooBig = (issue: Extract<Issue, { code: 'too_big' }>): Words => {
  if (issue.origin === 'string')
    return [`At most ${issue.maximum} characters`, `最多${issue.maximum}個字元`];
  if (issue.origin === 'array' || issue.origin === 'set')
    return [`Choose at most ${issue.maximum}`, `最多選擇${issue.maximum}項`];
  return [`Must be ${issue.maximum} or less`, `必須為${issue.maximum}或以下`];
};
const FORMATS: Readonly<Record<string, Words>> = {
  email: ['Enter a valid email', '請輸入有效的電郵'],
  date: ['Enter a date that exists, as YYYY-MM-DD', '請輸入有效日期，格式為YYYY-MM-DD'],
  datetime: ['Enter a date and time', '請輸入日期及時間'],
  url: ['Enter a valid address', '請輸入有效網址'],
};

/**
 * What to do about one issue, in both languages. A schema's own message wins when it holds both as
 * `English｜中文`.
 */
export const messageOf = (issue: Issue): Words => {
  const [english, chinese] = issue.message.split('｜');
  if (english && chinese) return [english, chinese];
  if (issue.code === 'too_small') return tooSmall(issue);
  if (issue.code === 'too_big') return tooBig(issue);
  if (issue.code === 'invalid_type' && issue.input === undefined)
    return ['This field is required', '此欄必須填寫'];
  if (issue.code === 'invalid_type')
    return [`Must be of type ${issue.expected}`, `類型必須為${issue.expected}`];
  if (issue.code === 'invalid_value')
    return [
      `Must be one of: ${issue.values.join(', ')}`,
      `必須為以下其中一項：${issue.values.join('、')}`,
    ];
  if (issue.code === 'unrecognized_keys')
    return [`Not known: ${issue.keys.join(', ')}`, `不明欄位：${issue.keys.join('、')}`];
  if (issue.code === 'invalid_format')
    return FORMATS[issue.format] ?? ['Not in the expected form', '格式不正確'];
  return ['Not valid', '內容無效'];
};

const WHERE: Readonly<Record<string, string>> = { querystring: 'query' };
/** The fields at fault, by path. `place` is fastify's: body, params, querystring or headers. */
export const fieldErrorsOf = (issues: readonly Issue[], place: string): FieldError[] =>
  issues.slice(0, 20).map((issue) => {
    const [en_US, zh_HK] = messageOf(issue);
    return { field: [WHERE[place] ?? place, ...issue.path.map(String)].join('.'), en_US, zh_HK };
  });
