import { links } from '@tapnook/contracts';
import { getFaqArticle, voteFaqArticle } from '@tapnook/contracts/calls';
import { formatDay, hongKongDay } from '@tapnook/kernel';
import { useCall, useCallMutation, UiLink, useTranslation } from '@tapnook/platform';
import { Button, FocusedResult, Panel } from '@tapnook/ui';
import type { ReactElement } from 'react';
import { Prose } from '../../shared/components/prose.tsx';
import { QuerySection } from '../../shared/components/query-section.tsx';
import { parseMarkdown } from '../../shared/model/markdown.ts';
import { HELP_INPUTS } from './help-queries.ts';
import styles from './help.module.css';

const Vote = ({ questionId }: { readonly questionId: string }): ReactElement => {
  const { t, text } = useTranslation();
  const vote = useCallMutation(voteFaqArticle, { handledErrorCodes: 'all' });
  const say = (helpful: boolean): void =>
    vote.mutate({ params: { questionId }, body: { helpful } });
  if (vote.isSuccess)
    return (
      <FocusedResult>
        <p className="text-sm text-muted" role="status">
          <span>{t(vote.variables.body.helpful ? 'help.glad' : 'help.sorry')}</span>{' '}
          {!vote.variables.body.helpful && (
            <UiLink className="link" href={`${links.help()}#contact`}>
              {t('help.write')}
            </UiLink>
          )}
        </p>
      </FocusedResult>
    );
  return (
    <div className={styles.vote} role="group" aria-label={t('help.settled')}>
      <span className="text-sm text-muted">{t('help.settled')}</span>
      <Button
        tone="outline"
        size="s"
        busy={vote.isPending && vote.variables.body.helpful}
        onClick={() => say(true)}
      >
        {t('help.yes')}
      </Button>
      <Button
        tone="outline"
        size="s"
        busy={vote.isPending && !vote.variables.body.helpful}
        onClick={() => say(false)}
      >
        {t('help.notYet')}
      </Button>
      {vote.isError && (
        <span className="text-sm" role="alert">
          {text(vote.error.text)}
        </span>
      )}
    </div>
  );
};

/** One question with its answer, a vote and related questions. */
export const FaqAnswer = ({
  questionId,
  headingLevel = 1,
}: {
  readonly questionId: string;
  readonly headingLevel?: 1 | 2;
}): ReactElement => {
  const { t, text, locale } = useTranslation();
  const query = useCall(getFaqArticle, HELP_INPUTS.article(questionId), {
    handledErrorCodes: 'all',
  });
  const Title = `h${headingLevel}` as const;
  const Related = headingLevel === 1 ? 'h2' : 'h3';
  return (
    <QuerySection query={query} lines={8}>
      {(article) => (
        <Panel as="article" corner="small" className={styles.article}>
          <div>
            <p className="text-sm text-muted">{text(article.categoryName)}</p>
            <Title className={styles.question}>{text(article.question)}</Title>
          </div>
          <Prose blocks={parseMarkdown(text(article.answer))} />
          <div className={styles.articleEnd}>
            <Vote key={questionId} questionId={questionId} />
            <span className="text-sm text-dim">
              {t('help.updated', { day: formatDay(hongKongDay(article.updatedAt), locale) })}
            </span>
          </div>
          {article.related.length > 0 && (
            <div>
              <Related className={styles.relatedTitle}>{t('help.related')}</Related>
              <ul role="list" className={styles.related}>
                {article.related.map((faq) => (
                  <li key={faq.id}>
                    <UiLink className="link" href={links.helpArticle(faq.id)}>
                      {text(faq.question)}
                    </UiLink>
                  </li>
                ))}
              </ul>
            </div>
          )}
        </Panel>
      )}
    </QuerySection>
  );
};
