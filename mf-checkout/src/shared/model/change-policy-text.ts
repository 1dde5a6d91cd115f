import { formatDateTime } from '@tapnook/kernel';
import type { Words } from '@tapnook/platform';
import type { Order } from './order.ts';

type Ruled = Pick<Order, 'changePolicy' | 'freeChangeUntil' | 'participationDate'>;

/**
 * The rule on changes and refunds under which an order is bought, in a sentence; empty for what a
 * server of before does not tell. `now` in milliseconds.
 */
export const changePolicyText = (
  { changePolicy, freeChangeUntil }: Ruled,
  now: number,
  { t, locale }: Pick<Words, 't' | 'locale'>,
): string => {
  if (!changePolicy) return '';
  if (changePolicy.kind === 'unused') return t('rule.unused');
  if (changePolicy.kind === 'none' || !freeChangeUntil) return t('rule.none');
  const time = formatDateTime(freeChangeUntil, locale);
  return Date.parse(freeChangeUntil) > now ? t('rule.free', { time }) : t('rule.over', { time });
};
