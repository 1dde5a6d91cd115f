import type { LocalisedText } from '@tapnook/contracts';
import { CHANGE_RULES, type ChangeRule } from '@tapnook/kernel';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/pool.ts';
import { bilingual } from '../../translations.ts';

/** What stands under a product's title, by the rule that it states. */
export const CHANGE_RULE_FACTS: Readonly<Record<ChangeRule, LocalisedText>> = {
  'change-24': bilingual('catalog.changeRule.dayBefore'),
  'change-48': bilingual('catalog.changeRule.twoDaysBefore'),
  'change-7-days': bilingual('catalog.changeRule.weekBefore'),
  'no-change': bilingual('catalog.changeRule.never'),
};

const isRule = (key: string): key is ChangeRule => CHANGE_RULES.some((rule) => rule === key);

/** The rule that a product's notices state; null when they state none. */
export const changeRuleOf = (noticeKeys: readonly string[]): ChangeRule | null =>
  noticeKeys.find(isRule) ?? null;

/** The notices of a product with another rule, which a shop that has never stated it learns. */
export const stateChangeRule = async (
  tx: Tx,
  noticeKeys: readonly string[],
  rule: ChangeRule | null,
): Promise<string[]> => {
  const others = noticeKeys.filter((key) => !isRule(key));
  if (rule === null) return others;
  await tx.execute(sql`
    insert into notices (key, icon, name)
    values (${rule}, 'calendar', ${JSON.stringify(CHANGE_RULE_FACTS[rule])}::jsonb)
    on conflict (key) do nothing`);
  return [...others, rule];
};
