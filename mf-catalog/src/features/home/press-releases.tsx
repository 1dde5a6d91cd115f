import { getPressReleases } from '@tapnook/contracts/calls';
import { formatDay, hongKongDay } from '@tapnook/kernel';
import { useCall, useTranslation } from '@tapnook/platform';
import type { ReactElement } from 'react';
import { shownCount } from './home-queries.ts';
import { HomeSection, isEmptyList } from './home-section.tsx';
import type { SectionProps } from './home-section.tsx';
import styles from './link-sections.module.css';

/** What the papers said. */
export const PressReleases = ({ setting }: SectionProps): ReactElement => {
  const { text, locale } = useTranslation();
  const query = useCall(getPressReleases, {}, { handledErrorCodes: 'all' });
  return (
    <HomeSection setting={setting} query={query} isEmpty={isEmptyList}>
      {(articles) => (
        <div className={styles.press}>
          {articles.slice(0, shownCount(setting)).map((article) => {
            const day = hongKongDay(article.publishedAt);
            return (
              <article key={article.id} className={styles.quote}>
                <h3>{text(article.title)}</h3>
                <p className="text-sm text-muted">{text(article.content)}</p>
                <p className="text-xs text-dim">
                  <span>{text(article.outlet)}</span> ·{' '}
                  <time dateTime={day}>{formatDay(day, locale)}</time>
                </p>
              </article>
            );
          })}
        </div>
      )}
    </HomeSection>
  );
};
