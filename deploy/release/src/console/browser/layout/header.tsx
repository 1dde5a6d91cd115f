import { Logo } from '@tapnook/ui';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { ConsoleState } from '../../console-state.types.ts';
import { CHANNELS, hrefOf, VIEWS, type Place } from '../data/console-context.ts';
import { generationText } from '../i18n/format.ts';
import type { Translate } from '../i18n/texts.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { OtherLanguage } from './other-language.tsx';
import styles from './header.module.css';

interface Status {
  readonly text: string;
  readonly tone: 'ok' | 'warn' | 'bad';
}

const statusOf = (state: ConsoleState | undefined, isOnline: boolean, t: Translate): Status => {
  if (!isOnline) return { text: t('page.offline'), tone: 'bad' };
  if (!state) return { text: '', tone: 'ok' };
  const judged = (wanted: string): string[] =>
    state.rollouts.filter(({ verdict }) => verdict?.state === wanted).map(({ app }) => app);
  const alarmed = [...new Set(state.alarms.map(({ app }) => app))];
  if (alarmed.length > 0)
    return { text: t('status.alarm', { apps: alarmed.join(', ') }), tone: 'bad' };
  if (judged('bad').length > 0)
    return { text: t('status.undone', { apps: judged('bad').join(', ') }), tone: 'bad' };
  if (judged('outage').length > 0) return { text: t('status.outage'), tone: 'bad' };
  const watched = [
    ...new Set([
      ...judged('watch'),
      ...state.apps.filter(({ health }) => health === 'watch').map(({ app }) => app),
    ]),
  ];
  return watched.length > 0
    ? { text: t('status.watchThis', { apps: watched.join(', ') }), tone: 'warn' }
    : { text: t('status.allHealthy'), tone: 'ok' };
};

/** Channels, then the views of the one that is shown. On a narrow screen the row scrolls. */
const Views = ({
  place,
  heads,
}: {
  readonly place: Place;
  readonly heads: ConsoleState['heads'];
}) => {
  const { t } = useTexts();
  const row = useRef<HTMLElement>(null);
  const current = hrefOf(place);
  useEffect(() => {
    // The current tab comes into the row's middle; nothing else of the page moves.
    const tab = row.current?.querySelector(`[href="#${current}"]`)?.getBoundingClientRect();
    const box = row.current?.getBoundingClientRect();
    if (row.current && tab && box)
      row.current.scrollLeft += tab.left + tab.width / 2 - box.left - box.width / 2;
  }, [current]);
  return (
    <nav id="views" className={styles.views} aria-label={t('page.views')} ref={row}>
      {CHANNELS.map((channel) => {
        const generation = heads.find((head) => head.channel === channel)?.generation ?? 0;
        return (
          <Link
            key={channel}
            id={`tab-${channel}`}
            to={hrefOf({ channel, view: 'channel' })}
            aria-current={
              place.view === 'channel' && place.channel === channel ? 'page' : undefined
            }
          >
            <span>{t(`channel.${channel}`)}</span>
            <span className="mono text-dim">
              {generation > 0 ? `#${generationText(generation)}` : t('page.noFigure')}
            </span>
          </Link>
        );
      })}
      {VIEWS.map((view) => (
        <Link
          key={view}
          id={`tab-${place.channel}${view}`}
          to={hrefOf({ channel: place.channel, view })}
          aria-current={place.view === view ? 'page' : undefined}
        >
          {t(`view.${view}`)}
        </Link>
      ))}
    </nav>
  );
};

export const Header = ({
  place,
  state,
  isOnline,
  actor,
}: {
  readonly place: Place;
  readonly state: ConsoleState | undefined;
  readonly isOnline: boolean;
  readonly actor: string;
}) => {
  const { t } = useTexts();
  const { text, tone } = statusOf(state, isOnline, t);
  return (
    <header className={styles.bar}>
      <div className={styles.head}>
        <div className={styles.brand}>
          <Logo look="word" />
          <h1>{t('page.title')}</h1>
        </div>
        <Views place={place} heads={state?.heads ?? []} />
        <div className={styles.aside}>
          <span id="status" className="row" role="status">
            {text && <span className={styles.lamp} data-tone={tone} />}
            <span>{text}</span>
          </span>
          <OtherLanguage />
          <form method="post" action="/session/end">
            <button className={styles.leave} type="submit" title={actor}>
              {t('page.signOut')}
            </button>
          </form>
        </div>
      </div>
    </header>
  );
};
