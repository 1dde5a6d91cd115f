import { links } from '@tapnook/contracts';
import { usePlatform, useToast, useTranslation } from '@tapnook/platform';
import { useEffect, useState } from 'react';
import type { SavedCard } from '../../shared/components/remove-card.tsx';
import { writeDraft, readDraft } from '../../shared/storage/draft-storage.ts';

/** Where the cards are kept that were there when the shopper left for the bank. */
const LEFT = 'cards.left';
type KnownCard = Pick<SavedCard, 'id' | 'fingerprint'>;
/** Keeps them until the way back. */
export const keepKnown = (cards: readonly SavedCard[]): void =>
  writeDraft(
    LEFT,
    cards.map(({ id, fingerprint }): KnownCard => ({ id, fingerprint })),
  );
/** What is said of a card that was checked, beside those that were kept before. */
export const saidOf = ({ fingerprint }: SavedCard, before: readonly KnownCard[]): string =>
  fingerprint && before.some((known) => known.fingerprint === fingerprint)
    ? 'cards.checkedAgain'
    : 'cards.added';
/** How often the cards are asked for until the one that the bank agreed to is among them. */
export const ASK_AGAIN_MS = 2_000;
/** Milliseconds after which that is given up: the list says what there is. */
const PATIENCE_MS = 30_000;

interface WayBack {
  /** The cards before the check; undefined when nobody left for the bank. */
  readonly before: readonly KnownCard[] | undefined;
  /** The bank agreed, and the card is not here yet. */
  readonly isWaiting: boolean;
  /** The check failed at the bank. */
  readonly isRefused: boolean;
  readonly end: () => void;
}

/** What the bank answered to the check of a card. The gateway's parameters, a secret of the attempt among them, leave the address at once. */
export const useWayBack = (): WayBack => {
  const { route, navigation } = usePlatform();
  const [said] = useState(() =>
    new URLSearchParams(route.getState().search).get('redirect_status'),
  );
  const [before] = useState(() => (said ? readDraft<readonly KnownCard[]>(LEFT) : undefined));
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (!said) return undefined;
    writeDraft(LEFT, undefined);
    navigation.go(links.profile('cards'), { replace: true });
    const timer = setTimeout(() => setOver(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [said, navigation]);
  return {
    before,
    isWaiting: before !== undefined && said === 'succeeded' && !isOver,
    isRefused: before !== undefined && said === 'failed',
    end: () => setOver(true),
  };
};

/** Says that the checked card is kept once the server has it, whatever the address claimed. */
export const useCheckedCard = (
  { before, isWaiting, end }: WayBack,
  cards: readonly SavedCard[] | undefined,
): void => {
  const { t } = useTranslation();
  const toast = useToast();
  const came = isWaiting
    ? cards?.find(({ id }) => !before?.some((known) => known.id === id))
    : undefined;
  useEffect(() => {
    if (!came) return;
    toast('success', t(saidOf(came, before ?? [])));
    end();
    // Told once: nothing else of it matters.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [came?.id]);
};
