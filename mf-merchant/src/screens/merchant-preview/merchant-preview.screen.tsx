import { localised } from '@tapnook/contracts';
import { getMerchantBranches, previewMerchantDetails } from '@tapnook/contracts/calls';
import { callQuery, defineScreen, useCall, useTranslation } from '@tapnook/platform';
import { EmptyState, QueryBoundary, Skeleton } from '@tapnook/ui';
import type { ReactElement } from 'react';
import { useParams } from 'react-router-dom';
import { PageQueryError } from '../../shared/components/query-errors.tsx';
import { branchesInput, merchantInput } from '../../shared/model/merchant-queries.ts';
import { MerchantPage } from '../merchant/merchant-page.tsx';

/** The answer to an account that does not own the merchant. */
const REFUSED = ['10405'];
/**
 * The public call with authentication, because only the owner may see branches of an unpublished
 * merchant.
 */
const OWN_BRANCHES = { ...getMerchantBranches, auth: 'merchant' as const };

const MerchantPreview = (): ReactElement => {
  const { t } = useTranslation();
  const { merchantNo = '' } = useParams();
  const query = useCall(previewMerchantDetails, merchantInput(merchantNo), {
    handledErrorCodes: REFUSED,
  });
  const { data: branches = [] } = useCall(
    OWN_BRANCHES,
    { ...branchesInput(merchantNo), query: { isPreview: true } },
    { handledErrorCodes: 'all' },
  );
  const isRefused = query.error !== null && REFUSED.includes(query.error.code);
  return (
    <QueryBoundary
      query={query}
      loading={
        <div className="container band column gap-4" aria-busy="true">
          <Skeleton shape="picture" />
          <Skeleton shape="title" />
        </div>
      }
      renderError={(retry) => (
        <div className="container band">
          {isRefused ? (
            <EmptyState level={1} title={t('preview.refused')} text={t('preview.refusedText')} />
          ) : (
            <PageQueryError level={1} onRetry={retry} />
          )}
        </div>
      )}
    >
      {(merchant) => <MerchantPage merchant={merchant} branches={branches} preview />}
    </QueryBoundary>
  );
};

export const screen = defineScreen({
  Component: MerchantPreview,
  load: async ({ platform, params, t }) => {
    const merchant = await platform.queryClient
      .fetchQuery(
        callQuery(platform.http, previewMerchantDetails, merchantInput(params.merchantNo ?? ''), {
          handledErrorCodes: REFUSED,
        }),
      )
      .catch(() => undefined);
    return {
      title: merchant
        ? `${t('preview.meta')} · ${localised(merchant.merchantName, platform.locale)}`
        : t('preview.meta'),
      noIndex: true,
    };
  },
});
