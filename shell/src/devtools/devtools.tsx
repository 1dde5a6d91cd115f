import type { PageOverride } from '@tapnook/contracts';
import { usePlatform } from '@tapnook/platform';
import { useEffect, useState, type KeyboardEvent, type ReactElement } from 'react';
import { AppsTable } from './apps-table.tsx';
import { CopyLink } from './copy-link.tsx';
import { followBuilds } from './follow-build.ts';
import { DEVTOOLS_MESSAGES } from './messages.ts';
import { Outlines } from './outlines.tsx';
import { OverrideView } from './override-view.tsx';
import { readApps, readRegions, type AppRow, type Region } from './page-apps.ts';
import { SharedView } from './shared-view.tsx';
import { toneOf } from './tones.ts';
import { useEventLog } from './use-event-log.ts';
import { useLargestPaint } from './use-largest-paint.ts';
import styles from './devtools.module.css';

const VIEWS = ['overview', 'shared', 'override'] as const;
type View = (typeof VIEWS)[number];

interface Seen {
  readonly rows: readonly AppRow[];
  readonly slots: readonly Region[];
}

/** What the page is made of, read again whenever something loads, mounts or moves. */
const useSeen = (open: boolean): Seen => {
  const { composition, events } = usePlatform();
  const [seen, setSeen] = useState<Seen>({ rows: [], slots: [] });
  useEffect(() => {
    if (!open) return undefined;
    const look = (): void => {
      const marks = new Set(performance.getEntriesByType('mark').map(({ name }) => name));
      // oxlint-disable-next-line typescript/no-unnecessary-type-assertion -- it gives plain entries
      const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      setSeen({
        rows: readApps(composition, document, resources, marks),
        slots: readRegions(composition, document).filter(({ slot }) => slot),
      });
    };
    look();
    const observer = new PerformanceObserver(look);
    observer.observe({ entryTypes: ['resource', 'mark'] });
    const leave = events.on('navigation:done', look);
    return () => {
      observer.disconnect();
      leave();
    };
  }, [composition, events, open]);
  return seen;
};

interface OverviewProps extends Seen {
  readonly hidden: boolean;
  readonly override: PageOverride;
  readonly log: ReturnType<typeof useEventLog>;
  readonly paint: ReturnType<typeof useLargestPaint>;
  readonly onPoint: (app: string | null) => void;
}
/** Apps, slots and events of this page. */
const Overview = ({
  hidden,
  override,
  rows,
  slots,
  log,
  paint,
  onPoint,
}: OverviewProps): ReactElement => {
  const { locale, composition } = usePlatform();
  const words = DEVTOOLS_MESSAGES[locale];
  const scripts = performance
    .getEntriesByType('resource')
    .filter(({ name }) => /\/remotes\/.*\.js$/.test(name)).length;
  return (
    <div className={styles.columns} hidden={hidden}>
      <section>
        <h3>
          <span>{words.apps}</span>{' '}
          {paint !== null && <small>{words.lcp((paint / 1_000).toFixed(2), scripts)}</small>}
        </h3>
        <AppsTable rows={rows} override={override} onPoint={onPoint} />
      </section>
      <section>
        <h3>{words.slots}</h3>
        {slots.length === 0 ? (
          <p>{words.noSlots}</p>
        ) : (
          <ul>
            {slots.map(({ slot, app }, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- a slot may stand there twice
              <li key={`${slot} ${index}`}>
                <span>{slot}</span>
                <span className={styles.tone} data-tone={toneOf(composition, app)}>
                  {app}
                </span>
              </li>
            ))}
          </ul>
        )}
      </section>
      <section>
        <h3>
          <span>{words.events}</span> <small>{words.newest}</small>
        </h3>
        {log.length === 0 ? (
          <p>{words.noEvents}</p>
        ) : (
          <ul>
            {log.map(({ id, at, name, detail }) => (
              <li key={id}>
                <span>
                  <span>{(at / 1_000).toFixed(2)}</span> s
                </span>
                <span>{name}</span>
                <small>{detail}</small>
              </li>
            ))}
          </ul>
        )}
      </section>
    </div>
  );
};

/**
 * The overlay for people with a token: who owns which region, from where and why, slots, and events
 * as they pass.
 */
export const Devtools = ({
  override,
  open,
  onClose,
}: {
  readonly override: PageOverride;
  readonly open: boolean;
  readonly onClose: () => void;
}): ReactElement | null => {
  const { locale, composition } = usePlatform();
  const words = DEVTOOLS_MESSAGES[locale];
  const log = useEventLog();
  const { rows, slots } = useSeen(open);
  const [all, setAll] = useState(false);
  const [only, setOnly] = useState<string | null>(null);
  const [view, setView] = useState<View>('overview');
  const paint = useLargestPaint();
  useEffect(() => followBuilds(override), [override]);
  if (!open) return null;
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') onClose();
  };
  return (
    <>
      <Outlines all={all} only={only} />
      {/* Escape closes the panel from any control in it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- see above */}
      <aside className={styles.panel} aria-label={words.title} data-devtools onKeyDown={onKeyDown}>
        <div className={styles.head}>
          <b>{words.title}</b>
          <span className={styles.mono}>
            {words.generation(composition.channel, composition.generation)}
          </span>
          <span className={styles.views}>
            {VIEWS.map((name) => (
              <button
                key={name}
                type="button"
                className={styles.button}
                aria-pressed={view === name}
                onClick={() => setView(name)}
              >
                {words.views[name]}
              </button>
            ))}
          </span>
          <span className={styles.actions}>
            <button
              type="button"
              className={styles.button}
              aria-pressed={all}
              onClick={() => setAll(!all)}
            >
              {words.outlines}
            </button>
            <CopyLink />
            <button type="button" className={styles.button} onClick={onClose}>
              {words.close}
            </button>
          </span>
        </div>
        {view === 'shared' && <SharedView shared={override.shared} />}
        {view === 'override' && <OverrideView override={override} />}
        <Overview
          hidden={view !== 'overview'}
          override={override}
          rows={rows}
          slots={slots}
          log={log}
          paint={paint}
          onPoint={setOnly}
        />
      </aside>
    </>
  );
};
