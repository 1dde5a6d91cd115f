import { links, localised, localePath, type Locale } from '@tapnook/contracts';
import { getFaqArticle, getFaqCategories, getFaqs } from '@tapnook/contracts/calls';
import {
  callQuery,
  defineScreen,
  useCall,
  type CallResult,
  type Platform,
  UiLink,
  useTranslation,
} from '@tapnook/platform';
import { Breadcrumbs, Panel } from '@tapnook/ui';
import type { ReactElement } from 'react';
import { useParams } from 'react-router-dom';
import { FaqAnswer } from '../../features/help/faq-answer.tsx';
import { FaqList } from '../../features/help/faq-list.tsx';
import { HelpLayout } from '../../features/help/help-layout.tsx';
import { fetchArticle, HELP_INPUTS, prefetchHelpLayout } from '../../features/help/help-queries.ts';
import { QuerySection } from '../../shared/components/query-section.tsx';
import { breadcrumbData } from '../../shared/model/breadcrumb-data.ts';

type Category = CallResult<typeof getFaqCategories>[number];

/** The questions of all categories, or of the single category that the page is about. */
const FaqCategories = ({
  categories,
  singleCategory,
}: {
  readonly categories: readonly Category[];
  readonly singleCategory: boolean;
}): ReactElement => {
  const { text } = useTranslation();
  const query = useCall(getFaqs, HELP_INPUTS.none, { handledErrorCodes: 'all' });
  const Title = singleCategory ? 'h1' : 'h2';
  return (
    <QuerySection query={query} lines={8}>
      {(faqs) => (
        <>
          {categories.map((category) => (
            <Panel key={category.id} corner="small">
              <Title>{text(category.categoryName)}</Title>
              <FaqList faqs={faqs.filter(({ categoryId }) => categoryId === category.id)} />
            </Panel>
          ))}
        </>
      )}
    </QuerySection>
  );
};

const HelpCentre = (): ReactElement => {
  const { t, text } = useTranslation();
  const { id } = useParams();
  const categories = useCall(getFaqCategories, HELP_INPUTS.none, { handledErrorCodes: 'all' });
  const currentCategory = categories.data?.find((category) => category.id === id);
  const isArticle = id !== undefined && !currentCategory;
  const article = useCall(getFaqArticle, HELP_INPUTS.article(id ?? ''), {
    handledErrorCodes: 'all',
    enabled: isArticle && categories.isFetched,
  });
  const category =
    currentCategory ?? categories.data?.find(({ id: other }) => other === article.data?.categoryId);
  const breadcrumbs = [
    { label: t('help.pageTitle'), href: links.help() },
    ...(category
      ? [
          {
            label: text(category.categoryName),
            ...(isArticle && { href: links.helpArticle(category.id) }),
          },
        ]
      : []),
    ...(isArticle && article.data ? [{ label: text(article.data.question) }] : []),
  ];
  return (
    <HelpLayout category={category?.id} question={id} heading={id === undefined}>
      {id !== undefined && <Breadcrumbs label={t('help.trail')} items={breadcrumbs} as={UiLink} />}
      {isArticle ? (
        <FaqAnswer questionId={id} />
      ) : (
        <FaqCategories
          categories={currentCategory ? [currentCategory] : (categories.data ?? [])}
          singleCategory={currentCategory !== undefined}
        />
      )}
    </HelpLayout>
  );
};

const categoriesOf = ({ http, queryClient }: Platform): readonly Category[] | undefined =>
  queryClient.getQueryData(callQuery(http, getFaqCategories, HELP_INPUTS.none).queryKey);

const breadcrumbsData = (
  platform: Platform,
  locale: Locale,
  items: readonly (readonly [string, string])[],
) =>
  breadcrumbData(
    items.map(([name, path]) => ({ name, url: platform.config.origin + localePath(locale, path) })),
  );

export const screen = defineScreen({
  Component: HelpCentre,
  load: async ({ platform, params, t }) => {
    await prefetchHelpLayout(platform);
    const { locale } = platform;
    const { id } = params;
    if (id === undefined)
      return {
        title: t('help.allTitle'),
        description: t('help.description'),
        canonical: links.helpArticle(),
      };
    const category = categoriesOf(platform)?.find((each) => each.id === id);
    const home = [t('help.pageTitle'), links.help()] as const;
    if (category) {
      const name = localised(category.categoryName, locale);
      return {
        title: t('help.categoryTitle', { name }),
        description: t('help.categoryDescription', { name }),
        canonical: links.helpArticle(id),
        jsonLd: [breadcrumbsData(platform, locale, [home, [name, links.helpArticle(id)]])],
      };
    }
    const article = await fetchArticle(platform, id);
    const question = localised(article.question, locale);
    return {
      title: question,
      description: localised(article.answer, locale).slice(0, 160),
      canonical: links.helpArticle(id),
      type: 'article',
      jsonLd: [
        breadcrumbsData(platform, locale, [
          home,
          [localised(article.categoryName, locale), links.helpArticle(article.categoryId)],
          [question, links.helpArticle(id)],
        ]),
      ],
    };
  },
});
