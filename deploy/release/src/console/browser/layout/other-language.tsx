import { useTexts } from '../i18n/use-texts.ts';
import styles from './header.module.css';

/** Leads to this page in the other language; the address after the # goes along. */
export const OtherLanguage = () => {
  const { t, locale } = useTexts();
  const other = locale === 'zh-HK' ? 'en-US' : 'zh-HK';
  return (
    <a
      className={styles.leave}
      href={`/?lang=${other}`}
      lang={other}
      onClick={({ currentTarget }) => {
        currentTarget.href = `/?lang=${other}${window.location.hash}`;
      }}
    >
      {t('page.language')}
    </a>
  );
};
