import { links, localePath } from '@tapnook/contracts';
import { hongKongTime } from '@tapnook/kernel';
import { usePlatform, UiLink, useTranslation } from '@tapnook/platform';
import {
  arrowLeftIcon,
  ButtonLink,
  calendarIcon,
  EmptyState,
  Logo,
  Note,
  Panel,
  Skeleton,
  SkeletonText,
  useOffline,
  wifiOffIcon,
} from '@tapnook/ui';
import { type ReactElement, type ReactNode } from 'react';
import { MissedVisitNotice } from '../../shared/components/missed-visit-notice.tsx';
import { VoucherCard, useVoucherSelection } from '../../shared/components/voucher/voucher-card.tsx';
import { useRedemptionEvents } from '../../shared/hooks/use-redemption-events.ts';
import type { OrderFreshness } from '../../shared/hooks/use-voucher-code.ts';
import { changePolicyText } from '../../shared/model/change-policy-text.ts';
import { isPayable, isToBook, shownState, type Order } from '../../shared/model/order.ts';
import { paragraphs } from '../../shared/model/paragraphs.ts';
import { PrintedVouchers } from './printed-vouchers.tsx';
import { useWakeLock } from './use-wake-lock.ts';
import { VoucherActions } from './voucher-actions.tsx';
import { VoucherBranches } from './voucher-branches.tsx';
import { VoucherReadyStatus } from './voucher-ready-status.tsx';
import { WalletButtons } from './wallet-buttons.tsx';
import styles from './voucher.module.css';

/** To the order; without a signal to the list of what is stored, which opens then. */
const BackLink = ({ orderNo }: { readonly orderNo: string }): ReactElement => {
  const { t, locale } = useTranslation();
  const look = { tone: 'ghost', size: 's', icon: arrowLeftIcon } as const;
  return useOffline() ? (
    <ButtonLink {...look} href={localePath(locale, links.offlineVouchers())}>
      {t('offlineVouchers.title')}
    </ButtonLink>
  ) : (
    <ButtonLink {...look} as={UiLink} href={links.profile('order', orderNo)}>
      {t('voucher.back')}
    </ButtonLink>
  );
};

/** The voucher page has no header of the shop: its own bar leads back. */
export const VoucherLayoutFrame = ({
  orderNo,
  children,
}: {
  readonly orderNo: string;
  readonly children: ReactNode;
}): ReactElement => {
  return (
    <div className={`on-tile ${styles.ground}`}>
      <div className={styles.top}>
        <BackLink orderNo={orderNo} />
        <span className={styles.logo}>
          <Logo look="word" />
        </span>
      </div>
      <div className={styles.inner}>{children}</div>
    </div>
  );
};

export const VoucherSkeleton = (): ReactElement => {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t('checkout.loading')}>
      <Skeleton shape="picture" />
      <SkeletonText lines={5} />
    </div>
  );
};

/** Why an order shows no ticket. */
const NoVoucher = ({ order }: { readonly order: Order }): ReactElement => {
  const { t, text } = useTranslation();
  const pending = order.orderStatus === 'TBP';
  const kind = pending ? 'unpaid' : order.orderStatus === 'TBC' ? 'waiting' : 'ended';
  const come = t(`voucher.${kind}Text`, { product: text(order.productName) });
  const until =
    isPayable(order) &&
    order.holdExpiresAt &&
    t('held.until', { time: hongKongTime(order.holdExpiresAt) });
  return (
    <EmptyState
      level={1}
      title={t(`voucher.${kind}`)}
      text={until ? t('result.sentences', { first: come, second: until }) : come}
      action={
        pending ? (
          <ButtonLink as={UiLink} tone="hot" href={links.checkoutOrder(order.orderNo)}>
            {t('result.payNow')}
          </ButtonLink>
        ) : (
          <ButtonLink as={UiLink} href={links.profile('order', order.orderNo)}>
            {t('result.order')}
          </ButtonLink>
        )
      }
    />
  );
};

interface VoucherPageProps {
  readonly order: Order;
  readonly freshness: OrderFreshness;
  /** When the server last said so; given when it cannot be asked now. */
  readonly lastChecked?: string | undefined;
}

/** The tickets of an order with all that is needed at the door. */
const Vouchers = ({ order, freshness, lastChecked }: VoucherPageProps): ReactElement => {
  const words = useTranslation();
  const { t, text } = words;
  const { events, now } = usePlatform();
  const redeemed = useRedemptionEvents(order.orderNo);
  useWakeLock(order.vouchers.some((voucher) => voucher.status === 'requires_redeemed'));
  const turning = useVoucherSelection(order, freshness);
  const shown = order.vouchers[turning[0]] ?? order.vouchers[0];
  if (!shown) return <NoVoucher order={order} />;
  const isUsable = shownState(order, shown) === 'requires_redeemed';
  const policy = isUsable && changePolicyText(order, now(), words);
  const how = paragraphs(text(order.planInfo.howToUse));
  const terms = paragraphs(text(order.planInfo.termsConditions));
  const onRedeemed = (voucherNo: string): void => {
    redeemed(voucherNo);
    events.emit('order:changed', { orderNo: order.orderNo });
  };
  return (
    <>
      <h1 className="visually-hidden">
        {t('voucher.title', { product: text(order.productName) })}
      </h1>
      {lastChecked && (
        <Note icon={wifiOffIcon} tone="warn" role="status" title={t('voucher.offline')}>
          {t('voucher.lastChecked', { time: lastChecked })}
        </Note>
      )}
      {isToBook(order, shown) && (
        <Note className="no-print" icon={calendarIcon} tone="info" title={t('voucher.book')}>
          <p className={styles.toBook}>
            <ButtonLink
              as={UiLink}
              tone="outline"
              size="s"
              href={links.profile('vouchers', order.orderNo)}
            >
              {t('result.book')}
            </ButtonLink>
          </p>
        </Note>
      )}
      <MissedVisitNotice orderNo={order.orderNo} vouchers={[shown]} />
      <PrintedVouchers order={order} shown={shown}>
        <VoucherCard
          order={order}
          freshness={freshness}
          selection={turning}
          onRedeemed={onRedeemed}
        />
      </PrintedVouchers>
      <VoucherActions order={order} voucher={shown} />
      {isUsable && <WalletButtons orderNo={order.orderNo} voucherNo={shown.voucherNo} />}
      {policy && <p className="text-sm text-muted">{policy}</p>}
      {how.length > 0 && (
        <Panel title={t('voucher.how')}>
          <ul className={styles.list}>
            {how.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Panel>
      )}
      <VoucherBranches branches={order.branchStores} />
      {terms.length > 0 && (
        <Panel title={t('voucher.terms')}>
          <ul className={styles.list}>
            {terms.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Panel>
      )}
      <p className="no-print">
        <UiLink className="link" href={links.help(order.orderNo)}>
          {t('detail.help')}
        </UiLink>
      </p>
    </>
  );
};

/** The tickets, or why there are none yet; says when they have come. */
export const VoucherPage = (props: VoucherPageProps): ReactElement => (
  <>
    <VoucherReadyStatus count={props.order.vouchers.length} />
    <Vouchers {...props} />
  </>
);
