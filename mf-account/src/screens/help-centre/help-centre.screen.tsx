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
import { Answer } from '../../features/help/faq-answer.tsx';
import { QuestionList } from '../../features/help/faq-list.tsx';
import { HelpFrame } from '../../features/help/help-layout.tsx';
import { fetchArticle, HELP, prefetchFrame } from '../../features/help/help-queries.ts';
import { SectionState } from '../../shared/components/section-state.tsx';
import { breadcrumbData } from '../../shared/model/breadcrumb-data.ts';

type Category = CallResult<typeof getFaqCategories>[number];

/** Every question of one category, which then is what the page is about, or of all of them. */
const Questions = ({
  categories,
  alone,
}: {
  readonly categories: readonly Category[];
  readonly alone: boolean;
}): ReactElement => {
  const { text } = useTranslation();
  const query = useCall(getFaqs, HELP.none, { handledErrorCodes: 'all' });
  const Title = alone ? 'h1' : 'h2';
  return (
    <SectionState query={query} lines={8}>
      {(faqs) => (
        <>
          {categories.map((category) => (
            <Panel key={category.id} corner="small">
              <Title>{text(category.categoryName)}</Title>
              <QuestionList faqs={faqs.filter(({ categoryId }) => categoryId === category.id)} />
            </Panel>
          ))}
        </>
      )}
    </SectionState>
  );
};

const HelpCentre = (): ReactElement => {
  const { t, text } = useTranslation();
  const { id } = useParams();
  const categories = useCall(getFaqCategories, HELP.none, { handledErrorCodes: 'all' });
  const here = categories.data?.find((category) => category.id === id);
  const isArticle = id !== undefined && !here;
  const article = useCall(getFaqArticle, HELP.article(id ?? ''), {
    handledErrorCodes: 'all',
    enabled: isArticle && categories.isFetched,
  });
  const category =
    here ?? categories.data?.find(({ id: other }) => other === article.data?.categoryId);
  const trail = [
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
    <HelpFrame category={category?.id} question={id} heading={id === undefined}>
      {id !== undefined && <Breadcrumbs label={t('help.trail')} items={trail} as={UiLink} />}
      {isArticle ? (
        <Answer questionId={id} />
      ) : (
        <Questions
          categories={here ? [here] : (categories.data ?? [])}
          alone={here !== undefined}
        />
      )}
    </HelpFrame>
  );
};

const categoriesOf = ({ http, queryClient }: Platform): readonly Category[] | undefined =>
  queryClient.getQueryData(callQuery(http, getFaqCategories, HELP.none).queryKey);

const trailOf = (
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
    await prefetchFrame(platform);
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
        jsonLd: [trailOf(platform, locale, [home, [name, links.helpArticle(id)]])],
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
        trailOf(platform, locale, [
          home,
          [localised(article.categoryName, locale), links.helpArticle(article.categoryId)],
          [question, links.helpArticle(id)],
        ]),
      ],
    };
  },
});
