import { links } from '@tapnook/contracts';
import { getHotQuestions, searchFaq } from '@tapnook/contracts/calls';
import { callQuery, defineScreen, useCall, useTranslation } from '@tapnook/platform';
import { EmptyState, Panel } from '@tapnook/ui';
import { useEffect, type ReactElement } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { ContactForm } from '../../features/help/contact-form.tsx';
import { Answer } from '../../features/help/faq-answer.tsx';
import { QuestionList } from '../../features/help/faq-list.tsx';
import { HelpFrame } from '../../features/help/help-layout.tsx';
import {
  fetchArticle,
  HELP,
  prefetchFrame,
  prefetchSearch,
} from '../../features/help/help-queries.ts';
import { SectionState } from '../../shared/components/section-state.tsx';

const Found = ({ keyword }: { readonly keyword: string }): ReactElement => {
  const { t } = useTranslation();
  const query = useCall(searchFaq, HELP.search(keyword), { handledErrorCodes: 'all' });
  return (
    <SectionState query={query}>
      {(faqs) => (
        <Panel corner="small" title={t('help.found', { count: faqs.length, keyword })}>
          {faqs.length === 0 ? (
            <EmptyState title={t('help.nothing')} text={t('help.nothingText')} />
          ) : (
            <QuestionList faqs={faqs} />
          )}
        </Panel>
      )}
    </SectionState>
  );
};

const Help = (): ReactElement => {
  const [search] = useSearchParams();
  const { hash } = useLocation();
  const keyword = (search.get('keyword') ?? '').trim().slice(0, 80);
  const { data } = useCall(getHotQuestions, HELP.none, { handledErrorCodes: 'all' });
  const first = data?.[0]?.id;
  // The contact form is reached from other pages by its fragment.
  useEffect(() => {
    if (hash === '#contact') document.getElementById('contact')?.scrollIntoView();
  }, [hash]);
  return (
    <HelpFrame keyword={keyword} question={keyword ? undefined : first} heading>
      {keyword ? (
        <Found keyword={keyword} />
      ) : (
        first && <Answer questionId={first} headingLevel={2} />
      )}
      <ContactForm />
    </HelpFrame>
  );
};

export const screen = defineScreen({
  Component: Help,
  load: async ({ platform, search, t }) => {
    const keyword = (search.get('keyword') ?? '').trim().slice(0, 80);
    const { http, queryClient } = platform;
    await Promise.all([
      prefetchFrame(platform),
      keyword ? prefetchSearch(platform, keyword) : undefined,
    ]);
    const first = keyword
      ? undefined
      : (queryClient.getQueryData(callQuery(http, getHotQuestions, HELP.none).queryKey) as
          | readonly { id: string }[]
          | undefined);
    // The hub stands without its first answer.
    if (first?.[0]) await fetchArticle(platform, first[0].id).catch(() => undefined);
    return {
      title: t('help.pageTitle'),
      description: t('help.description'),
      canonical: links.help(),
      noIndex: keyword !== '' || search.has('orderNo'),
    };
  },
});
