import { links } from '@tapnook/contracts';
import { AppLink, usePlatform, useTranslation } from '@tapnook/platform';
import { Button, ButtonLink, everySecond, Logo, moveFocus, Picture } from '@tapnook/ui';
import { useEffect, useState, type ReactElement } from 'react';
import { MenuLink } from './account-menu.tsx';
import styles from './not-found.module.css';

const SECONDS = 10;
/** Length of the ring's line, in its own units. */
const ROUND = 2 * Math.PI * 28;

const Ring = ({ left }: { readonly left: number }): ReactElement => {
  const { t } = useTranslation();
  return (
    <svg
      className={`${styles.ring} ${styles.promise}`}
      viewBox="0 0 64 64"
      role="timer"
      aria-label={t('notFound.seconds', { count: left })}
    >
      <circle className={styles.track} cx="32" cy="32" r="28" />
      <circle
        className={styles.arc}
        cx="32"
        cy="32"
        r="28"
        strokeDasharray={`${(left / SECONDS) * ROUND} ${ROUND}`}
      />
      <text className={styles.figure} x="32" y="32">
        {left}
      </text>
    </svg>
  );
};

/** Page Not Found with a countdown to the home page that can be stopped (part 1, section 2). */
export const NotFound = (): ReactElement => {
  const { t } = useTranslation();
  const { navigation } = usePlatform();
  const [left, setLeft] = useState(SECONDS);
  // What counting keeps is seen only where a script counts.
  const [counting, setCounting] = useState(false);
  const [staying, setStaying] = useState(false);
  useEffect(() => {
    if (staying) return undefined;
    // The server's markup must not count: only this effect tells that scripts run.
    // oxlint-disable-next-line react/set-state-in-effect -- tells that scripts run
    setCounting(true);
    return everySecond(() => setLeft((seconds) => Math.max(0, seconds - 1)));
  }, [staying]);
  useEffect(() => {
    if (left === 0 && !staying) navigation.go(links.home(), { replace: true });
  }, [left, staying, navigation]);
  return (
    <div className={styles.page} data-counting={counting || undefined}>
      <Picture
        className={styles.art}
        src="/api/media/scene-harbour-left"
        alt={t('notFound.picture')}
        width={1600}
        height={1200}
        sizes="100vw"
        ratio="fill"
        priority
      />
      <AppLink className={styles.logo} to={links.home()} aria-label={t('home')}>
        <Logo look="full" />
      </AppLink>
      <div className={styles.sheet}>
        <p className={styles.code} aria-hidden="true">
          404
        </p>
        <h1>{t('notFound.heading')}</h1>
        <p className="text-muted">
          <span>{t('notFound.text')}</span>
          {!staying && <span className={styles.promise}>{t('notFound.soon')}</span>}
        </p>
        <div className="row gap-4 flex-wrap">
          {!staying && <Ring left={left} />}
          <ButtonLink tone="primary" size="l" as={MenuLink} href={links.home()}>
            {t('notFound.go')}
          </ButtonLink>
          {staying ? (
            <p role="status" tabIndex={-1} ref={moveFocus}>
              {t('notFound.stopped')}
            </p>
          ) : (
            <Button
              className={styles.promise}
              tone="ghost"
              size="l"
              onClick={() => setStaying(true)}
            >
              {t('notFound.stay')}
            </Button>
          )}
        </div>
        <hr className="divider" />
        <p className="text-sm text-muted row gap-2 flex-wrap">
          <span>{t('notFound.or')}</span>
          <AppLink className="link" to={links.search()}>
            {t('search')}
          </AppLink>
          <AppLink className="link" to={links.productList('handpicked')}>
            {t('footer.handpicked')}
          </AppLink>
          <AppLink className="link" to={links.merchantSearch()}>
            {t('footer.merchants')}
          </AppLink>
          <AppLink className="link" to={links.help()}>
            {t('footer.helpCentre')}
          </AppLink>
        </p>
      </div>
    </div>
  );
};
