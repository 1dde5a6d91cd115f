import { createHmac } from 'node:crypto';
import type { Api } from '@tapnook/contracts/api';
import type { z } from 'zod';
import type { Env } from '../../env.ts';
import type { toProfile } from '../identity/index.ts';

export type Profile = Awaited<ReturnType<typeof toProfile>>;
type ChatIdentity = z.output<Api['getChatIdentity']['data']>;

/**
 * The address that the chat is told. Facebook does not say whether an address was proved, so it is
 * told without a signature.
 */
const chatEmail = (
  profile: Profile,
): { readonly email: string; readonly isProved: boolean } | undefined => {
  const proved =
    profile.notificationEmailAddress ?? profile.googleEmailAddress ?? profile.appleEmailAddress;
  if (proved) return { email: proved, isProved: true };
  const told = profile.facebookEmailAddress;
  return told ? { email: told, isProved: false } : undefined;
};

/** RFC 9562, version 8: an id whose bits are ours to choose. */
const asUuid = (digest: Buffer): string => {
  const hex = digest.toString('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `a${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
};

/**
 * What Crisp's chat is given of a signed-in shopper: the e-mail with its HMAC-SHA256 in hexadecimal
 * (identity verification), and the token of the shopper's own conversation (session continuity),
 * which nobody can guess and which is the same on every device.
 */
export const chatIdentity = (
  { CRISP_IDENTITY_SECRET: secret }: Pick<Env, 'CRISP_IDENTITY_SECRET'>,
  profile: Profile,
): ChatIdentity => {
  if (!secret) return { token: null, email: null, emailSignature: null };
  const sign = (text: string) => createHmac('sha256', secret).update(text);
  const address = chatEmail(profile);
  return {
    token: asUuid(sign(`conversation of ${profile.userId}`).digest()),
    email: address?.email ?? null,
    emailSignature: address?.isProved ? sign(address.email).digest('hex') : null,
  };
};
