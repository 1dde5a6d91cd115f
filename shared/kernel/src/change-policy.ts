/**
 * Until when a day may be changed or given back for nothing. `dated`: until so many hours before
 * it starts. `unused`: there is no day, and it may be given back while unused and valid. `none`:
 * only the merchant may agree to it.
 */
export type ChangePolicy =
  | { readonly kind: 'dated'; readonly freeHours: number }
  | { readonly kind: 'unused' }
  | { readonly kind: 'none' };

/** The rules that a product can state, by the keys of the notices under its title. */
export const CHANGE_RULES = ['change-24', 'change-48', 'change-7-days', 'no-change'] as const;
export type ChangeRule = (typeof CHANGE_RULES)[number];

const POLICY_OF_RULE: Readonly<Record<ChangeRule, ChangePolicy>> = {
  'change-24': { kind: 'dated', freeHours: 24 },
  'change-48': { kind: 'dated', freeHours: 48 },
  'change-7-days': { kind: 'dated', freeHours: 168 },
  'no-change': { kind: 'none' },
};

/**
 * The policy that a product's notices state. What has a day and states none is changed only by
 * agreement; what has no day may be given back while unused.
 */
export const changePolicyOf = (
  kind: 'dated' | 'period' | 'limited' | 'cash-coupon',
  noticeKeys: readonly string[],
): ChangePolicy => {
  const rule = CHANGE_RULES.find((one) => noticeKeys.includes(one));
  const stated = rule && POLICY_OF_RULE[rule];
  if (stated?.kind === 'none') return stated;
  if (kind !== 'dated') return { kind: 'unused' };
  return stated ?? { kind: 'none' };
};

/** The instant (ISO 8601) until which a visit may be changed for nothing; null when it may not. */
export const freeChangeUntil = (policy: ChangePolicy, startsAt: string | null): string | null =>
  policy.kind === 'dated' && startsAt !== null
    ? new Date(Date.parse(startsAt) - policy.freeHours * 3_600_000).toISOString()
    : null;
