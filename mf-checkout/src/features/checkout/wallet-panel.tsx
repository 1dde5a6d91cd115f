import { getTransactionStatus } from '@tapnook/contracts/calls';
import { formatMoney, hongKongTime } from '@tapnook/kernel';
import { useCall, usePlatform } from '@tapnook/platform';
import { Button, clockIcon, CoinMark, Icon, shieldIcon } from '@tapnook/ui';
import { useEffect, useRef, type ReactElement } from 'react';
import { QrCode } from '../../counter/qr-code.tsx';
import type { Order } from '../../counter/order.ts';
import { useWords } from '../../counter/use-words.ts';
import styles from './checkout.module.css';
import { HoldClock } from './hold-band.tsx';
import { PayMark } from './pay-mark.tsx';
import type { PaymentModel, Wallet } from './use-payment.ts';

const POLL_MS = 2000;

/** Asks the server every two seconds while the page is seen, and goes on by itself. */
const useSettled = (wallet: Wallet, payment: PaymentModel): { readonly method: string | undefined; readonly quiet: boolean } => {
  const { transactionId } = wallet;
  const status = useCall(getTransactionStatus, { params: { transactionId } }, { handles: ['10405', '10500', '10503', 'network'], staleTime: 0, refetchInterval: POLL_MS });
  const calls = useRef(payment);
  useEffect(() => {
    calls.current = payment;
  });
  const state = status.data?.transactionStatus;
  const declineCode = status.data?.declineCode ?? null;
  useEffect(() => {
    if (state === 'succeeded' || state === 'captured') calls.current.paid();
    if (state === 'failed' || state === 'canceled' || state === 'expired') calls.current.leaveWallet({ kind: 'declined', declineCode, unsupported: false });
  }, [state, declineCode]);
  return { method: status.data?.payMethod, quiet: status.isError };
};

/** Pay in the wallet: by scanning from another device, or by opening it on this phone. Payment is noticed by itself. */
export const WalletPanel = ({ order, amount, wallet, payment }: { readonly order: Order; readonly amount: number; readonly wallet: Wallet; readonly payment: PaymentModel }): ReactElement => {
  const { t, text } = useWords();
  const { navigation } = usePlatform();
  const heading = useRef<HTMLHeadingElement>(null);
  const { method, quiet } = useSettled(wallet, payment);
  useEffect(() => heading.current?.focus(), []);
  const name = method === 'wechat_pay_hk' || (!method && wallet.action.type === 'qr') ? 'WeChat Pay HK' : 'AlipayHK';
  const kind = name === 'AlipayHK' ? 'alipay_hk' : 'wechat_pay_hk';
  return (
    <div className={styles.wallet}>
      <div className={styles.walletHead}>
        <div>
          <p className="sm mut">{text(order.productName)}</p>
          <h1 ref={heading} tabIndex={-1}><span className="sr">{t('wallet.title', { name })} </span><span className="num">{formatMoney(amount)}</span></h1>
        </div>
        {order.holdExpiresAt && <HoldClock endsAt={order.holdExpiresAt} look="ring" />}
      </div>
      <div className={styles.walletOpen}>
        <Button tone="hot" size="l" block onClick={() => navigation.leave(wallet.action.url)}>{t('wallet.open', { name })}</Button>
        <p className="sm mut">{t('wallet.back')}</p>
      </div>
      <section className={styles.walletCode} aria-labelledby="co-scan">
        <h2 id="co-scan">{t('wallet.scan')}</h2>
        <QrCode text={wallet.action.type === 'qr' ? wallet.action.data : wallet.action.url} label={t('wallet.code', { name })} />
        <p className={styles.waiting} role="status"><PayMark kind={kind} />{t(quiet ? 'wallet.quiet' : 'wallet.waiting', { name })}</p>
      </section>
      <ul className={styles.walletNotes}>
        <li><Icon d={shieldIcon} />{t('wallet.server')}</li>
        <li><Icon d={clockIcon} />{t('wallet.hold', { time: order.holdExpiresAt ? hongKongTime(order.holdExpiresAt) : '' })}</li>
        {order.usedTapCoin > 0 && <li><CoinMark size="s" />{t('wallet.coins', { coins: order.usedTapCoin, time: order.holdExpiresAt ? hongKongTime(order.holdExpiresAt) : '' })}</li>}
      </ul>
      <Button tone="ghost" onClick={() => payment.leaveWallet()}>{t('wallet.other')}</Button>
    </div>
  );
};
