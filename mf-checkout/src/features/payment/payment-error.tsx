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
import { CardFaults, cardFaultsTitle } from '../../shared/components/card-frame/card-errors.tsx';
import { CARD_FRAME_ID } from '../../shared/components/card-frame/card-frame.tsx';
import { UnpaidOrderLink } from '../../shared/components/unpaid-order-link.tsx';
import type { CheckoutPlace } from '../../shared/model/checkout-step.ts';
import { COUPON_FIELD_ID } from '../../shared/model/coupon.ts';
import { declineText } from '../../shared/model/payment-messages.ts';
import { heldSentences } from '../../shared/model/reservation-messages.ts';
import type { Refused } from './use-payment-outcome.ts';
import type { PaymentModel } from './use-payment.ts';
import styles from '../../shared/components/checkout.module.css';

/** Words of a refusal. `total` is what is to be paid now, in cents. `inDoubt` is whether an earlier attempt may have moved money: then nothing is said to be uncharged. */
const wordsOf = (
  refused: Refused,
  total: number,
  inDoubt: boolean,
  { t, text }: Words,
): { readonly title: string; readonly lines: readonly string[]; readonly bad: boolean } => {
  const money = (known: string): string => t(inDoubt ? 'refused.unknownText' : known);
  switch (refused.kind) {
    case 'declined':
      return {
        title: declineText(t, refused),
        lines: [t('refused.notCharged'), t('refused.kept')],
        bad: true,
      };
    case 'changed':
      return {
        title: t('refused.changed', {
          before: formatMoney(refused.before),
          after: formatMoney(refused.after),
        }),
        lines: [money('refused.changedText')],
        bad: false,
      };
    case 'code':
    case 'coins':
      return {
        title: text(refused.text),
        lines: [money(refused.shown === total ? 'refused.notCharged' : 'refused.sumChanged')],
        bad: false,
      };
    case 'failed':
    case 'unreached':
      return { title: text(refused.text), lines: [money('refused.notCharged')], bad: true };
    case 'method':
    case 'choose':
      return {
        title: t(`refused.${refused.kind}`),
        lines: [money('refused.notCharged')],
        bad: true,
      };
    case 'card':
      return {
        title: cardFaultsTitle(t, refused.why),
        lines: [money('refused.notCharged')],
        bad: true,
      };
    case 'busy':
    case 'nothing':
      return {
        title: t(`refused.${refused.kind}`),
        lines: [money('refused.notCharged'), t('refused.kept')],
        bad: false,
      };
    case 'unknown':
      return { title: t('refused.unknown'), lines: [t('refused.unknownText')], bad: false };
  }
};

/** Leads to the field that has to be put right. */
const To = ({ field, label }: { readonly field: string; readonly label: string }): ReactElement => (
  <p className={styles.noteWays}>
    <Button tone="outline" size="s" onClick={() => document.getElementById(field)?.focus()}>
      {label}
    </Button>
  </p>
);

const wholeOf = (element: HTMLElement | null): void =>
  element?.scrollIntoView?.({ block: 'nearest' });

/** Says, once a press takes long, that it is still at work and that nothing has to be done; a reader hears it as it comes. */
const Slow = memo(({ slow }: { readonly slow: boolean }): ReactElement => {
  const { t } = useTranslation();
  return (
    <div role="status" className={styles.slow}>
      {slow && (
        <div ref={wholeOf} className={styles.refused}>
          <Note icon={clockIcon} tone="info" title={t('slow.title')}>
            <p className="text-sm">{t('slow.text')}</p>
          </Note>
        </div>
      )}
    </div>
  );
});

/** Why the last press did not pay, and whether money moved. */
const Refusal = ({
  refused,
  payment: { order, inDoubt },
  total,
  place,
  coinsHolder,
}: RefusalNoteProps & { readonly refused: Refused }): ReactElement => {
  const words = useTranslation();
  const { t } = words;
  const { title, lines, bad } = wordsOf(refused, total, inDoubt, words);
  // What the server has frozen for this order stays so for the next try.
  const held =
    refused.kind === 'declined' && (order.usedTapCoin > 0 || order.discountCode)
      ? heldSentences(t, order)
      : [];
  const offline = useOffline();
  const next = refused.kind === 'unreached' && offline ? [t('refused.signal')] : [];
  return (
    <Note icon={alertIcon} tone={bad ? 'bad' : 'warn'} role="alert" title={title}>
      {refused.kind === 'card' && <CardFaults said={refused.why} />}
      {[...lines, ...held, ...next].map((line) => (
        <p key={line} className="text-sm">
          {line}
        </p>
      ))}
      {refused.kind === 'card' && <To field={CARD_FRAME_ID} label={t('refused.toCard')} />}
      {refused.kind === 'code' && (!place || place.page === 'product') && (
        <To field={COUPON_FIELD_ID} label={t('refused.toCode')} />
      )}
      {refused.kind === 'coins' && coinsHolder && (
        <p className={styles.noteWays}>
          <UnpaidOrderLink orderNo={coinsHolder} />
        </p>
      )}
      {place && refused.kind === 'declined' && (
        <p className={styles.noteWays}>
          {place.page !== 'selectCard' && (
            <ButtonLink as={UiLink} tone="outline" size="s" href={place.href('selectCard')}>
              {t('refused.otherCard')}
            </ButtonLink>
          )}
          {place.page !== 'payType' && (
            <ButtonLink
              as={UiLink}
              tone={place.page === 'selectCard' ? 'outline' : 'ghost'}
              size="s"
              href={place.href('payType')}
            >
              {t('refused.otherWay')}
            </ButtonLink>
          )}
        </p>
      )}
    </Note>
  );
};

interface RefusalNoteProps {
  readonly payment: PaymentModel;
  /** What is to be paid now, in cents. */
  readonly total: number;
  readonly place: CheckoutPlace | undefined;
  /** The shopper's own unpaid order that has the coins. */
  readonly coinsHolder: string | undefined;
}
/** What became of the last press: that it takes long, or why it did not pay. A refusal takes the focus, so that it is neither missed nor unheard. */
export const RefusalNote = (props: RefusalNoteProps): ReactElement => {
  const { refused, refusals: count, slow } = props.payment;
  const box = useRef<HTMLDivElement>(null);
  const inside = useRef(false);
  useEffect(() => {
    if (count > 0) box.current?.focus();
  }, [count]);
  // The signal is back, or what was unknown is known: the reader goes on from the top of the form, not from nowhere.
  useEffect(() => {
    if (!refused && inside.current && document.activeElement === document.body) focusHeading();
  }, [refused]);
  // Another window may have the focus by then; this page's stays where it was.
  const noteFocus = (): void => {
    inside.current = box.current?.contains(document.activeElement) ?? false;
  };
  return (
    <>
      <Slow slow={slow} />
      {refused && (
        <div
          ref={box}
          tabIndex={-1}
          className={styles.refused}
          onFocus={noteFocus}
          onBlur={noteFocus}
        >
          <Refusal {...props} refused={refused} />
        </div>
      )}
    </>
  );
};
