import { listWalletPasses } from '@tapnook/contracts/calls';
import { useCall } from '@tapnook/platform';
import { useOffline } from '@tapnook/ui';
import type { ReactElement } from 'react';
import { WalletLinks } from '../../shared/components/wallet-links.tsx';
import styles from './voucher.module.css';

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
  const offline = useOffline();
  const { data = [] } = useCall(
    listWalletPasses,
    { params: { orderNo } },
    { handledErrorCodes: 'all', enabled: !offline },
  );
  if (offline) return null;
  return (
    <WalletLinks
      className={styles.actions}
      pass={data.find((one) => one.voucherNo === voucherNo)}
    />
  );
};
