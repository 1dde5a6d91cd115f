import { links } from '@tapnook/contracts';
import { AppLink, useTranslation } from '@tapnook/platform';
import type { ReactElement } from 'react';

/** Leads to the shopper's own unpaid order that uses the code or the coins. */
export const UnpaidOrderLink = ({ orderNo }: { readonly orderNo: string }): ReactElement => {
  const { t } = useTranslation();
  return (
    <AppLink to={links.checkoutOrder(orderNo)} className="link text-sm">
      {t('ownHold.pay')}
    </AppLink>
  );
};
