import { getMerchantDetails } from '@tapnook/contracts/calls';
import { callQuery, defineSlot, useCall, useTranslation } from '@tapnook/platform';
import { QueryBoundary, Skeleton } from '@tapnook/ui';
import type { ReactElement } from 'react';
import { ContactPanel } from '../../features/contact/contact-panel.tsx';
import { SectionQueryError } from '../../shared/components/query-errors.tsx';
import { merchantInput } from '../../shared/model/merchant-queries.ts';

interface MerchantContactProps {
  readonly merchantId: string;
}

const MerchantContact = ({ merchantId }: MerchantContactProps): ReactElement => {
  const { t } = useTranslation();
  const query = useCall(getMerchantDetails, merchantInput(merchantId), {
    handledErrorCodes: 'all',
  });
  return (
    <QueryBoundary
      query={query}
      loading={<Skeleton shape="block" />}
      renderError={(retry) => <SectionQueryError name={t('contact.form')} onRetry={retry} />}
    >
      {(merchant) => <ContactPanel merchant={merchant} />}
    </QueryBoundary>
  );
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
