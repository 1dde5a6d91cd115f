import { getMerchantDetails } from '@tapnook/contracts/calls';
import { callQuery, defineSlot, useCall, useTranslation } from '@tapnook/platform';
import { Skeleton } from '@tapnook/ui';
import type { ReactElement } from 'react';
import { ContactPanel } from '../../features/contact/contact-panel.tsx';
import { SectionError } from '../../shared/components/section-error.tsx';
import { merchantInput } from '../../shared/model/merchant-queries.ts';

interface MerchantContactProps {
  readonly merchantId: string;
}

const MerchantContact = ({ merchantId }: MerchantContactProps): ReactElement => {
  const { t } = useTranslation();
  const {
    data: merchant,
    isError,
    refetch,
  } = useCall(getMerchantDetails, merchantInput(merchantId), { handledErrorCodes: 'all' });
  if (isError) return <SectionError name={t('contact.form')} onRetry={() => void refetch()} />;
  return merchant ? <ContactPanel merchant={merchant} /> : <Skeleton shape="block" />;
};

export const slot = defineSlot<MerchantContactProps>({
  Component: MerchantContact,
  load: ({ platform, props }) =>
    platform.queryClient.prefetchQuery(
      callQuery(platform.http, getMerchantDetails, merchantInput(props.merchantId), {
        handledErrorCodes: 'all',
      }),
    ),
});
