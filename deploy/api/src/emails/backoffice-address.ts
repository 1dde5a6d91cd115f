import type { Locale } from '@tapnook/contracts';

/** The bare address of `Name <address>`. */
const bare = (from: string): string => /<([^>]+)>/.exec(from)?.[1] ?? from;

/** Who is written to about a merchant's business, and the language that they read first. */
export interface Desk {
  readonly to: string;
  readonly locale: Locale;
}

/** The merchant's account, or our own desk without one, which reads Chinese first. */
export const deskOf = (
  account: { readonly email: string | null; readonly locale: Locale } | undefined,
  ours: string,
): Desk =>
  account?.email
    ? { to: account.email, locale: account.locale }
    : { to: bare(ours), locale: 'zh-HK' };
