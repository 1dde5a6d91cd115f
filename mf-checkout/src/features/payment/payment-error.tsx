import { formatMoney } from '@tapnook/kernel';
import { UiLink, useTranslation, type Words, type TextKey } from '@tapnook/platform';
import {
  alertIcon,
  Button,
  ButtonLink,
  clockIcon,
  focusHeading,
  isFocusLost,
  moveFocus,
  Note,
  useOffline,
} from '@tapnook/ui';
import { memo, useEffect, useRef, type ReactElement } from 'react';
import { PAYMENT_ELEMENT_ID } from '../../shared/components/payment-element/payment-element.tsx';
import { scrollToNearest } from '../../shared/components/scroll-to-nearest.ts';
import { UnpaidOrderLink } from '../../shared/components/unpaid-order-link.tsx';
import type { CheckoutStep } from '../../shared/model/checkout-step.ts';
import { COUPON_FIELD_ID } from '../../shared/model/coupon.ts';
import { declineMessage } from '../../shared/model/payment-messages.ts';
import { reservationSentences } from '../../shared/model/reservation-messages.ts';
import type { PaymentError } from './payment.machine.ts';
import type { PaymentModel } from './use-payment.ts';
import styles from '../../shared/components/checkout.module.css';

/**
 * Text of a payment error. `total` is the amount to pay now, in cents. While `isUnknown`, an
 * earlier attempt may have moved money, so nothing is called uncharged.
 */
const errorText = (
  error: PaymentError,
  total: number,
  isUnknown: boolean,
  { t, text }: Words,
): { readonly title: string; readonly lines: readonly string[]; readonly isFailure: boolean } => {
  const moneyLine = (known: TextKey): string => t(isUnknown ? 'refused.unknownText' : known);
  switch (error.kind) {
    case 'declined':
      return {
        title: declineMessage(t, error),
        lines: [t('refused.notCharged'), t('refused.kept')],
        isFailure: true,
      };
    case 'changed':
      return {
        title: t('refused.changed', {
          before: formatMoney(error.before),
          after: formatMoney(error.after),
        }),
        lines: [moneyLine('refused.changedText')],
        isFailure: false,
      };
    case 'code':
    case 'coins':
      return {
        title: text(error.text),
        lines: [moneyLine(error.shown === total ? 'refused.notCharged' : 'refused.sumChanged')],
        isFailure: false,
      };
    case 'failed':
    case 'unreached':
      return {
        title: text(error.text),
        lines: [moneyLine('refused.notCharged')],
        isFailure: true,
      };
    case 'method':
    case 'choose':
      return {
        title: t(`refused.${error.kind}`),
        lines: [moneyLine('refused.notCharged')],
        isFailure: true,
      };
    case 'card':
      return {
        title: error.codeError,
        lines: [moneyLine('refused.notCharged')],
        isFailure: true,
      };
    case 'busy':
    case 'nothing':
      return {
        title: t(`refused.${error.kind}`),
        lines: [moneyLine('refused.notCharged'), t('refused.kept')],
        isFailure: false,
      };
    case 'unknown':
    default:
      return { title: t('refused.unknown'), lines: [t('refused.unknownText')], isFailure: false };
  }
};

/** Leads to the field that has to be corrected. */
const FieldLink = ({
  field,
  label,
}: {
  readonly field: string;
  readonly label: string;
}): ReactElement => (
  <p className={styles.noteWays}>
    <Button tone="outline" size="s" onClick={() => moveFocus(document.getElementById(field))}>
      {label}
    </Button>
  </p>
);

/** Stable, so that only a new element is scrolled to. */
const scrollOnMount = (element: HTMLElement | null): void => scrollToNearest(element);

/** Says that a slow payment is still running and nothing has to be done. */
const SlowPaymentNotice = memo(({ slow }: { readonly slow: boolean }): ReactElement => {
  const { t } = useTranslation();
  return (
    <div role="status" className={styles.slow}>
      {slow && (
        <div ref={scrollOnMount} className={styles.refused}>
          <Note icon={clockIcon} tone="info" title={t('slow.title')}>
            <p className="text-sm">{t('slow.text')}</p>
          </Note>
        </div>
      )}
    </div>
  );
});

/** Why the last press did not pay, and whether money moved. */
const PaymentError = ({
  refused,
  payment: { order, isUnknown },
  total,
  step,
  coinsHolder,
}: PaymentErrorNoticeProps & { readonly refused: PaymentError }): ReactElement => {
  const words = useTranslation();
  const { t } = words;
  const { title, lines, isFailure } = errorText(refused, total, isUnknown, words);
  // Coins and code stay reserved for the next try.
  const reservation =
    refused.kind === 'declined' && (order.usedTapCoin > 0 || order.discountCode)
      ? reservationSentences(t, order)
      : [];
  const offline = useOffline();
  const next = refused.kind === 'unreached' && offline ? [t('refused.signal')] : [];
  return (
    <Note icon={alertIcon} tone={isFailure ? 'bad' : 'warn'} role="alert" title={title}>
      {[...lines, ...reservation, ...next].map((line) => (
        <p key={line} className="text-sm">
          {line}
        </p>
      ))}
      {refused.kind === 'card' && (
        <FieldLink field={PAYMENT_ELEMENT_ID} label={t('refused.toCard')} />
      )}
      {refused.kind === 'code' && (!step || step.page === 'product') && (
        <FieldLink field={COUPON_FIELD_ID} label={t('refused.toCode')} />
      )}
      {refused.kind === 'coins' && coinsHolder && (
        <p className={styles.noteWays}>
          <UnpaidOrderLink orderNo={coinsHolder} />
        </p>
      )}
      {step && refused.kind === 'declined' && (
        <p className={styles.noteWays}>
          {step.page !== 'selectCard' && (
            <ButtonLink as={UiLink} tone="outline" size="s" href={step.href('selectCard')}>
              {t('refused.otherCard')}
            </ButtonLink>
          )}
          {step.page !== 'payType' && (
            <ButtonLink
              as={UiLink}
              tone={step.page === 'selectCard' ? 'outline' : 'ghost'}
              size="s"
              href={step.href('payType')}
            >
              {t('refused.otherWay')}
            </ButtonLink>
          )}
        </p>
      )}
    </Note>
  );
};

interface PaymentErrorNoticeProps {
  readonly payment: PaymentModel;
  /** The amount to pay now, in cents. */
  readonly total: number;
  readonly step: CheckoutStep | undefined;
  /** The shopper's own unpaid order that uses the coins. */
  readonly coinsHolder: string | undefined;
}
/**
 * A slow payment, or why the last press did not pay. An error takes the focus, so that it is
 * announced and seen.
 */
export const PaymentErrorNotice = (props: PaymentErrorNoticeProps): ReactElement => {
  const { error, errorCount: count, slow } = props.payment;
  const box = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  useEffect(() => {
    if (count > 0) moveFocus(box.current);
  }, [count]);
  // The error is gone, so the keyboard goes on from the heading instead of the top.
  useEffect(() => {
    if (!error && hadFocus.current && isFocusLost()) focusHeading();
  }, [error]);
  // Another window may have the focus by then; the page's own focus is what counts.
  const trackFocus = (): void => {
    hadFocus.current = box.current?.contains(document.activeElement) ?? false;
  };
  return (
    <>
      <SlowPaymentNotice slow={slow} />
      {error && (
        <div
          ref={box}
          tabIndex={-1}
          className={styles.refused}
          onFocus={trackFocus}
          onBlur={trackFocus}
        >
          <PaymentError {...props} refused={error} />
        </div>
      )}
    </>
  );
};
