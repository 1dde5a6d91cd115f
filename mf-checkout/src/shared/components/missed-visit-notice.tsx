import { links } from '@tapnook/contracts';
import { hongKongDay } from '@tapnook/kernel';
import { AppLink, usePlatform, useTranslation } from '@tapnook/platform';
import { clockIcon, Note } from '@tapnook/ui';
import type { ReactElement } from 'react';
import { visitLine } from '../model/order-lines.ts';
import { missedDay, type Voucher } from '../model/order.ts';

/** The booked days that passed without a visit, and what can be done about it. */
export const MissedVisitNotice = ({
  orderNo,
  vouchers,
  className,
}: {
  readonly orderNo?: string;
  readonly vouchers: readonly Voucher[];
  readonly className?: string | undefined;
}): ReactElement | null => {
  const { t, locale } = useTranslation();
  const today = hongKongDay(usePlatform().now());
  const days = new Set(vouchers.flatMap((voucher) => missedDay(voucher, today) ?? []));
  if (days.size === 0) return null;
  const when = [...days]
    .toSorted()
    .map((day) => visitLine(day, null, locale))
    .join(t('detail.and'));
  return (
    <Note className={className} icon={clockIcon} tone="warn" title={t('missed.on', { when })}>
      <p className="text-sm">{t('missed.text')}</p>
      <AppLink to={links.help(orderNo)} className="link text-sm">
        {t('missed.ask')}
      </AppLink>
    </Note>
  );
};
