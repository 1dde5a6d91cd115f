import type { FormDraft } from '@tapnook/forms';
import { defineStored } from '@tapnook/platform';
import { type Draft, parseDraft } from './draft.ts';

const stored = defineStored<unknown>({
  key: 'review',
  scope: 'user',
  area: 'local',
  parse: (value) => value ?? undefined,
});

/**
 * The draft of one person's order, so that nobody finds another's words on a shared device. Once it
 * is sent, nothing is written any more.
 */
export const draftStorage = (
  userId: string,
  orderId: string,
  now: () => number,
): Required<FormDraft<Draft>> & { readonly read: () => Draft | undefined } => {
  const id = `${userId}.${orderId}`;
  let isSent = false;
  return {
    read: () => parseDraft(stored.read(id), now()),
    write: (draft) => {
      isSent ||= draft === undefined;
      stored.write(isSent ? undefined : { ...draft, savedAt: now() }, id);
    },
  };
};
