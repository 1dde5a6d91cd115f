import { listCards, updateCard } from '@tapnook/contracts/calls';
import { hongKongDay } from '@tapnook/kernel';
import { useCall, useCallMutation, usePlatform, useToast, useTranslation } from '@tapnook/platform';
import {
  afterPaint,
  alertIcon,
  Button,
  cardIcon,
  EmptyState,
  moveFocus,
  Note,
  plusIcon,
  QueryBoundary,
  Skeleton,
  Tag,
  useFocusOnUnmount,
  usePressed,
} from '@tapnook/ui';
import { useId, useRef, useState, type ReactElement } from 'react';
import { PaymentLogo } from '../../shared/components/payment-logo.tsx';
import { QueryError } from '../../shared/components/query-error.tsx';
import {
  cardName,
  RemoveCard,
  useRemovedCardNotice,
  useRefetchCards,
  type SavedCard,
} from '../../shared/components/remove-card.tsx';
import { scrollToNearest } from '../../shared/components/scroll-to-nearest.ts';
import { brandName } from '../../shared/model/order-lines.ts';
import { declineMessage } from '../../shared/model/payment-messages.ts';
import { AddCard } from './add-card.tsx';
import { useCheckedCard, useReturnUrl, storeKnownCards, POLL_MS } from './use-return-url.ts';
import styles from './cards.module.css';

const CARDS_ID = 'saved-cards';
const NO_SCROLL: FocusOptions = { preventScroll: true };

/** Makes a card the first that is offered. */
const MakeDefault = ({
  card,
  row,
}: {
  readonly card: SavedCard;
  readonly row: string;
}): ReactElement => {
  const { t } = useTranslation();
  const toast = useToast();
  const refetchCards = useRefetchCards();
  const handleRemovedCard = useRemovedCardNotice();
  const update = useCallMutation(updateCard, { handledErrorCodes: ['10405'] });
  useFocusOnUnmount(row, NO_SCROLL);
  const makeDefault = (): void =>
    update.mutate(
      { params: { paymentMethodId: card.id }, body: { isDefault: true } },
      {
        onSuccess: () => {
          toast('success', t('cards.defaultSet'));
          void refetchCards();
        },
        onError: (failure) => void handleRemovedCard(failure),
      },
    );
  return (
    <Button
      tone="ghost"
      size="s"
      aria-label={t('cards.makeDefaultName', { name: cardName(card) })}
      busy={update.isPending}
      onClick={makeDefault}
    >
      {t('cards.makeDefault')}
    </Button>
  );
};

const Row = ({ card }: { readonly card: SavedCard }): ReactElement => {
  const { t } = useTranslation();
  const { now } = usePlatform();
  const row = useId();
  useFocusOnUnmount(CARDS_ID, NO_SCROLL);
  const paddedMonth = String(card.expireMonth).padStart(2, '0');
  const expired = `${card.expireYear}-${paddedMonth}` < hongKongDay(now()).slice(0, 7);
  return (
    <li id={row} tabIndex={-1} className={styles.row}>
      <PaymentLogo kind={card.brand} />
      <div className={styles.name}>
        <p className="bold tabular">
          <span className="visually-hidden">
            <span>{brandName(card.brand)}</span>{' '}
          </span>
          •••• <span>{card.last4}</span>
        </p>
        <p className={expired ? styles.expired : 'text-sm text-muted tabular'}>
          {t(expired ? 'pay.expired' : 'pay.expires', {
            date: `${paddedMonth}/${String(card.expireYear).slice(-2)}`,
          })}
        </p>
      </div>
      <div className={styles.does}>
        {card.isDefault ? (
          <Tag tone="brand">{t('pay.default')}</Tag>
        ) : (
          !expired && <MakeDefault card={card} row={row} />
        )}
        <RemoveCard card={card} />
      </div>
    </li>
  );
};

const RefusedNotice = (): ReactElement => {
  const { t } = useTranslation();
  return (
    <Note
      icon={alertIcon}
      tone="bad"
      role="alert"
      title={declineMessage(t, { declineCode: 'authentication_failed' })}
    >
      <p className="text-sm">{t('cards.notKept')}</p>
    </Note>
  );
};

/**
 * The shopper's cards as the gateway keeps them: brand, last four digits and expiry; never a
 * number.
 */
export const SavedCards = (): ReactElement => {
  const { t } = useTranslation();
  const refetchCards = useRefetchCards();
  const [adding, setAdding] = useState(false);
  // The button says so before the gateway's box is drawn.
  const [isOpening, open] = usePressed(adding, setAdding);
  const listRef = useRef<HTMLDivElement>(null);
  // The form that was read goes, and on a phone the cards stood above it: they come into sight, and
  // the keyboard goes on from them.
  const showCards = (): void =>
    afterPaint(() => {
      moveFocus(listRef.current, NO_SCROLL);
      scrollToNearest(listRef.current);
    });
  const returned = useReturnUrl();
  const found = useCall(
    listCards,
    {},
    {
      handledErrorCodes: ['10500', '10503', 'network'],
      refetchInterval: () => (returned.isWaiting ? POLL_MS : false),
    },
  );
  useCheckedCard(returned, found.data?.data);
  return (
    <QueryBoundary
      query={found}
      loading={
        <div role="status" aria-label={t('cards.loading')}>
          <Skeleton shape="block" />
        </div>
      }
      renderError={(retry) => <QueryError failure={found.error} level={2} onRetry={retry} />}
    >
      {({ data: cards, checksLeft }) => {
        const add =
          checksLeft > 0 ? (
            <Button
              icon={plusIcon}
              tone={cards.length > 0 ? 'outline' : 'primary'}
              busy={isOpening}
              onClick={() => open(true)}
            >
              {t('cards.add')}
            </Button>
          ) : (
            <Note icon={cardIcon}>{t('cards.noChecks')}</Note>
          );
        return (
          <div ref={listRef} id={CARDS_ID} tabIndex={-1} className={styles.page}>
            {returned.isRefused && <RefusedNotice />}
            {cards.length === 0 && !adding && (
              <EmptyState
                level={2}
                title={t('cards.none')}
                text={t('cards.noneText')}
                action={add}
              />
            )}
            {cards.length > 0 && (
              <ul className={styles.list}>
                {cards.map((card) => (
                  <Row key={card.id} card={card} />
                ))}
              </ul>
            )}
            {cards.length > 0 && !adding && <div>{add}</div>}
            {adding && (
              <AddCard
                cards={cards}
                checksLeft={checksLeft}
                onAsk={() => storeKnownCards(cards)}
                onAgreed={() => {
                  returned.expect(cards);
                  setAdding(false);
                  showCards();
                }}
                onDone={() => {
                  setAdding(false);
                  showCards();
                  // The card that comes moves the others.
                  void refetchCards().then(showCards);
                }}
                onFailed={() => void refetchCards()}
                onCancel={() => {
                  setAdding(false);
                  showCards();
                }}
              />
            )}
          </div>
        );
      }}
    </QueryBoundary>
  );
};
