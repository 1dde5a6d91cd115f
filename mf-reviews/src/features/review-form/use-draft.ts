import { usePlatform } from '@tapnook/platform';
import { useEffect, useMemo, useRef, useState } from 'react';
import { draftStorage } from './draft-storage.ts';
import { EMPTY_DRAFT, type Draft } from './draft.ts';

/** The draft of this person and order: read from the device at first, kept there with every change. */
export const useDraft = (userId: string, orderId: string) => {
  const { now } = usePlatform();
  const storage = useMemo(() => draftStorage(userId, orderId, now), [userId, orderId, now]);
  const [draft, setDraft] = useState<Draft>(() => storage.read() ?? EMPTY_DRAFT);
  const sent = useRef(false);
  useEffect(() => {
    if (draft !== EMPTY_DRAFT && !sent.current) storage.keep(draft);
  }, [storage, draft]);
  return {
    draft,
    change: (changed: Partial<Draft>) => setDraft((before) => ({ ...before, ...changed })),
    drop: () => {
      sent.current = true;
      storage.drop();
    },
  };
};
