import { links } from '@tapnook/contracts';
import { formatMoney, groupDigits, hongKongTime } from '@tapnook/kernel';
import { usePlatform, UiLink, useTranslation } from '@tapnook/platform';
import {
  Button,
  ButtonLink,
  clockIcon,
  CoinMark,
  everySecond,
  Icon,
  Note,
  shieldIcon,
  useFocusOnMount,
  useOffline,
  wifiOffIcon,
} from '@tapnook/ui';
import { useEffect, useState, type ReactElement } from 'react';
import { PaymentLogo } from '../../shared/components/payment-logo.tsx';
import { QrCode } from '../../shared/components/qr-code.tsx';
import { ReservationCountdown } from '../../shared/components/reservation-timer.tsx';
import type { Order, WalletAction } from '../../shared/model/order.ts';
import styles from '../../shared/components/checkout.module.css';

export interface WalletPanelProps {
  readonly order: Order;
  /** What the open attempt is of. */
  readonly cents: number;
  readonly kind: 'alipay_hk' | 'wechat_pay_hk';
  readonly action: WalletAction;
  /** The server cannot be asked right now. */
  readonly isUnreachable: boolean;
  /** When the server last said how the attempt stands, by this device's clock in milliseconds. */
  readonly checkedAt: number;
  /** The half hour is over: the code is of no use any more. */
  readonly onEnd: () => void;
}

/**
 * How long ago the server was last asked, in whole seconds; in no live region, so that nobody hears
 * them counted. The server's own drawing leaves it out.
 */
const LastChecked = ({ at }: { readonly at: number }): ReactElement => {
  const { t } = useTranslation();
  const [seconds, setSeconds] = useState<number>();
  useEffect(() => {
    const read = (): void => setSeconds(Math.max(1, Math.round((Date.now() - at) / 1000)));
    read();
    return everySecond(read);
  }, [at]);
  return <span>{seconds !== undefined && t('wallet.checked', { count: seconds })}</span>;
};

/**
 * Opens the wallet on this phone; without a signal the browser would show its own error instead, so
 * the page stays and says so at each press.
 */
const OpenWallet = ({
  name,
  url,
}: {
  readonly name: string;
  readonly url: string;
}): ReactElement => {
  const { t } = useTranslation();
  const { navigation } = usePlatform();
  const offline = useOffline();
  const [blockedPresses, setBlockedPresses] = useState(0);
  return (
    <div className={styles.walletOpen}>
      <Button
        tone="hot"
        size="l"
        block
        onClick={() => (offline ? setBlockedPresses(blockedPresses + 1) : navigation.leave(url))}
      >
        {t('wallet.open', { name })}
      </Button>
      {offline && blockedPresses > 0 ? (
        <Note
          key={blockedPresses}
          icon={wifiOffIcon}
          tone="warn"
          role="alert"
          title={t('checkout.offline')}
        >
          <p className="text-sm">{t('wallet.signal', { name })}</p>
        </Note>
      ) : (
        <p className="text-sm text-muted">{t('wallet.back')}</p>
      )}
    </div>
  );
};

/**
 * Pay in the wallet: by scanning from another device, or by opening it on this phone. Payment is
 * noticed by itself.
 */
export const WalletPanel = ({
  order,
  cents,
  kind,
  action,
  isUnreachable,
  checkedAt,
  onEnd,
}: WalletPanelProps): ReactElement => {
  const { t, text } = useTranslation();
  const heading = useFocusOnMount<HTMLHeadingElement>();
  const name = t(`wallet.${kind}`);
  const time = order.holdExpiresAt ? hongKongTime(order.holdExpiresAt) : '';
  return (
    <div className={styles.wallet}>
      <div className={styles.walletHead}>
        <div>
          <p className="text-sm text-muted">{text(order.productName)}</p>
          <h1 ref={heading} tabIndex={-1} className="display">
            <span className="visually-hidden">
              <span>{t('wallet.title', { name })}</span>{' '}
            </span>
            <span className="tabular" translate="no">
              {formatMoney(cents)}
            </span>
          </h1>
        </div>
        {order.holdExpiresAt && (
          <ReservationCountdown endsAt={order.holdExpiresAt} look="ring" onEnd={onEnd} />
        )}
      </div>
      <OpenWallet name={name} url={action.url} />
      <section className={styles.walletCode} aria-labelledby="co-scan">
        <h2 id="co-scan">
          <span className="only-narrow">{t('wallet.scan')}</span>
          <span className="only-wide">{t('wallet.scanHere')}</span>
        </h2>
        <div className={styles.walletQr}>
          <QrCode
            text={action.type === 'qr' ? action.data : action.url}
            label={t('wallet.code', { name })}
          />
        </div>
        <p className={styles.waiting}>
          <PaymentLogo kind={kind} />
          <span>
            <span role="status">
              {t(isUnreachable ? 'wallet.quiet' : 'wallet.waiting', { name })}
            </span>
            <LastChecked at={checkedAt} />
          </span>
        </p>
      </section>
      <ul className={styles.walletNotes}>
        <li>
          <Icon d={shieldIcon} />
          <span>{t('wallet.server')}</span>
        </li>
        <li>
          <Icon d={clockIcon} />
          <span>{t('held.until', { time })}</span>
        </li>
        {order.usedTapCoin > 0 && (
          <li>
            <CoinMark />
            <span>{t('held.coins', { coins: groupDigits(order.usedTapCoin), time })}</span>
          </li>
        )}
      </ul>
      <div className={styles.walletOther}>
        <ButtonLink as={UiLink} tone="ghost" href={links.checkoutOrder(order.orderNo)}>
          {t('wallet.other')}
        </ButtonLink>
      </div>
    </div>
  );
};
