import { links } from '@tapnook/contracts';
import type { HomeSection as Setting } from '@tapnook/contracts/api';
import { getHomeProducts } from '@tapnook/contracts/calls';
import { useCall, UiLink, useTranslation } from '@tapnook/platform';
import { ButtonLink, QueryBoundary, SkeletonGrid } from '@tapnook/ui';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { ProductGrid } from '../../shared/components/product-grid.tsx';
import { SectionQueryError } from '../../shared/components/query-errors.tsx';
import { PRODUCTS_PAGE, productsPage, shownCount } from './home-queries.ts';
import { HomeSection } from './home-section.tsx';
import styles from './more-products.module.css';

const FurtherPage = ({
  page,
  name,
  most,
}: {
  readonly page: number;
  readonly name: string;
  readonly most: number;
}): ReactElement => {
  const { t } = useTranslation();
  const query = useCall(getHomeProducts, productsPage(page), {
    handledErrorCodes: 'all',
  });
  return (
    <QueryBoundary
      query={query}
      loading={<SkeletonGrid count={4} label={t('loading')} />}
      renderError={(retry) => <SectionQueryError name={name} onRetry={retry} />}
    >
      {({ items }) => (
        <ProductGrid
          label={t('home.page', { name, page })}
          cards={items.slice(0, most - (page - 1) * PRODUCTS_PAGE)}
        />
      )}
    </QueryBoundary>
  );
};

/** Calls back each time the element comes near the view. */
const useNear = (onNear: () => void) => {
  const element = useRef<HTMLDivElement>(null);
  const call = useRef(onNear);
  useEffect(() => {
    call.current = onNear;
  });
  useEffect(() => {
    const { current } = element;
    if (!current || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && call.current(),
      { rootMargin: '400px' },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return element;
};

/**
 * Everything on the shelf, more as one scrolls, up to the lines that the settings allow; then the
 * way to all of it.
 */
export const MoreProducts = ({ setting }: { readonly setting: Setting }): ReactElement => {
  const { t, text } = useTranslation();
  const [pages, setPages] = useState(1);
  const query = useCall(getHomeProducts, productsPage(1), { handledErrorCodes: 'all' });
  const total = query.data?.total ?? 0;
  const most = shownCount(setting);
  const last = Math.ceil(Math.min(most, total) / PRODUCTS_PAGE);
  const end = useNear(() => setPages((count) => Math.max(1, Math.min(last, count + 1))));
  const name = text(setting.name);
  return (
    <HomeSection setting={setting} query={query} isEmpty={({ items }) => items.length === 0}>
      {({ items }) => (
        <div className={styles.pages}>
          <ProductGrid label={name} cards={items.slice(0, most)} />
          {Array.from({ length: pages - 1 }, (_, index) => (
            <FurtherPage key={index} page={index + 2} name={name} most={most} />
          ))}
          <div ref={end} />
          <p className={styles.all}>
            <ButtonLink as={UiLink} href={links.search()} tone="outline">
              {t('home.everything', { count: total })}
            </ButtonLink>
          </p>
        </div>
      )}
    </HomeSection>
  );
};
