import { links } from '@tapnook/contracts';
import { getHotKeywords, getTrending } from '@tapnook/contracts/calls';
import { useCall, UiLink, useTranslation } from '@tapnook/platform';
import { Button, ChipLink, EmptyState, Rail } from '@tapnook/ui';
import type { ReactElement } from 'react';
import { ProductCard } from '../../shared/components/product-card.tsx';
import styles from './empty-results.module.css';

/** Nothing was found: fewer filters, other words, what others look at. */
export const EmptyResults = ({
  onClear,
}: {
  readonly onClear: (() => void) | undefined;
}): ReactElement => {
  const { t, text } = useTranslation();
  const words = useCall(getHotKeywords, {}, { handledErrorCodes: 'all' }).data ?? [];
  const trending = useCall(getTrending, {}, { handledErrorCodes: 'all' }).data;
  return (
    <div className={styles.rescue}>
      <EmptyState
        title={t('search.emptyTitle')}
        text={t(onClear ? 'search.emptyText' : 'search.emptyPlain')}
        action={
          onClear && (
            <Button tone="outline" onClick={onClear}>
              {t('search.clear')}
            </Button>
          )
        }
      />
      {words.length > 0 && (
        <nav aria-label={t('search.emptyWords')} className={styles.words}>
          {words.slice(0, 8).map((word) => (
            <ChipLink
              key={word.id}
              as={UiLink}
              href={links.search({ keyword: text(word.keyword) })}
            >
              {text(word.keyword)}
            </ChipLink>
          ))}
        </nav>
      )}
      {trending && trending.items.length > 0 && (
        <section className={styles.more} aria-labelledby="rescue">
          <h2 id="rescue">{text(trending.moduleName)}</h2>
          <Rail
            label={text(trending.moduleName)}
            previousLabel={t('section.previous')}
            nextLabel={t('section.next')}
          >
            {trending.items.map((card) => (
              <ProductCard key={card.productId} card={card} />
            ))}
          </Rail>
        </section>
      )}
    </div>
  );
};
