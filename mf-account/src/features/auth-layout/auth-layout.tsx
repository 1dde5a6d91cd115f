import { links, localePath, type Locale } from '@tapnook/contracts';
import { UiLink, useTranslation } from '@tapnook/platform';
import { globeIcon, Icon, Logo, Picture, useFocusOnChange } from '@tapnook/ui';
import type { MouseEvent, ReactElement, ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import styles from './auth-layout.module.css';

const LanguageLink = (): ReactElement => {
  const { t, locale } = useTranslation();
  const { pathname, search } = useLocation();
  const other: Locale = locale === 'zh-HK' ? 'en-US' : 'zh-HK';
  const keepHash = (event: MouseEvent<HTMLAnchorElement>): void => {
    event.currentTarget.href = localePath(other, pathname) + location.search + location.hash;
  };
  return (
    <a
      className={styles.language}
      href={localePath(other, pathname) + search}
      hrefLang={other}
      lang={other}
      onClick={keepHash}
    >
      <Icon d={globeIcon} />
      <span>{t('door.otherLanguage')}</span>
    </a>
  );
};

interface AuthLayoutProps {
  readonly title: string;
  readonly text?: string | undefined;
  /** Media id of the picture. */
  readonly scene?: string;
  /** Content above the title. */
  readonly top?: ReactNode;
  readonly children: ReactNode;
}

/** Layout of sign-in, registration and similar pages: a picture at left, one column at right. */
export const AuthLayout = ({
  title,
  text,
  scene = 'scene-tram',
  top,
  children,
}: AuthLayoutProps): ReactElement => {
  const { t } = useTranslation();
  const heading = useFocusOnChange<HTMLHeadingElement>(title);
  return (
    <div className={styles.layout}>
      <div className={styles.picture}>
        <Picture
          src={`/api/media/${scene}`}
          alt=""
          width={1200}
          height={900}
          sizes="(min-width: 1024px) 52vw, 100vw"
          priority
          ratio="fill"
        />
        <UiLink className={styles.logo} href={links.home()} aria-label={t('door.home')}>
          <Logo />
        </UiLink>
      </div>
      <div className={styles.column}>
        <div className={styles.top}>
          <LanguageLink />
        </div>
        {top}
        <div>
          <h1 ref={heading} tabIndex={-1} className={`display ${styles.title}`}>
            {title}
          </h1>
          {text && <p className={`text-muted ${styles.text}`}>{text}</p>}
        </div>
        {children}
      </div>
    </div>
  );
};
