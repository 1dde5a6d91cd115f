import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Conversation, Conversations, Member } from '../conversations.ts';

/** The shop's website at Crisp. */
export interface CrispWebsite {
  readonly websiteId: string;
  readonly identitySecret: string;
}
/** What a browser may say of its user; what is left out stays as it was. */
export interface CrispUser {
  readonly email?: string | undefined;
  readonly signature?: string | undefined;
  readonly nickname?: string | undefined;
  readonly phone?: string | undefined;
  readonly avatar?: string | undefined;
  readonly data?: Readonly<Record<string, string>> | undefined;
}
export interface CrispSessions {
  /**
   * The session that goes by a token, or a new one; a browser without a token has one of its own.
   */
  open(token: string | null): Conversation;
  describe(id: string, user: CrispUser): Conversation | undefined;
}

const NOBODY: Member = { id: '', name: '', email: '', phone: '', image: '' };

/** Identity verification: the HMAC-SHA256 of the address, in hexadecimal. */
const isSigned = (secret: string, email: string, signature: string): boolean => {
  const expected = Buffer.from(createHmac('sha256', secret).update(email).digest('hex'));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
};

export const openCrispSessions = (
  conversations: Conversations,
  { identitySecret }: CrispWebsite,
): CrispSessions => {
  const byToken = new Map<string, string>();
  return {
    open: (token) => {
      const known = conversations.get(byToken.get(token ?? '') ?? '');
      if (known) return known;
      const conversation = conversations.start(null, '');
      if (token) byToken.set(token, conversation.id);
      return conversation;
    },
    describe: (id, { email, signature, nickname, phone, avatar, data }) => {
      const before = conversations.get(id);
      if (!before) return undefined;
      const member = before.member ?? NOBODY;
      const isVerified =
        email === undefined
          ? (member.isVerified ?? false)
          : isSigned(identitySecret, email, signature ?? '');
      return conversations.identify(
        id,
        {
          id: data?.['member_id'] ?? member.id,
          name: nickname ?? member.name,
          email: email ?? member.email,
          phone: phone ?? member.phone,
          image: avatar ?? member.image,
          isVerified,
        },
        data?.['page'] ?? before.route,
      );
    },
  };
};
