import { randomUUID } from 'node:crypto';
import type { Store } from '../store/store.ts';
import type { Live } from '../web/live.ts';

/**
 * Whom the shop says it speaks for (part 1: the root view names the signed-in customer to the
 * chat).
 */
export interface Member {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly image: string;
  /** Whether the e-mail came with the shop's signature, where the chat asks for one. */
  readonly isVerified?: boolean;
}

interface ChatMessage {
  readonly id: string;
  readonly from: 'shopper' | 'agent';
  readonly text: string;
  /** ISO 8601. */
  readonly at: string;
}

/** A chat of one browser with the agent. Whoever knows its random id may read it. */
export interface Conversation {
  readonly id: string;
  readonly member: Member | null;
  /** The page of the shop that the shopper looks at. */
  readonly route: string;
  readonly messages: readonly ChatMessage[];
  readonly startedAt: string;
  /** How many of the messages the agent has seen. */
  readonly seen: number;
}

export interface Conversations {
  start(member: Member | null, route: string): Conversation;
  get(id: string): Conversation | undefined;
  /** The one spoken in last comes first; empty ones are left out. */
  list(): Conversation[];
  identify(id: string, member: Member | null, route: string): Conversation | undefined;
  say(id: string, from: ChatMessage['from'], text: string): ChatMessage | undefined;
  markSeen(id: string): void;
}

const lastAt = ({ messages, startedAt }: Conversation): string => messages.at(-1)?.at ?? startedAt;

const KEPT = 1_000;

export const openConversations = (store: Store, live: Live): Conversations => {
  const kept = store.collection<Conversation>('conversations', KEPT);
  const change = (
    id: string,
    changes: (before: Conversation) => Partial<Conversation>,
  ): Conversation | undefined => {
    const before = kept.get(id);
    if (before === undefined) return undefined;
    const after = { ...before, ...changes(before) };
    kept.put(id, after);
    live.publish('chat', id);
    return after;
  };
  return {
    start: (member, route) => {
      const conversation: Conversation = {
        id: randomUUID(),
        member,
        route,
        messages: [],
        startedAt: new Date().toISOString(),
        seen: 0,
      };
      kept.put(conversation.id, conversation);
      return conversation;
    },
    get: (id) => kept.get(id),
    list: () =>
      kept
        .list(({ messages }) => messages.length > 0)
        .toSorted((a, b) => lastAt(b).localeCompare(lastAt(a))),
    identify: (id, member, route) => change(id, () => ({ member, route })),
    say: (id, from, text) => {
      const message: ChatMessage = { id: randomUUID(), from, text, at: new Date().toISOString() };
      const after = change(id, ({ messages, seen }) => ({
        messages: [...messages, message],
        seen: from === 'agent' ? messages.length + 1 : seen,
      }));
      return after && message;
    },
    markSeen: (id) => {
      const conversation = kept.get(id);
      if (conversation && conversation.seen < conversation.messages.length)
        kept.put(id, { ...conversation, seen: conversation.messages.length });
    },
  };
};
