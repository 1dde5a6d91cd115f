import { localePath, type Locale } from '@tapnook/contracts';
import { useLocale, useTranslation } from '@tapnook/platform';
import { globeIcon, Icon } from '@tapnook/ui';
import type { MouseEvent, ReactElement } from 'react';
import { savePagePosition } from '../routing/scroll-restoration.ts';
import { useRoute } from './use-route.ts';
import styles from './language-link.module.css';

/** Names the other language in itself; the page, its query and the place on it stay. */
export const LanguageLink = (): ReactElement => {
  const { t } = useTranslation();
  const path = useRoute((page) => page.path);
  const search = useRoute((page) => page.search);
  const other: Locale = useLocale() === 'zh-HK' ? 'en-US' : 'zh-HK';
  const switchHere = (event: MouseEvent<HTMLAnchorElement>): void => {
    savePagePosition();
    // The address may have moved on since this was rendered: filters live in it.
    event.currentTarget.href = localePath(other, path) + location.search + location.hash;
  };
  return (
    <a
      className={styles.link}
      href={localePath(other, path) + search}
      hrefLang={other}
      onClick={switchHere}
    >
      <span className={styles.wide}>
        <Icon d={globeIcon} />
      </span>
      <span className={styles.wide} lang={other}>
        {t('language')}
      </span>
      <span className={styles.narrow} lang={other}>
        {t('languageShort')}
      </span>
      <span className="visually-hidden">{t('languageName')}</span>
    </a>
  );
};
