import type { HomeSection as Setting } from '@tapnook/contracts/api';
import { UiLink, useTranslation } from '@tapnook/platform';
import { QueryBoundary, SectionHead, SkeletonGrid, type BoundaryQuery } from '@tapnook/ui';
import type { ReactElement, ReactNode } from 'react';
import { SectionQueryError } from '../../shared/components/query-errors.tsx';
import styles from './home-section.module.css';

interface HomeSectionProps<T> {
  readonly setting: Setting;
  readonly query: BoundaryQuery<T>;
  readonly isEmpty: (data: T) => boolean;
  readonly text?: string | undefined;
  readonly link?: { readonly href: string; readonly label: string } | undefined;
  /** On the grey ground, or in the warm box of a sale. */
  readonly look?: 'tile' | 'deal' | undefined;
  /** 1 where it opens the page. */
  readonly level?: 1 | 2 | undefined;
  readonly children: (data: T) => ReactNode;
}

/** On which screens a section is shown, as a class; undefined when on all. */
export const displayClass = ({
  display,
  mobileDisplay,
}: Pick<Setting, 'display' | 'mobileDisplay'>): string | undefined => {
  if (display && mobileDisplay) return undefined;
  return display ? 'only-wide' : 'only-narrow';
};

/**
 * A section of the home page: its head, and its content, a skeleton, or why there is none. An empty
 * one is not there at all.
 */
export const HomeSection = <T,>({
  setting,
  query,
  isEmpty,
  text,
  link,
  look,
  level,
  children,
}: HomeSectionProps<T>): ReactElement | null => {
  const { t, text: say } = useTranslation();
  if (query.data !== undefined && isEmpty(query.data)) return null;
  const name = say(setting.name);
  const id = `home-${setting.key}`;
  const content = (
    <>
      <SectionHead title={name} text={text} link={link} as={UiLink} level={level} id={id} />
      <QueryBoundary
        query={query}
        loading={<SkeletonGrid count={4} label={t('loading')} />}
        renderError={(retry) => <SectionQueryError name={name} onRetry={retry} />}
      >
        {children}
      </QueryBoundary>
    </>
  );
  return (
    <section
      className={[
        styles.section,
        look === 'tile' && styles.tile,
        look === 'tile' && 'tile',
        displayClass(setting),
      ]
        .filter(Boolean)
        .join(' ')}
      aria-labelledby={id}
      data-late={level === 1 ? undefined : ''}
    >
      <div className="container">
        {look === 'deal' ? <div className={styles.deal}>{content}</div> : content}
      </div>
    </section>
  );
};

export interface SectionProps {
  readonly setting: Setting;
}

export const isEmptyList = (data: readonly unknown[]): boolean => data.length === 0;

export const hasNoItems = (data: { readonly items: readonly unknown[] }): boolean =>
  data.items.length === 0;
