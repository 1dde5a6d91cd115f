import { links } from '@tapnook/contracts';
import { searchMerchants } from '@tapnook/contracts/calls';
import { useCall, UiLink, useTranslation } from '@tapnook/platform';
import { Button, ButtonLink, EmptyState } from '@tapnook/ui';
import type { ReactElement } from 'react';
import { homeMerchantsInput } from '../../shared/model/merchant-queries.ts';
import { MerchantGrid } from './merchant-tile.tsx';

interface EmptyResultsProps {
  readonly keyword: string;
  /** Clears all filters; undefined when there are none. */
  readonly onClear: (() => void) | undefined;
}

/** No results: clear the filters, search experiences instead, or look at other merchants. */
export const EmptyResults = ({ keyword, onClear }: EmptyResultsProps): ReactElement => {
  const { t } = useTranslation();
  const { data: others = [] } = useCall(searchMerchants, homeMerchantsInput(), {
    handledErrorCodes: 'all',
  });
  const action = onClear ? (
    <Button tone="outline" onClick={onClear}>
      {t('search.clear')}
    </Button>
  ) : (
    <ButtonLink href={links.search(keyword ? { keyword } : {})} as={UiLink} tone="outline">
      {keyword ? t('search.tryExperiences', { keyword }) : t('search.allExperiences')}
    </ButtonLink>
  );
  return (
    <div className="column gap-6">
      <EmptyState title={t('search.emptyTitle')} text={t('search.emptyText')} action={action} />
      {others.length > 0 && (
        <section className="column gap-4" aria-labelledby="others">
          <h2 id="others">{t('search.others')}</h2>
          <MerchantGrid merchants={others} label={t('search.others')} headingLevel={3} />
        </section>
      )}
    </div>
  );
};
