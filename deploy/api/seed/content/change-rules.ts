import { t } from './text.ts';
import type { ProductKind, Text } from './types.ts';

interface ChangeRule {
  /** Key of the notice that says it in short under the title. */
  readonly key: string;
  readonly fact: Text;
  /** How the terms begin. */
  readonly terms: Text;
}

const free = (key: string, fact: string, until: string, zh: string): ChangeRule => ({
  key,
  fact: t(`Free change until ${fact} before`, `${zh}前可免費改期`),
  terms: t(`Change free until ${until} before.`, `${zh}前可免費改期。`),
});

/** Until when a day may be changed: the one source of the fact under the title and of the terms. */
export const changeRules: readonly ChangeRule[] = [
  free('change-24', '24 h', '24 hours', '24小時'),
  free('change-48', '48 h', '48 hours', '48小時'),
  free('change-7-days', '7 days', '7 days', '7日'),
  {
    key: 'no-change',
    fact: t('No changes or refunds', '不可改期或退款'),
    terms: t('No changes or refunds.', '不設改期或退款。'),
  },
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
  const rule = changeRules.find(({ key }) => notices.includes(key));
  if (!rule) throw new Error(`${where} has a day, and no notice until when it may be changed`);
  return { text: rule.terms, ends: rule.key !== 'no-change' };
};
