import { links } from '@tapnook/contracts';
import { getPointsAmount } from '@tapnook/contracts/calls';
import {
  daysBetween,
  formatMoney,
  groupDigits,
  hongKongDay,
  weekday,
  weekdayName,
} from '@tapnook/kernel';
import { useCall, usePlatform, useToast, UiLink, useTranslation } from '@tapnook/platform';
import {
  Button,
  ButtonLink,
  calendarIcon,
  CoinMark,
  downloadIcon,
  Panel,
  qrIcon,
  shareIcon,
  sharePage,
  useFocusHeading,
} from '@tapnook/ui';
import { useEffect, type ReactElement } from 'react';
import { ResultHeader } from '../../shared/components/result-header/result-header.tsx';
import { VoucherCard, useVoucherSelection } from '../../shared/components/voucher/voucher-card.tsx';
import { VoucherWithoutCode } from '../../shared/components/voucher/voucher-without-code.tsx';
import { useAddToCalendar } from '../../shared/hooks/use-add-to-calendar.ts';
import { useOfflineVoucher } from '../../shared/hooks/use-offline-voucher.ts';
import { useRedemptionEvents } from '../../shared/hooks/use-redemption-events.ts';
import { visitLine } from '../../shared/model/order-lines.ts';
import { isToBook, type Order } from '../../shared/model/order.ts';
import { paragraphs } from '../../shared/model/paragraphs.ts';
import { paymentMethodText } from '../../shared/model/payment-messages.ts';
import { clearPurchaseDrafts } from '../../shared/storage/draft-storage.ts';
import { NextSteps } from './next-steps.tsx';
import headerStyles from '../../shared/components/result-header/result-header.module.css';
import styles from './result.module.css';

const useShare = (order: Order): (() => void) => {
  const { config, locale } = usePlatform();
  const { t, text } = useTranslation();
  const toast = useToast();
  return () => {
    const url = `${config.origin}/${locale}${links.product(order)}`;
    void sharePage({ title: text(order.productName), url }).then((result) => {
      if (result === 'copied') toast('success', t('share.copied'));
      if (result === 'failed') toast('error', t('share.failed'));
    });
  };
};

/** Coins that the last redeemed voucher brings; what is over has brought them, or never will. */
const coinsToEarn = ({ orderStatus, rewardTapCoin }: Order): number =>
  orderStatus === 'COM' || orderStatus === 'EXP' ? 0 : rewardTapCoin;

const Coins = ({ order }: { readonly order: Order }): ReactElement | null => {
  const { t } = useTranslation();
  const coins = coinsToEarn(order);
  const points = useCall(getPointsAmount, {}, { handledErrorCodes: 'all', enabled: coins > 0 });
  if (coins === 0) return null;
  return (
    <Panel look="coin" as="div">
      <div className={styles.coins}>
        <CoinMark size="l" />
        <div>
          <p className="bold">{t('result.coins', { coins: groupDigits(coins) })}</p>
          <p className="text-sm text-muted">{t('result.coinsText', { count: order.quantity })}</p>
        </div>
        {points.data && (
          <p className={styles.growth}>
            {`${groupDigits(points.data.amount)} → ${groupDigits(points.data.amount + coins)}`}
          </p>
        )}
      </div>
    </Panel>
  );
};

/** The day itself in the heading; without one, plain thanks. */
const useHeading = (order: Order): string => {
  const { t, locale } = useTranslation();
  const { now } = usePlatform();
  const name = order.firstName ?? '';
  if (order.orderStatus === 'TBC') return t('result.waiting');
  if (order.orderStatus === 'EXP') return t('result.over');
  // The page may be opened again long after the visit.
  const day = order.participationDate;
  const ahead = day ? daysBetween(hongKongDay(now()), day) : -1;
  if (!day || ahead < 0)
    return t(
      order.vouchers.some((voucher) => isToBook(order, voucher)) ? 'result.toBook' : 'result.yours',
      {
        name,
      },
    );
  if (ahead < 2) return t(ahead === 0 ? 'result.seeYouToday' : 'result.seeYouTomorrow', { name });
  // A weekday alone is the coming one.
  return t('result.seeYou', {
    name,
    day: ahead < 7 ? weekdayName(weekday(day), locale) : visitLine(day, null, locale),
  });
};

const SucceededHeader = ({ order }: { readonly order: Order }): ReactElement => {
  const { t, text } = useTranslation();
  const addToCalendar = useAddToCalendar(order);
  const share = useShare(order);
  const over = order.orderStatus === 'EXP';
  const paid = t('result.paid', {
    amount: formatMoney(order.paymentAmount),
    method: paymentMethodText(order, t),
  });
  const open = order.vouchers.some(({ status }) => status === 'requires_redeemed');
  const toBook = order.vouchers.some((voucher) => isToBook(order, voucher));
  const next =
    order.refundedAmount > 0
      ? t('result.back', { amount: formatMoney(order.refundedAmount) })
      : order.orderStatus === 'TBC'
        ? t('result.waitingText', { merchant: text(order.merchantName) })
        : t('result.mailed', { email: order.email ?? '', count: order.vouchers.length });
  return (
    <ResultHeader
      look={over ? 'time' : 'good'}
      title={useHeading(order)}
      text={t('result.sentences', { first: paid, second: next })}
      display
    >
      {!open && (
        <ButtonLink as={UiLink} href={links.profile('order', order.orderNo)}>
          {t('result.order')}
        </ButtonLink>
      )}
      {toBook && (
        <ButtonLink as={UiLink} icon={calendarIcon} href={links.profile('vouchers', order.orderNo)}>
          {t('result.book')}
        </ButtonLink>
      )}
      {addToCalendar && (
        <Button icon={calendarIcon} onClick={addToCalendar}>
          {t('result.calendar')}
        </Button>
      )}
      {open && (
        <ButtonLink
          as={UiLink}
          tone={addToCalendar || toBook ? 'outline' : undefined}
          icon={qrIcon}
          href={links.voucher(order.orderNo)}
        >
          {t('order.vouchers', { count: order.vouchers.length })}
        </ButtonLink>
      )}
      <ButtonLink
        as={UiLink}
        tone="outline"
        icon={downloadIcon}
        href={links.receipt(order.orderNo)}
      >
        {t('result.receipt')}
      </ButtonLink>
      <Button tone="outline" icon={shareIcon} onClick={share}>
        {t('result.share')}
      </Button>
    </ResultHeader>
  );
};

/**
 * Paid: what happens next, and the ticket itself. `waited`: it was not known to be paid when the
 * page was opened.
 */
export const Succeeded = ({
  order,
  hasWaited,
}: {
  readonly order: Order;
  readonly hasWaited: boolean;
}): ReactElement => {
  const { t, text } = useTranslation();
  const onRedeemed = useRedemptionEvents(order.orderNo);
  const turning = useVoucherSelection(order);
  const { orderNo, productId } = order;
  useEffect(() => clearPurchaseDrafts({ orderNo, productId }), [orderNo, productId]);
  useOfflineVoucher(order);
  // What took the place of "asking" is heard, and is where one goes on from.
  useFocusHeading(hasWaited);
  const how = paragraphs(text(order.planInfo.howToUse));
  return (
    <div className={headerStyles.page}>
      <div className={headerStyles.head}>
        <SucceededHeader order={order} />
      </div>
      <div className={headerStyles.ticket}>
        {order.orderStatus === 'TBC' ? (
          <VoucherWithoutCode order={order} />
        ) : (
          <VoucherCard order={order} selection={turning} onRedeemed={onRedeemed} />
        )}
      </div>
      <div className={headerStyles.rest}>
        {how.length > 0 && (
          <Panel
            title={t(order.participationDate ? 'result.onTheDay' : 'voucher.how')}
            corner="small"
          >
            <ul className={styles.how}>
              {how.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </Panel>
        )}
        <Coins order={order} />
        <NextSteps productId={productId} />
      </div>
    </div>
  );
};
