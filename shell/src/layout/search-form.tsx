import { links, localePath } from '@tapnook/contracts';
import { useLocale, usePlatform, useTranslation } from '@tapnook/platform';
import { arrowIcon, Icon, searchIcon } from '@tapnook/ui';
import type { ReactElement } from 'react';
import styles from './search-form.module.css';

/** The search field before its suggestions arrive, and without scripts: a plain form. */
export const SearchForm = ({ keyword }: { keyword: string }): ReactElement => {
  const { t } = useTranslation();
  const locale = useLocale();
  const { navigation } = usePlatform();
  return (
    <form
      className={styles.form}
      role="search"
      aria-label={t('search')}
      action={localePath(locale, links.search())}
      onSubmit={(event) => {
        event.preventDefault();
        navigation.go(
          links.search({ keyword: new FormData(event.currentTarget).get('keyword') as string }),
        );
      }}
    >
      <Icon d={searchIcon} />
      <input
        className={styles.input}
        type="search"
        name="keyword"
        defaultValue={keyword}
        placeholder={t('searchPlaceholder')}
        aria-label={t('search')}
        autoComplete="off"
        enterKeyHint="search"
      />
      <button className={styles.go} aria-label={t('search')}>
        <Icon d={arrowIcon} size="s" />
      </button>
    </form>
  );
};
