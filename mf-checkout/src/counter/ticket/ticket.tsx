import { formatDateTime, formatDay, groupedNumber, hongKongDay } from '@tapnook/kernel';
import { usePlatform, useWords } from '@tapnook/platform';
import { checkIcon, clockIcon, Icon, IconButton, Note, Picture, chevronLeftIcon, chevronRightIcon, wifiOffIcon, type Tone } from '@tapnook/ui';
import { useDeferredValue, useEffect, useRef, useState, type ReactElement } from 'react';
import { choiceLine, periodLine, usesLine, whenLine, whereOf } from '../order-lines.ts';
import { VoucherStatusTag } from '../order-status.tsx';
import { isPartlyUsed, isRefunded, isUsed, missedDay, type Order, type Voucher } from '../order.ts';
import { QrCode } from '../qr-code.tsx';
import { Fact } from './fact.tsx';
import styles from './ticket.module.css';
import { useVoucherCode, type Standing } from './use-voucher-code.ts';

/** When a voucher ended; a use that was had before a refund or the end is not when that came. */
const endOf = (voucher: Voucher): string | null | undefined => (voucher.status === 'redeemed' ? voucher.redeemedAt : isRefunded(voucher) ? voucher.refundedAt : null);

const Stamp = ({ voucher }: { readonly voucher: Voucher }): ReactElement => {
  const { t, locale } = useWords();
  const redeemed = isUsed(voucher);
  const at = endOf(voucher);
  return (
    <div className={styles.stamp} data-redeemed={redeemed || undefined}>
      {redeemed && <span className={styles.tick}><Icon d={checkIcon} size="l" /></span>}
      <p className="b">{t(`ticket.${voucher.status}`)}</p>
      {at && <p className="sm mut num">{formatDateTime(at, locale)}</p>}
    </div>
  );
};

interface CodeProps {
  readonly order: Order;
  readonly voucher: Voucher;
  readonly standing: Standing;
  readonly onRedeemed: (voucherNo: string) => void;
}

/** The code that a merchant scans, or why there is none now. The number below always works. */
const LiveCode = ({ order, voucher, standing, onRedeemed }: CodeProps): ReactElement => {
  const { t, locale } = useWords();
  const { payload, state } = useVoucherCode(order.orderNo, voucher, standing, onRedeemed);
  const notes: Partial<Record<typeof state, { readonly icon: string; readonly tone: Tone; readonly text: string }>> = { offline: { icon: wifiOffIcon, tone: 'warn', text: t(navigator.onLine ? 'ticket.unreached' : 'ticket.offline') }, 'not-yet': { icon: clockIcon, tone: 'info', text: t('ticket.notYet', { day: formatDay(hongKongDay(voucher.startExchangeTime ?? ''), locale) }) }, 'not-now': { icon: clockIcon, tone: 'info', text: t('ticket.notNow') } };
  const note = notes[state];
  if (note) return <div className={styles.instead}><Note icon={note.icon} tone={note.tone} role="status">{note.text}</Note></div>;
  return <div className={styles.live}><QrCode text={payload} label={t('ticket.code')} /></div>;
};

/** A voucher that was turned to is on the screen before its code is asked for. One that is over has its stamp at once. */
const Code = (props: CodeProps): ReactElement => {
  const { voucher } = props;
  const { t } = useWords();
  const settled = useDeferredValue(voucher.voucherNo);
  if (voucher.status !== 'requires_redeemed') return <Stamp voucher={voucher} />;
  if (settled !== voucher.voucherNo) return <div className={styles.live}><QrCode text={undefined} label={t('ticket.code')} /></div>;
  return <LiveCode key={settled} {...props} />;
};

/** Says what a change of the ticket means to those who do not see it: the voucher that was turned to, a use that was taken, or an end. */
const Changes = ({ voucher, position }: { readonly voucher: Voucher; readonly position: string }): ReactElement => {
  const words = useWords();
  const { t, locale } = words;
  const before = useRef(voucher);
  const [said, say] = useState('');
  useEffect(() => {
    const last = before.current;
    before.current = voucher;
    if (last === voucher) return;
    if (last.voucherNo !== voucher.voucherNo) say(position);
    else if (last.status !== voucher.status) {
      const at = endOf(voucher);
      say([t(`ticket.${voucher.status}`), at && formatDateTime(at, locale)].filter(Boolean).join(' '));
    } else if (last.usedCount !== voucher.usedCount) say(usesLine(voucher, words));
  }, [voucher, position, t, locale, words]);
  return <p className="sr" role="status">{said}</p>;
};

/** Which voucher is shown, by its place, and how to turn to another. */
export type Turning = readonly [index: number, turn: (index: number) => void];
/** The first usable voucher of the server's answer, until the shopper turns to another. */
export const useTurning = ({ vouchers }: Order, standing: Standing = 'checked'): Turning => {
  const [index, setIndex] = useState<number>();
  const first = Math.max(0, vouchers.findIndex((voucher) => voucher.status === 'requires_redeemed'));
  // Kept from then on: a ticket that is used at the door stays, with its stamp.
  if (index === undefined && standing === 'checked') setIndex(first);
  return [index ?? first, setIndex];
};

interface TicketProps {
  readonly order: Order;
  /** Left out where the order has just been read. */
  readonly standing?: Standing;
  readonly turning: Turning;
  readonly onRedeemed: (voucherNo: string) => void;
  readonly headingLevel?: 1 | 2;
}

/** The vouchers of an order, one at a time, as a ticket with its code. */
export const Ticket = ({ order, standing = 'checked', turning: [index, turn], onRedeemed, headingLevel = 2 }: TicketProps): ReactElement | null => {
  const words = useWords();
  const { t, text, locale } = words;
  const today = hongKongDay(usePlatform().now());
  const voucher = order.vouchers[index] ?? order.vouchers[0];
  const count = order.vouchers.length;
  const position = t('ticket.position', { index: index + 1, count });
  if (!voucher) return null;
  const Heading = `h${headingLevel}` as const;
  const day = missedDay(voucher, today) ? '' : voucher.bookingDate ? [formatDay(voucher.bookingDate, locale), voucher.bookingTime].filter(Boolean).join(' ') : order.participationDate && whenLine(order, words);
  return (
    <article className={styles.ticket} aria-label={position}>
      <Changes voucher={voucher} position={position} />
      <div className={styles.picture}><Picture src={order.productImages[0] ?? ''} alt="" width={784} height={224} sizes="(min-width: 448px) 392px, 100vw" ratio="fill" dimmed={voucher.status !== 'requires_redeemed'} /></div>
      <div className={styles.body}>
        <div className="row sp"><VoucherStatusTag voucher={voucher} />{count > 1 && <span className="sm mut num">{t('ticket.of', { index: index + 1, count })}</span>}</div>
        <Heading className={styles.title}>{text(order.productName)}</Heading>
        <dl className={styles.facts}>
          <Fact label={t(day ? 'ticket.when' : 'ticket.period')} wide={!day}>{day || periodLine(voucher.startExchangeTime, voucher.endExchangeTime, locale)}</Fact>
          <Fact label={t('ticket.where')}>{whereOf(order, words)}</Fact>
          <Fact label={t('ticket.plan')}>{choiceLine(order, words, voucher.bookingOptions)}</Fact>
          <Fact label={t('ticket.order')}><span className={styles.orderNo}>{order.orderNo}</span></Fact>
        </dl>
      </div>
      <div className={styles.tear} aria-hidden="true" />
      <div className={styles.stub}>
        <Code order={order} voucher={voucher} standing={standing} onRedeemed={onRedeemed} />
        <p className={styles.number}><span className="sr">{t('ticket.number')} </span>{groupedNumber(voucher.voucherNo)}</p>
        {voucher.usageLimit > 1 && !isPartlyUsed(voucher) && <p className="sm mut num">{usesLine(voucher, words)}</p>}
        {voucher.status === 'requires_redeemed' && <p className={`sm mut ${styles.bright}`}>{t('ticket.bright')}</p>}
        {count > 1 && (
          <div className={styles.pager}>
            <IconButton icon={chevronLeftIcon} label={t('ticket.previous')} onClick={() => index > 0 && turn(index - 1)} aria-disabled={index === 0 || undefined} />
            <span className={styles.dots} aria-hidden="true">{order.vouchers.slice(0, 12).map((one, at) => <i key={one.voucherNo} data-on={at === index || undefined} />)}</span>
            <IconButton icon={chevronRightIcon} label={t('ticket.next')} onClick={() => index < count - 1 && turn(index + 1)} aria-disabled={index === count - 1 || undefined} />
          </div>
        )}
      </div>
    </article>
  );
};
