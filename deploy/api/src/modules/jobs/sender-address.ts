import type { Env } from '../../env.ts';

/** The address within `MAIL_FROM`, without its name. */
export const senderAddress = ({ MAIL_FROM }: Pick<Env, 'MAIL_FROM'>): string =>
  /<([^<>]+)>\s*$/.exec(MAIL_FROM)?.[1] ?? MAIL_FROM.trim();
