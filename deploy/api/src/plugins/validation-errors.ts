import type { LocalisedText } from '@tapnook/contracts';
import type { z } from 'zod';
import type { FieldError } from '../errors.ts';
import { bilingual, isTextKey, listed } from '../translations.ts';

type Issue = z.core.$ZodIssue;
const bound = (issue: Extract<Issue, { code: 'too_small' | 'too_big' }>): LocalisedText => {
  const [side, count] =
    issue.code === 'too_small'
      ? (['atLeast', Number(issue.minimum)] as const)
      : (['atMost', Number(issue.maximum)] as const);
  if (issue.origin === 'string')
    return side === 'atLeast' && count === 1
      ? bilingual('fault.required')
      : bilingual(`fault.characters.${side}`, { count });
  const isChoice = issue.origin === 'array' || issue.origin === 'set';
  return bilingual(`fault.${isChoice ? 'choice' : 'number'}.${side}`, { count });
};

/**
 * What to do about one issue, in both languages. A schema's own message wins when it holds both as
 * `English｜Chinese`.
 */
export const messageOf = (issue: Issue): LocalisedText => {
  const [english, chinese] = issue.message.split('｜');
  if (english && chinese) return { en_gb: english, zh_hk: chinese };
  if (issue.code === 'too_small' || issue.code === 'too_big') return bound(issue);
  if (issue.code === 'invalid_type')
    return issue.input === undefined
      ? bilingual('fault.required')
      : bilingual('fault.type', { type: issue.expected });
  if (issue.code === 'invalid_value')
    return bilingual('fault.oneOf', { values: listed(issue.values) });
  if (issue.code === 'unrecognized_keys')
    return bilingual('fault.unknownKeys', { keys: listed(issue.keys) });
  if (issue.code !== 'invalid_format') return bilingual('fault.invalid');
  const key = `fault.format.${issue.format}`;
  return bilingual(isTextKey(key) ? key : 'fault.format.other');
};

const WHERE: Readonly<Record<string, string>> = { querystring: 'query' };
/** The fields at fault, by path. `place` is fastify's: body, params, querystring or headers. */
export const fieldErrorsOf = (issues: readonly Issue[], place: string): FieldError[] =>
  issues.slice(0, 20).map((issue) => {
    const { en_gb, zh_hk } = messageOf(issue);
    const field = [WHERE[place] ?? place, ...issue.path.map(String)].join('.');
    return { field, en_US: en_gb, zh_HK: zh_hk };
  });
