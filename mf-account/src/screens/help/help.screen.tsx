import { links } from '@tapnook/contracts';
import { getHotQuestions, searchFaq } from '@tapnook/contracts/calls';
import { callQuery, defineScreen, useCall, useTranslation } from '@tapnook/platform';
import { EmptyState, Panel } from '@tapnook/ui';
import { useEffect, type ReactElement } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { ContactForm } from '../../features/help/contact-form.tsx';
import { FaqAnswer } from '../../features/help/faq-answer.tsx';
import { FaqList } from '../../features/help/faq-list.tsx';
import { HelpLayout } from '../../features/help/help-layout.tsx';
import {
  fetchArticle,
  HELP_INPUTS,
  prefetchHelpLayout,
  prefetchSearch,
} from '../../features/help/help-queries.ts';
import { QuerySection } from '../../shared/components/query-section.tsx';

const SearchResults = ({ keyword }: { readonly keyword: string }): ReactElement => {
  const { t } = useTranslation();
  const query = useCall(searchFaq, HELP_INPUTS.search(keyword), { handledErrorCodes: 'all' });
  return (
    <QuerySection query={query}>
      {(faqs) => (
        <Panel corner="small" title={t('help.found', { count: faqs.length, keyword })}>
          {faqs.length === 0 ? (
            <EmptyState title={t('help.nothing')} text={t('help.nothingText')} />
          ) : (
            <FaqList faqs={faqs} />
          )}
        </Panel>
      )}
    </QuerySection>
  );
};

const Help = (): ReactElement => {
  const [search] = useSearchParams();
  const { hash } = useLocation();
  const keyword = (search.get('keyword') ?? '').trim().slice(0, 80);
  const { data } = useCall(getHotQuestions, HELP_INPUTS.none, { handledErrorCodes: 'all' });
  const first = data?.[0]?.id;
  // Other pages link to the contact form by its fragment, and it exists only after this render.
  useEffect(() => {
    if (hash === '#contact') document.getElementById('contact')?.scrollIntoView();
  }, [hash]);
  return (
    <HelpLayout keyword={keyword} question={keyword ? undefined : first} heading>
      {keyword ? (
        <SearchResults keyword={keyword} />
      ) : (
        first && <FaqAnswer questionId={first} headingLevel={2} />
      )}
      <ContactForm />
    </HelpLayout>
  );
};

export const screen = defineScreen({
  Component: Help,
  load: async ({ platform, search, t }) => {
    const keyword = (search.get('keyword') ?? '').trim().slice(0, 80);
    const { http, queryClient } = platform;
    await Promise.all([
      prefetchHelpLayout(platform),
      keyword ? prefetchSearch(platform, keyword) : undefined,
    ]);
    const first = keyword
      ? undefined
      : queryClient.getQueryData<readonly { readonly id: string }[]>(
          callQuery(http, getHotQuestions, HELP_INPUTS.none).queryKey,
        );
    // The page works without its first answer.
    if (first?.[0]) await fetchArticle(platform, first[0].id).catch(() => undefined);
    return {
      title: t('help.pageTitle'),
      description: t('help.description'),
      canonical: links.help(),
      noIndex: keyword !== '' || search.has('orderNo'),
    };
  },
});
