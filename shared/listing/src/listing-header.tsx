import { UiLink, useTranslation } from '@tapnook/platform';
import { Dropdown, TabLinks } from '@tapnook/ui';
import type { ReactElement, ReactNode } from 'react';
import styles from './listing.module.css';

export interface ListingHeaderProps {
  /** Where the same words are looked for, this listing included. */
  readonly kinds: readonly {
    readonly href: string;
    readonly label: string;
    readonly current?: boolean;
    readonly badge?: string;
  }[];
  readonly heading: string;
  /** Undefined until it is known. */
  readonly total: number | undefined;
  readonly isCounting: boolean;
  readonly page: number;
  readonly pageSize: number;
  readonly sort: string;
  readonly sorts: readonly { readonly value: string; readonly label: string }[];
  readonly onSort: (sort: string) => void;
  /** Below the count. */
  readonly note?: ReactNode;
  /** The filters that are on. */
  readonly children: ReactNode;
}

/** What is listed, how many, in which order and with which filters. */
export const ListingHeader = ({
  kinds,
  heading,
  total,
  isCounting,
  page,
  pageSize,
  sort,
  sorts,
  onSort,
  note,
  children,
}: ListingHeaderProps): ReactElement => {
  const { t } = useTranslation();
  return (
    <>
      <TabLinks label={t('search.kinds')} as={UiLink} items={kinds} />
      <div className={styles.head}>
        <div className={styles.words}>
          <h1>{heading}</h1>
          <p className="text-sm text-muted" role="status">
            <span>
              {total === undefined
                ? isCounting && t('search.counting')
                : t('search.count', { count: total })}
            </span>
            {total !== undefined && total > pageSize && (
              <span className="visually-hidden">
                {' '}
                <span>{t('search.page', { page })}</span>
              </span>
            )}
          </p>
          {note}
        </div>
        <Dropdown
          label={t('search.sortBy')}
          hideLabel
          value={sort}
          options={sorts}
          onChange={onSort}
        />
        {children}
      </div>
    </>
  );
};
