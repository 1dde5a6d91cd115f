import { formatMoney } from '@tapnook/kernel';
import { UiLink, useTranslation, type Words } from '@tapnook/platform';
import {
  alertIcon,
  Button,
  ButtonLink,
  clockIcon,
  focusHeading,
  Note,
  useOffline,
} from '@tapnook/ui';
import { memo, useEffect, useRef, type ReactElement } from 'react';
import { CardErrors, cardErrorsTitle } from '../../shared/components/card-frame/card-errors.tsx';
import { CARD_FRAME_ID } from '../../shared/components/card-frame/card-frame.tsx';
import { UnpaidOrderLink } from '../../shared/components/unpaid-order-link.tsx';
import type { CheckoutStep } from '../../shared/model/checkout-step.ts';
import { COUPON_FIELD_ID } from '../../shared/model/coupon.ts';
import { declineMessage } from '../../shared/model/payment-messages.ts';
import { reservationSentences } from '../../shared/model/reservation-messages.ts';
import type { PaymentError } from './use-payment-outcome.ts';
import type { PaymentModel } from './use-payment.ts';
import styles from '../../shared/components/checkout.module.css';

/** Words of a refusal. `total` is what is to be paid now, in cents. `inDoubt` is whether an earlier attempt may have moved money: then nothing is said to be uncharged. */
const errorText = (
  refused: PaymentError,
  total: number,
  inDoubt: boolean,
  { t, text }: Words,
): { readonly title: string; readonly lines: readonly string[]; readonly isFailure: boolean } => {
  const moneyLine = (known: string): string => t(inDoubt ? 'refused.unknownText' : known);
  switch (refused.kind) {
    case 'declined':
      return {
        title: declineMessage(t, refused),
        lines: [t('refused.notCharged'), t('refused.kept')],
        isFailure: true,
      };
    case 'changed':
      return {
        title: t('refused.changed', {
          before: formatMoney(refused.before),
          after: formatMoney(refused.after),
        }),
        lines: [moneyLine('refused.changedText')],
        isFailure: false,
      };
    case 'code':
    case 'coins':
      return {
        title: text(refused.text),
        lines: [moneyLine(refused.shown === total ? 'refused.notCharged' : 'refused.sumChanged')],
        isFailure: false,
      };
    case 'failed':
    case 'unreached':
      return {
        title: text(refused.text),
        lines: [moneyLine('refused.notCharged')],
        isFailure: true,
      };
    case 'method':
    case 'choose':
      return {
        title: t(`refused.${refused.kind}`),
        lines: [moneyLine('refused.notCharged')],
        isFailure: true,
      };
    case 'card':
      return {
        title: cardErrorsTitle(t, refused.codeError),
        lines: [moneyLine('refused.notCharged')],
        isFailure: true,
      };
    case 'busy':
    case 'nothing':
      return {
        title: t(`refused.${refused.kind}`),
        lines: [moneyLine('refused.notCharged'), t('refused.kept')],
        isFailure: false,
      };
    case 'unknown':
      return { title: t('refused.unknown'), lines: [t('refused.unknownText')], isFailure: false };
  }
};

/** Leads to the field that has to be put right. */
const FieldLink = ({
  field,
  label,
}: {
  readonly field: string;
  readonly label: string;
}): ReactElement => (
  <p className={styles.noteWays}>
    <Button tone="outline" size="s" onClick={() => document.getElementById(field)?.focus()}>
      {label}
    </Button>
  </p>
);

const scrollIntoView = (element: HTMLElement | null): void =>
  element?.scrollIntoView?.({ block: 'nearest' });

/** Says, once a press takes long, that it is still at work and that nothing has to be done; a reader hears it as it comes. */
const SlowPaymentNotice = memo(({ slow }: { readonly slow: boolean }): ReactElement => {
  const { t } = useTranslation();
  return (
    <div role="status" className={styles.slow}>
      {slow && (
        <div ref={scrollIntoView} className={styles.refused}>
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
  // What the server has frozen for this order stays so for the next try.
  const reservation =
    refused.kind === 'declined' && (order.usedTapCoin > 0 || order.discountCode)
      ? reservationSentences(t, order)
      : [];
  const offline = useOffline();
  const next = refused.kind === 'unreached' && offline ? [t('refused.signal')] : [];
  return (
    <Note icon={alertIcon} tone={isFailure ? 'bad' : 'warn'} role="alert" title={title}>
      {refused.kind === 'card' && <CardErrors message={refused.codeError} />}
      {[...lines, ...reservation, ...next].map((line) => (
        <p key={line} className="text-sm">
          {line}
        </p>
      ))}
      {refused.kind === 'card' && <FieldLink field={CARD_FRAME_ID} label={t('refused.toCard')} />}
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
  /** What is to be paid now, in cents. */
  readonly total: number;
  readonly step: CheckoutStep | undefined;
  /** The shopper's own unpaid order that has the coins. */
  readonly coinsHolder: string | undefined;
}
/** What became of the last press: that it takes long, or why it did not pay. A refusal takes the focus, so that it is neither missed nor unheard. */
export const PaymentErrorNotice = (props: PaymentErrorNoticeProps): ReactElement => {
  const { error, errorCount: count, slow } = props.payment;
  const box = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  useEffect(() => {
    if (count > 0) box.current?.focus();
  }, [count]);
  // The signal is back, or what was unknown is known: the reader goes on from the top of the form, not from nowhere.
  useEffect(() => {
    if (!error && hadFocus.current && document.activeElement === document.body) focusHeading();
  }, [error]);
  // Another window may have the focus by then; this page's stays where it was.
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
