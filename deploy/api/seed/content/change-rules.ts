import type { ChangeRule } from '@tapnook/kernel';
import { CHANGE_RULE_FACTS } from '../../src/modules/catalog/index.ts';
import { t } from './text.ts';
import type { ProductKind, Text } from './types.ts';

interface RuleContent {
  /** Key of the notice that says it in short under the title. */
  readonly key: ChangeRule;
  readonly fact: Text;
  /** How the terms begin. */
  readonly terms: Text;
}

const rule = (key: ChangeRule, terms: Text): RuleContent => {
  const { en_gb, zh_hk } = CHANGE_RULE_FACTS[key];
  return { key, fact: t(en_gb, zh_hk), terms };
};
const free = (key: ChangeRule, until: string, zh: string): RuleContent =>
  rule(key, t(`Change free until ${until} before.`, `${zh}前可免費改期。`));

/** Until when a day may be changed: the one source of the fact under the title and of the terms. */
export const changeRules: readonly RuleContent[] = [
  free('change-24', '24 hours', '24小時'),
  free('change-48', '48 hours', '48小時'),
  free('change-7-days', '7 days', '7日'),
  rule('no-change', t('No changes or refunds.', '不設改期或退款。')),
];

/** What has no day may be given back while unused: the fact under its title. */
export const UNUSED_RULE = {
  key: 'refund-unused',
  fact: t('Refundable while unused', '未使用可退款'),
} as const;

/** Bookings made after buying can be changed until the cut-off that every voucher has. */
export const LIMITED_RULE = 'change-24';

const undated = t(
  'Valid for the period shown. Refundable while unused and valid.',
  '於列明期限內有效。未使用且未過期可申請退款。',
);

/** Whether something of this kind has a day that can be changed. */
export const hasDay = (kind: ProductKind): boolean => kind === 'dated' || kind === 'limited';

/** Whether a notice is about changing the day. */
export const isChangeRule = (notice: string): boolean =>
  changeRules.some(({ key }) => key === notice);

/**
 * How the terms of a product with these notices begin, and whether the day can be changed for a
 * while.
 */
export const ruleOf = (
  kind: ProductKind,
  notices: readonly string[],
  where: string,
): { readonly text: Text; readonly ends: boolean } => {
  if (!hasDay(kind)) return { text: undated, ends: false };
  const stated = changeRules.find(({ key }) => notices.includes(key));
  if (!stated) throw new Error(`${where} has a day, and no notice until when it may be changed`);
  return { text: stated.terms, ends: stated.key !== 'no-change' };
};
