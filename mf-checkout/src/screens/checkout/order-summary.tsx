import { coinsForPurchase, formatMoney, groupDigits } from '@tapnook/kernel';
import { usePlatform, useTranslation } from '@tapnook/platform';
import {
  Breakdown,
  Button,
  calendarIcon,
  clockIcon,
  CoinMark,
  Icon,
  lockIcon,
  Picture,
  pinIcon,
  undoIcon,
  ticketIcon,
} from '@tapnook/ui';
import { memo, useState, type ReactElement } from 'react';
import type { DiscountsModel } from '../../features/discounts/use-discounts.ts';
import { ReservationCountdown } from '../../shared/components/reservation-timer.tsx';
import { changePolicyText } from '../../shared/model/change-policy-text.ts';
import {
  choiceLine,
  countLine,
  moneyLines,
  branchWithDistrict,
  whenLine,
} from '../../shared/model/order-lines.ts';
import type { Order } from '../../shared/model/order.ts';
import styles from '../../shared/components/checkout.module.css';

export interface OrderSummaryProps {
  readonly order: Order;
  readonly discounts: DiscountsModel;
  readonly busy: boolean;
  readonly onPay: () => void;
}

/** Announces a changed total to screen readers, but not the initial one. */
const SumAnnouncement = ({ cents }: { readonly cents: number }): ReactElement => {
  const { t } = useTranslation();
  const [first] = useState(cents);
  const [hasChanged, setMoved] = useState(false);
  if (!hasChanged && cents !== first) setMoved(true);
  return (
    <p className="visually-hidden" role="status">
      {hasChanged ? `${t('sum.toPay')} ${formatMoney(cents)}` : ''}
    </p>
  );
};

const OrderedPlan = memo(({ order }: { readonly order: Order }): ReactElement => {
  const words = useTranslation();
  const { t, text } = words;
  const when = whenLine(order, words);
  const policy = changePolicyText(order, usePlatform().now(), words);
  const [branch, ...others] = order.branchStores;
  return (
    <>
      <div>
        <h2 className={styles.asideTitle}>{text(order.productName)}</h2>
        <p className="text-sm text-muted">{choiceLine(order, words)}</p>
        {order.changeOf && <p className="text-sm">{t('change.checkout')}</p>}
      </div>
      <ul className={styles.facts}>
        {when && (
          <li>
            <Icon d={calendarIcon} size="s" />
            <span>{when}</span>
          </li>
        )}
        <li>
          <Icon d={ticketIcon} size="s" />
          <span>{countLine(order, words)}</span>
        </li>
        {policy && (
          <li>
            <Icon d={undoIcon} size="s" />
            <span>{policy}</span>
          </li>
        )}
        {order.needsConfirmation && (
          <li>
            <Icon d={clockIcon} size="s" />
            <span>{t('rule.confirm', { merchant: text(order.merchantName) })}</span>
          </li>
        )}
        {branch && (
          <li>
            <Icon d={pinIcon} size="s" />
            <span>
              {others.length > 0
                ? t('ticket.branches', { branch: text(branch.branchName), count: others.length })
                : branchWithDistrict(text(branch.branchName), text(branch.districtName), words)}
            </span>
          </li>
        )}
      </ul>
    </>
  );
});

const PriceBreakdown = ({
  order,
  discounts: { sum, code, checking },
}: Pick<OrderSummaryProps, 'order' | 'discounts'>): ReactElement => {
  const words = useTranslation();
  return (
    <>
      <Breakdown
        lines={moneyLines(order, sum, code, words)}
        total={{ label: words.t('sum.toPay'), value: formatMoney(sum.payment) }}
        stale={checking}
      />
      <SumAnnouncement cents={sum.payment} />
    </>
  );
};

interface PayButtonProps {
  readonly cents: number;
  readonly busy: boolean;
  readonly onPay: () => void;
}
const PayButton = memo(({ cents, busy, onPay }: PayButtonProps): ReactElement => {
  const { t } = useTranslation();
  return (
    <div className={styles.asidePay}>
      <Button
        tone="hot"
        size="l"
        block
        icon={lockIcon}
        busy={busy}
        onClick={onPay}
        // What a translator does to the button must not part it from the sum.
        translate="no"
      >
        {t('pay.button', { amount: formatMoney(cents) })}
      </Button>
    </div>
  );
});

const ProductPicture = memo(({ src }: { readonly src: string }): ReactElement => (
  <div className={styles.asidePicture}>
    <Picture
      src={src}
      alt=""
      width={784}
      height={264}
      sizes="(min-width: 1024px) 392px, 100vw"
      ratio="fill"
    />
  </div>
));

/** The ordered plan, its price and the pay button. Each is drawn only when it changes. */
export const OrderSummary = memo(
  ({ order, discounts, busy, onPay }: OrderSummaryProps): ReactElement => {
    const { t } = useTranslation();
    const coins = coinsForPurchase(discounts.sum.payment, order.completeRewardCoinRatio);
    return (
      <aside className={styles.aside} aria-label={t('aside.label')}>
        <ProductPicture src={order.productImages[0] ?? ''} />
        <div className={styles.asideBody}>
          <OrderedPlan order={order} />
          <PriceBreakdown order={order} discounts={discounts} />
          <PayButton cents={discounts.sum.payment} busy={busy} onPay={onPay} />
          {coins > 0 && (
            <p className={styles.earn}>
              <CoinMark size="s" />
              <span>{t('aside.earn', { coins: groupDigits(coins) })}</span>
            </p>
          )}
        </div>
      </aside>
    );
  },
);

/** The pay button at the bottom of a phone's screen. */
export const PayBar = memo(
  ({
    holdExpiresAt,
    cents,
    busy,
    onPay,
  }: PayButtonProps & { readonly holdExpiresAt: string | null }): ReactElement => {
    const { t } = useTranslation();
    return (
      <div className={styles.bar}>
        <div>
          <b className="tabular" translate="no">
            {formatMoney(cents)}
          </b>
          <p className="text-xs text-muted">
            <span>{t('hold.short')}</span>{' '}
            {holdExpiresAt ? (
              <ReservationCountdown endsAt={holdExpiresAt} look="figures" />
            ) : (
              <span />
            )}
          </p>
        </div>
        <Button tone="hot" size="l" busy={busy} onClick={onPay}>
          {t('pay.now')}
        </Button>
      </div>
    );
  },
);
