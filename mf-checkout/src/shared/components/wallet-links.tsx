import { useTranslation } from '@tapnook/platform';
import { ButtonLink, walletIcon } from '@tapnook/ui';
import type { ReactElement } from 'react';

type Wallet = 'apple' | 'google';

/** A phone has the wallet of its maker alone; a computer sends a pass to either. */
const walletsOfDevice = (agent: string): readonly Wallet[] => {
  if (/android/i.test(agent)) return ['google'];
  return /iphone|ipad|ipod/i.test(agent) ? ['apple'] : ['apple', 'google'];
};

interface WalletLinksProps {
  /** The addresses of a ticket's passes; null where the shop has no keys. */
  readonly pass: Readonly<Record<Wallet, string | null>> | undefined;
  readonly className?: string | undefined;
}

/** Puts a ticket into the wallet of a phone; nothing where there is no pass for this one. */
export const WalletLinks = ({ pass, className }: WalletLinksProps): ReactElement | null => {
  const { t } = useTranslation();
  const wallets = walletsOfDevice(navigator.userAgent).flatMap((wallet) => {
    const href = pass?.[wallet];
    return href ? [{ wallet, href }] : [];
  });
  if (wallets.length === 0) return null;
  return (
    <div className={className}>
      {wallets.map(({ wallet, href }) => (
        <ButtonLink key={wallet} tone="outline" icon={walletIcon} href={href}>
          {t(`voucher.${wallet}`)}
        </ButtonLink>
      ))}
    </div>
  );
};
