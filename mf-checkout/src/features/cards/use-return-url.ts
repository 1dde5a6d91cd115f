import { links } from '@tapnook/contracts';
import { usePlatform, useToast, useTranslation, type TextKey } from '@tapnook/platform';
import { useEffect, useState } from 'react';
import type { SavedCard } from '../../shared/components/remove-card.tsx';
import { writeDraft, readDraft } from '../../shared/storage/draft-storage.ts';

/** Where the cards are kept that were there when the shopper left for the bank. */
const KNOWN_CARDS_KEY = 'cards.left';
type KnownCard = Pick<SavedCard, 'id' | 'fingerprint'>;
/** Keeps them until the way back. */
export const storeKnownCards = (cards: readonly SavedCard[]): void =>
  writeDraft(
    KNOWN_CARDS_KEY,
    cards.map(({ id, fingerprint }): KnownCard => ({ id, fingerprint })),
  );
/** What is said of a card that was checked, beside those that were kept before. */
export const addedMessageKey = (
  { fingerprint }: SavedCard,
  before: readonly KnownCard[],
): TextKey =>
  fingerprint && before.some((known) => known.fingerprint === fingerprint)
    ? 'cards.checkedAgain'
    : 'cards.added';
/** How often the cards are asked for until the one that the bank agreed to is among them. */
export const POLL_MS = 2_000;
/** Milliseconds after which that is given up: the list says what there is. */
const TIMEOUT_MS = 30_000;

interface BankReturn {
  /** The cards before the check; undefined when nobody left for the bank. */
  readonly before: readonly KnownCard[] | undefined;
  /** The bank agreed, and the card is not here yet. */
  readonly isWaiting: boolean;
  /** The check failed at the bank. */
  readonly isRefused: boolean;
  readonly end: () => void;
  /** The bank agreed in a dialog of this page: waits for the card beside these. */
  readonly expect: (before: readonly KnownCard[]) => void;
}

/**
 * What the bank answered to the check of a card. The gateway's parameters, a secret of the attempt
 * among them, leave the address at once.
 */
export const useReturnUrl = (): BankReturn => {
  const { route, navigation } = usePlatform();
  const [redirectStatus] = useState(() =>
    new URLSearchParams(route.getState().search).get('redirect_status'),
  );
  const [before, setBefore] = useState(() =>
    redirectStatus ? readDraft<readonly KnownCard[]>(KNOWN_CARDS_KEY) : undefined,
  );
  const [hasAgreed, setAgreed] = useState(redirectStatus === 'succeeded');
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (!hasAgreed || isOver) return undefined;
    const timer = setTimeout(() => setOver(true), TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [hasAgreed, isOver]);
  useEffect(() => {
    if (!redirectStatus) return;
    writeDraft(KNOWN_CARDS_KEY, undefined);
    navigation.go(links.profile('cards'), { replace: true });
  }, [redirectStatus, navigation]);
  return {
    before,
    isWaiting: before !== undefined && hasAgreed && !isOver,
    isRefused: before !== undefined && redirectStatus === 'failed',
    end: () => setOver(true),
    expect: (known) => {
      writeDraft(KNOWN_CARDS_KEY, undefined);
      setBefore(known);
      setAgreed(true);
      setOver(false);
    },
  };
};

/** Says that the checked card is kept once the server has it, whatever the address claimed. */
export const useCheckedCard = (
  { before, isWaiting, end }: BankReturn,
  cards: readonly SavedCard[] | undefined,
): void => {
  const { t } = useTranslation();
  const toast = useToast();
  const addedCard = isWaiting
    ? cards?.find(({ id }) => !before?.some((known) => known.id === id))
    : undefined;
  useEffect(() => {
    if (!addedCard) return;
    toast('success', t(addedMessageKey(addedCard, before ?? [])));
    end();
    // Told once: nothing else of it matters.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [addedCard?.id]);
};
