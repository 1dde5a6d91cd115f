import { formatDateTime, formatDay, hongKongDay } from '@tapnook/kernel';
import { useTranslation } from '@tapnook/platform';
import {
  checkIcon,
  clockIcon,
  Icon,
  IconButton,
  Note,
  chevronLeftIcon,
  chevronRightIcon,
  usePressed,
  wifiOffIcon,
  type Tone,
} from '@tapnook/ui';
import { useDeferredValue, useEffect, useRef, useState, type ReactElement } from 'react';
import { useVoucherCode, type OrderFreshness } from '../../hooks/use-voucher-code.ts';
import { usesLine } from '../../model/order-lines.ts';
import { isRefunded, isUsed, shownState, type Order, type Voucher } from '../../model/order.ts';
import { PaymentTroubleNote } from '../payment-trouble-note.tsx';
import { QrCode } from '../qr-code.tsx';
import { VoucherLayout, VoucherNumber } from './voucher-layout.tsx';
import styles from './voucher-card.module.css';

/** When a voucher was redeemed or refunded; the time of an earlier use is not the end. */
const endedAt = (voucher: Voucher): string | null | undefined =>
  voucher.status === 'redeemed'
    ? voucher.redeemedAt
    : isRefunded(voucher)
      ? voucher.refundedAt
      : null;

const VoucherStamp = ({ voucher }: Pick<CodeProps, 'voucher'>): ReactElement => {
  const { t, locale } = useTranslation();
  const redeemed = isUsed(voucher);
  const at = endedAt(voucher);
  return (
    <div className={styles.stamp} data-redeemed={redeemed || undefined}>
      {redeemed && (
        <span className={styles.tick}>
          <Icon d={checkIcon} size="l" />
        </span>
      )}
      <p className="bold">{t(`ticket.${voucher.isUnreturned ? 'unreturned' : voucher.status}`)}</p>
      {at && <p className="text-sm text-muted tabular">{formatDateTime(at, locale)}</p>}
    </div>
  );
};

/** The QR code; empty until there is one. */
const CodeBox = ({ payload }: { readonly payload?: string | undefined }): ReactElement => (
  <div className={styles.live}>
    <QrCode text={payload} label={useTranslation().t('ticket.code')} />
  </div>
);

interface CodeProps {
  readonly order: Order;
  readonly voucher: Voucher;
  readonly freshness: OrderFreshness;
  readonly onRedeemed: (voucherNo: string) => void;
}

/** The code that a merchant scans, or why there is none. The number below always works. */
const LiveCode = ({ order, voucher, freshness, onRedeemed }: CodeProps): ReactElement => {
  const { t, locale } = useTranslation();
  const { payload, state } = useVoucherCode(order.orderNo, voucher, freshness, onRedeemed);
  const notes: Partial<
    Record<typeof state, { readonly icon: string; readonly tone: Tone; readonly text: string }>
  > = {
    offline: {
      icon: wifiOffIcon,
      tone: 'warn',
      text: t(navigator.onLine ? 'ticket.unreached' : 'ticket.offline'),
    },
    'not-yet': {
      icon: clockIcon,
      tone: 'info',
      text: t('ticket.notYet', {
        day: formatDay(hongKongDay(voucher.startExchangeTime ?? ''), locale),
      }),
    },
    'not-now': { icon: clockIcon, tone: 'info', text: t('ticket.notNow') },
  };
  const note = notes[state];
  if (note)
    return (
      <div className={styles.instead}>
        <Note icon={note.icon} tone={note.tone} role="status">
          {note.text}
        </Note>
      </div>
    );
  return <CodeBox payload={payload} />;
};

/** In the place of the code: a friend shows the ticket now. */
const GivenNote = ({ name }: { readonly name: string }): ReactElement => (
  <div className={styles.instead}>
    <Note tone="info">{useTranslation().t('gift.givenTo', { name })}</Note>
  </div>
);

/**
 * The selected voucher is drawn before its code is requested. A used one shows its stamp at once.
 */
const Code = (props: CodeProps): ReactElement => {
  const { order, voucher } = props;
  const deferredVoucherNo = useDeferredValue(voucher.voucherNo);
  if (voucher.status !== 'requires_redeemed') return <VoucherStamp voucher={voucher} />;
  if (voucher.given) return <GivenNote name={voucher.given.recipientName} />;
  if (order.redemptionHold)
    return (
      <div className={styles.instead}>
        <PaymentTroubleNote order={order} />
      </div>
    );
  if (deferredVoucherNo !== voucher.voucherNo) return <CodeBox />;
  return <LiveCode key={deferredVoucherNo} {...props} />;
};

/** Announces changes of the voucher to screen readers: another voucher, a use, or its end. */
const VoucherChangeStatus = ({
  voucher,
  position,
}: {
  readonly voucher: Voucher;
  readonly position: string;
}): ReactElement => {
  const words = useTranslation();
  const { t, locale } = words;
  const before = useRef(voucher);
  const [announcement, announce] = useState('');
  useEffect(() => {
    const last = before.current;
    before.current = voucher;
    if (last === voucher) return;
    if (last.voucherNo !== voucher.voucherNo) announce(position);
    else if (last.status !== voucher.status) {
      const at = endedAt(voucher);
      announce(
        [t(`ticket.${voucher.status}`), at && formatDateTime(at, locale)].filter(Boolean).join(' '),
      );
    } else if (last.usedCount !== voucher.usedCount) announce(usesLine(voucher, words));
  }, [voucher, position, t, locale, words]);
  return (
    <p className="visually-hidden" role="status">
      {announcement}
    </p>
  );
};

/** The index of the shown voucher, and how to select another. */
export type VoucherSelection = readonly [index: number, turn: (index: number) => void];
/** Starts with the first usable voucher of the server's answer. */
export const useVoucherSelection = (
  { vouchers }: Order,
  freshness: OrderFreshness = 'checked',
): VoucherSelection => {
  const [index, setIndex] = useState<number>();
  const first = Math.max(
    0,
    vouchers.findIndex((voucher) => voucher.status === 'requires_redeemed'),
  );
  // It stays selected when it is redeemed, so that its stamp is seen.
  if (index === undefined && freshness === 'checked') setIndex(first);
  return [index ?? first, setIndex];
};

interface VoucherCardProps {
  readonly order: Order;
  /** Defaults to an order that was just read. */
  readonly freshness?: OrderFreshness;
  readonly selection: VoucherSelection;
  readonly onRedeemed: (voucherNo: string) => void;
}

/**
 * The vouchers of an order, one at a time, with code. The voucher changes first, the page around it
 * right after.
 */
export const VoucherCard = ({
  order,
  freshness = 'checked',
  selection,
  onRedeemed,
}: VoucherCardProps): ReactElement | null => {
  const { t } = useTranslation();
  const [index, select] = usePressed(...selection);
  const { vouchers } = order;
  const voucher = vouchers[index] ?? vouchers[0];
  const count = vouchers.length;
  if (!voucher) return null;
  return (
    <VoucherLayout order={order} voucher={voucher}>
      <VoucherChangeStatus
        voucher={voucher}
        position={t('ticket.position', { index: index + 1, count })}
      />
      <Code order={order} voucher={voucher} freshness={freshness} onRedeemed={onRedeemed} />
      {!voucher.given && <VoucherNumber voucher={voucher} />}
      {shownState(order, voucher) === 'requires_redeemed' && (
        <p className={`text-sm text-muted ${styles.bright}`}>{t('ticket.bright')}</p>
      )}
      {count > 1 && (
        <div className={styles.pager}>
          <IconButton
            icon={chevronLeftIcon}
            label={t('ticket.previous')}
            onClick={() => index > 0 && select(index - 1)}
            aria-disabled={index === 0 || undefined}
          />
          <span className={styles.dots} aria-hidden="true">
            {vouchers.slice(0, 12).map((one, at) => (
              <i key={one.voucherNo} data-on={at === index || undefined} />
            ))}
          </span>
          <IconButton
            icon={chevronRightIcon}
            label={t('ticket.next')}
            onClick={() => index < count - 1 && select(index + 1)}
            aria-disabled={index === count - 1 || undefined}
          />
        </div>
      )}
    </VoucherLayout>
  );
};
