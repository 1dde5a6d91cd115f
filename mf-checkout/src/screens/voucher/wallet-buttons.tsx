import { listWalletPasses } from '@tapnook/contracts/calls';
import { useCall, useTranslation } from '@tapnook/platform';
import { ButtonLink, useOffline, walletIcon } from '@tapnook/ui';
import type { ReactElement } from 'react';
import styles from './voucher.module.css';

/** A phone has the wallet of its maker alone; a computer sends a pass to either. */
const walletsOfDevice = (agent: string): readonly ('apple' | 'google')[] => {
  if (/android/i.test(agent)) return ['google'];
  return /iphone|ipad|ipod/i.test(agent) ? ['apple'] : ['apple', 'google'];
};

/**
 * Puts a voucher into the wallet of a phone. Nothing where the shop has no keys at Apple or Google,
 * or cannot be asked: the voucher itself works without.
 */
export const WalletButtons = ({
  orderNo,
  voucherNo,
}: {
  readonly orderNo: string;
  readonly voucherNo: string;
}): ReactElement | null => {
  const { t } = useTranslation();
  const offline = useOffline();
  const { data = [] } = useCall(
    listWalletPasses,
    { params: { orderNo } },
    { handledErrorCodes: 'all', enabled: !offline },
  );
  const pass = data.find((one) => one.voucherNo === voucherNo);
  const wallets = walletsOfDevice(navigator.userAgent).flatMap((wallet) => {
    const href = pass?.[wallet];
    return href ? [{ wallet, href }] : [];
  });
  if (offline || wallets.length === 0) return null;
  return (
    <div className={styles.actions}>
      {wallets.map(({ wallet, href }) => (
        <ButtonLink key={wallet} tone="outline" icon={walletIcon} href={href}>
          {t(`voucher.${wallet}`)}
        </ButtonLink>
      ))}
    </div>
  );
};
