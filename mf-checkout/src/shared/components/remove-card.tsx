import { listCards, removeCard } from '@tapnook/contracts/calls';
import {
  callKey,
  useCallMutation,
  usePlatform,
  useToast,
  useTranslation,
  type CallData,
  type CallFailure,
} from '@tapnook/platform';
import { Button, Dialog } from '@tapnook/ui';
import { useState, type ReactElement } from 'react';
import { brandName } from '../model/order-lines.ts';
import { ConfirmButton } from './confirm-button.tsx';

export type SavedCard = CallData<'listCards'>['data'][number];

const ALL_CARDS = { queryKey: callKey(listCards).slice(0, 2) };

/** Refetches the saved cards; resolves when they are loaded. */
export const useRefetchCards = (): (() => Promise<void>) => {
  const { queryClient } = usePlatform();
  return () => queryClient.invalidateQueries(ALL_CARDS);
};

/** Refetches the saved cards and tells whether one of them is no longer among them. */
export const useIsCardGone = (): ((id: string) => Promise<boolean>) => {
  const { queryClient } = usePlatform();
  return async (id) => {
    await queryClient.invalidateQueries(ALL_CARDS);
    const lists = queryClient.getQueriesData<CallData<'listCards'>>(ALL_CARDS);
    return lists.some(([, list]) => list && !list.data.some((card) => card.id === id));
  };
};

/** The name of a card in a list. */
export const cardName = ({ brand, last4 }: Pick<SavedCard, 'brand' | 'last4'>): string =>
  `${brandName(brand)} •••• ${last4}`;

/**
 * Handles a card that was removed elsewhere: tells the shopper and refetches. False for any other
 * failure.
 */
export const useRemovedCardNotice = (): ((failure: CallFailure) => boolean) => {
  const { t } = useTranslation();
  const toast = useToast();
  const refetchCards = useRefetchCards();
  return ({ code }) => {
    if (code !== '10405') return false;
    toast('tip', t('cards.gone'));
    void refetchCards();
    return true;
  };
};

/** Removes a card here and at the gateway, after a confirmation. */
export const RemoveCard = ({
  card,
}: {
  readonly card: Pick<SavedCard, 'id' | 'brand' | 'last4'>;
}): ReactElement => {
  const { t, text } = useTranslation();
  const toast = useToast();
  const refetchCards = useRefetchCards();
  const [open, setOpen] = useState(false);
  const remove = useCallMutation(removeCard, { handledErrorCodes: ['10405', '10503', 'network'] });
  const name = cardName(card);
  const handleRemovedCard = useRemovedCardNotice();
  const ask = (): void => {
    remove.reset();
    setOpen(true);
  };
  const press = (): void => {
    if (remove.isPending) return;
    remove.mutate(
      { params: { paymentMethodId: card.id } },
      {
        onSuccess: () => {
          setOpen(false);
          toast('success', t('cards.removed'));
          void refetchCards();
        },
        onError: (failure) => {
          if (handleRemovedCard(failure)) setOpen(false);
        },
      },
    );
  };
  return (
    <>
      <ConfirmButton
        tone="ghost"
        size="s"
        aria-label={t('cards.removeName', { name })}
        open={open}
        onAsk={ask}
      >
        {t('cards.remove')}
      </ConfirmButton>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={t('cards.removeTitle', { name })}
        dismissible={!remove.isPending}
        actions={
          <>
            <Button onClick={() => setOpen(false)}>{t('cards.keep')}</Button>
            <Button tone="danger" busy={remove.isPending} onClick={press}>
              {t('cards.remove')}
            </Button>
          </>
        }
      >
        <p>{t('cards.removeText')}</p>
        {remove.isError && <p role="alert">{text(remove.error.text)}</p>}
      </Dialog>
    </>
  );
};
