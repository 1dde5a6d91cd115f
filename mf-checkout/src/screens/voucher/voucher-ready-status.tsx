import { useTranslation } from '@tapnook/platform';
import { useFocusHeading } from '@tapnook/ui';
import { useState, type ReactElement } from 'react';

/**
 * Says to whoever does not see it that the vouchers which the page waited for are here. `count`:
 * how many there are now.
 */
export const VoucherReadyStatus = ({ count }: { readonly count: number }): ReactElement => {
  const { t } = useTranslation();
  const [hasWaited, setHasWaited] = useState(false);
  if (count === 0 && !hasWaited) setHasWaited(true);
  const arrived = hasWaited && count > 0;
  useFocusHeading(arrived);
  return (
    <p className="visually-hidden" role="status">
      {arrived && t('voucher.arrived', { count })}
    </p>
  );
};
