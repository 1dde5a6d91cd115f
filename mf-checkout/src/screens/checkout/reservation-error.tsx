import { links, type Choice } from '@tapnook/contracts';
import { formatMoney, hongKongTime } from '@tapnook/kernel';
import { UiLink, useTranslation, type CallFailure } from '@tapnook/platform';
import { Button, ButtonLink, ErrorState } from '@tapnook/ui';
import type { ReactElement } from 'react';
import { CancelOrder } from '../../features/orders/cancel-order.tsx';
import type {
  ReservationActions,
  ReservationState,
} from '../../features/reservation/use-reservation.ts';
import { NoWrap } from '../../shared/components/no-wrap.tsx';

/** Refusals after which the choice itself has to change; all others may pass by themselves. */
const CHOICE_ERROR_CODES = new Set([
  '20602',
  '20617',
  '20618',
  '20623',
  '20631',
  '20714',
  '20715',
  '10102',
]);

interface ReservationErrorProps {
  readonly reservation: Extract<ReservationState, { state: 'failed' }> & ReservationActions;
  readonly productId: string;
  readonly choice: Choice;
}
/** What a refusal says beyond its code. Totals in cents. */
interface FailureData {
  readonly buyLimit?: number;
  readonly bought?: number;
  readonly remaining?: number;
  readonly total?: number;
  readonly expectedTotal?: number;
  /**
   * The shopper's own unpaid orders that have what is short; giving all of them up is enough for
   * this choice.
   */
  readonly unpaid?: readonly [UnpaidOrder, ...UnpaidOrder[]];
}
interface UnpaidOrder {
  readonly orderNo: string;
  readonly quantity: number;
  readonly coins: number;
  readonly holdExpiresAt: string;
  readonly isPaying: boolean;
}

const PRODUCT_GONE_CODES = new Set(['20714', '20715']);
/** Whether there is no product page to go back to: the product is gone, or its number is none. */
const isGone = (failure: CallFailure | null, productId: string): boolean =>
  !/^\d+$/.test(productId) || PRODUCT_GONE_CODES.has(failure?.code ?? '');

/** What of the choice does not hold any more, and what stays. */
const useReason = (data: FailureData): string => {
  const { t } = useTranslation();
  if (data.bought) return t('refusedChoice.bought', { limit: data.buyLimit, bought: data.bought });
  if (data.buyLimit) return t('refusedChoice.limit', { limit: data.buyLimit });
  return data.remaining
    ? t('refusedChoice.left', { count: data.remaining })
    : t('refusedChoice.text');
};

/**
 * A choice that has to change: why, and the way back to it; of a product that is gone, the way to
 * others.
 */
export const InvalidChoice = ({
  failure,
  reason,
  productId,
  choice,
}: {
  readonly failure: CallFailure | null;
  readonly reason: string;
  readonly productId: string;
  readonly choice: Choice;
}): ReactElement => {
  const { t, text } = useTranslation();
  const gone = isGone(failure, productId);
  // Nothing was filled in: an address without its day, or with another product's plan, is no fault
  // of a field.
  const told = failure && failure.code !== '10102';
  return (
    <ErrorState
      level={1}
      title={told ? text(failure.text) : t('refusedChoice.title')}
      text={gone ? t('refusedChoice.gone') : reason}
      action={
        <ButtonLink as={UiLink} href={gone ? links.search() : links.product({ productId }, choice)}>
          {t(gone ? 'refusedChoice.search' : 'refusedChoice.product')}
        </ButtonLink>
      }
    />
  );
};

interface OwnUnpaidOrdersProps {
  readonly unpaid: readonly [UnpaidOrder, ...UnpaidOrder[]];
  readonly limit: number | undefined;
  /** The way back to the choice. */
  readonly change: ReactElement;
  readonly onEnd: () => void;
}
/**
 * What is short is held by the shopper: pay for it, give all of it up for this choice, or change
 * the choice.
 */
const OwnUnpaidOrders = ({ unpaid, limit, change, onEnd }: OwnUnpaidOrdersProps): ReactElement => {
  const { t, locale } = useTranslation();
  const [first] = unpaid;
  const many = unpaid.length > 1 ? 'Many' : '';
  const orders = new Intl.ListFormat(locale).format(unpaid.map(({ orderNo }) => orderNo));
  const lines = [
    t(`ownHold.text${many}`, {
      orders,
      count: unpaid.length,
      time: hongKongTime(first.holdExpiresAt),
    }),
    ...(limit ? [t('ownHold.limit', { limit })] : []),
    ...(unpaid.some(({ isPaying }) => isPaying) ? [t(`ownHold.paying${many}`)] : []),
  ];
  return (
    <ErrorState
      level={1}
      title={t('ownHold.title', { count: unpaid.reduce((sum, { quantity }) => sum + quantity, 0) })}
      text={
        <NoWrap>
          {lines.reduce((before, line) => t('result.sentences', { first: before, second: line }))}
        </NoWrap>
      }
      action={
        <ButtonLink
          as={UiLink}
          tone="hot"
          href={many ? links.profile('order') : links.checkoutOrder(first.orderNo)}
        >
          {t(many ? 'wallet.orders' : 'ownHold.pay')}
        </ButtonLink>
      }
    >
      <CancelOrder
        orders={unpaid.map(({ orderNo, coins }) => ({ orderNo, usedTapCoin: coins }))}
        label={t(`ownHold.giveUp${many}`, { count: unpaid.length })}
        onEnd={onEnd}
      />
      {change}
    </ErrorState>
  );
};

/** The shopper has as many as one person may: where those are, and other products. */
const PurchaseLimitReached = ({ reason }: { readonly reason: string }): ReactElement => {
  const { t } = useTranslation();
  return (
    <ErrorState
      level={1}
      title={t('refusedChoice.title')}
      text={reason}
      action={
        <ButtonLink as={UiLink} href={links.profile('order')}>
          {t('wallet.orders')}
        </ButtonLink>
      }
    >
      <ButtonLink as={UiLink} tone="ghost" href={links.search()}>
        {t('refusedChoice.search')}
      </ButtonLink>
    </ErrorState>
  );
};

/** An account that is being deleted buys nothing that it would lose; it can be kept first. */
const AccountDeleted = ({ failure }: { readonly failure: CallFailure }): ReactElement => {
  const { t, text } = useTranslation();
  return (
    <ErrorState
      level={1}
      title={text(failure.text)}
      text={t('refusedChoice.deleted')}
      action={
        <ButtonLink as={UiLink} href={links.deleteAccount()}>
          {t('refusedChoice.keep')}
        </ButtonLink>
      }
    />
  );
};

/** Nothing could be held: why, what it would cost now, and the way on. */
export const ReservationError = ({
  reservation,
  productId,
  choice,
}: ReservationErrorProps): ReactElement => {
  const { t, text } = useTranslation();
  const { failure } = reservation;
  const data = (failure?.data ?? {}) as FailureData;
  const reason = useReason(data);
  // No smaller number would do either.
  if (data.buyLimit && (data.bought ?? 0) >= data.buyLimit)
    return <PurchaseLimitReached reason={reason} />;
  const change = (
    <ButtonLink as={UiLink} tone="ghost" href={links.product({ productId }, choice)}>
      {t('refusedChoice.product')}
    </ButtonLink>
  );
  if (data.unpaid)
    return (
      <OwnUnpaidOrders
        unpaid={data.unpaid}
        limit={data.buyLimit}
        change={change}
        onEnd={() => reservation.startOver()}
      />
    );
  if (failure?.code === '20628') return <AccountDeleted failure={failure} />;
  if (!failure || CHOICE_ERROR_CODES.has(failure.code))
    return (
      <InvalidChoice failure={failure} reason={reason} productId={productId} choice={choice} />
    );
  const { total, expectedTotal } = data;
  const changed = failure.code === '20624' && total !== undefined && expectedTotal !== undefined;
  return (
    <ErrorState
      level={1}
      title={text(failure.text)}
      text={
        changed
          ? t('refusedChoice.price', {
              before: formatMoney(expectedTotal),
              after: formatMoney(total),
            })
          : t('refusedChoice.later')
      }
      action={
        <Button onClick={() => (changed ? reservation.startOver(total) : reservation.retry())}>
          {changed ? t('refusedChoice.goOn', { amount: formatMoney(total) }) : t('state.retry')}
        </Button>
      }
    >
      {change}
    </ErrorState>
  );
};
