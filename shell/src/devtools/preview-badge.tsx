import { localePath, type PageOverride } from '@tapnook/contracts';
import { formatDateTime } from '@tapnook/kernel';
import { usePlatform } from '@tapnook/platform';
import { lazy, Suspense, useEffect, useState, type ReactElement } from 'react';
import { useRoute } from '../layout/use-route.ts';
import { BADGE_WORDS } from './badge-messages.ts';
import styles from './preview-badge.module.css';

const Devtools = lazy(() =>
  import('./devtools.tsx').then((module) => ({ default: module.Devtools })),
);

/**
 * The edge's order to drop the override; only the edge can, the cookie is out of the page's reach.
 */
export const leaveAddress = (path: string, search: string): string =>
  `${path}${search ? `${search}&` : '?'}tn_override=`;

/** The longest that a browser's timer can wait. */
const LONGEST_WAIT = 2 ** 31 - 1;

/**
 * Whether the override has run out since the page was made: the edge does not know it any more, the
 * page still runs it.
 */
const useEnded = (expiresAt: string): boolean => {
  const { now } = usePlatform();
  const [ended, setEnded] = useState(false);
  useEffect(() => {
    const timer = setTimeout(
      () => setEnded(true),
      Math.min(Date.parse(expiresAt) - now(), LONGEST_WAIT),
    );
    return () => clearTimeout(timer);
  }, [expiresAt, now]);
  return ended;
};

/** Always in sight while an override holds: what was replaced, until when, and the way out. */
export const PreviewBadge = ({ override }: { readonly override: PageOverride }): ReactElement => {
  const { locale } = usePlatform();
  const leave = useRoute(({ path, search }) => leaveAddress(localePath(locale, path), search));
  const words = BADGE_WORDS[locale];
  const ended = useEnded(override.expiresAt);
  const [open, setOpen] = useState(false);
  // The overlay comes after the page: it listens from then on, open or not.
  const [ready, setReady] = useState(false);
  // oxlint-disable-next-line react/set-state-in-effect -- the server renders no overlay
  useEffect(() => setReady(true), []);
  return (
    <>
      <aside className={styles.badge} aria-label={words.label} data-preview-badge data-open={open}>
        <p className={styles.text}>
          <b>{words.kinds[override.kind]}</b> <span>{override.name}</span>{' '}
          {Object.entries(override.apps).map(([app, version]) => (
            <span key={app} className={styles.app}>
              <span>{app}</span> <span translate="no">{version}</span>{' '}
            </span>
          ))}
          {ended ? (
            <span role="status">{words.ended}</span>
          ) : (
            <time dateTime={override.expiresAt}>
              {words.until(formatDateTime(override.expiresAt, locale))}
            </time>
          )}
        </p>
        <button
          type="button"
          className={styles.action}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {words.open}
        </button>
        <a className={styles.action} href={leave}>
          {words.leave[override.kind]}
        </a>
      </aside>
      {ready && (
        <Suspense>
          <Devtools override={override} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
