import { renderInto, h } from './dom.ts';
import { generation } from './format.ts';
import { t } from './locale.ts';
import { isOnline, currentLocation, currentState } from './store.ts';

const statusOf = (): { text: string; tone: 'ok' | 'warn' | 'bad' } => {
  const state = currentState();
  if (!isOnline()) return { text: t('offline'), tone: 'bad' };
  if (!state) return { text: '', tone: 'ok' };
  const by = (wanted: string) =>
    state.rollouts.filter((one) => one.verdict?.state === wanted).map((one) => one.app);
  const watched = [
    ...new Set([
      ...by('watch'),
      ...state.apps.filter((row) => row.health === 'watch').map((row) => row.app),
    ]),
  ];
  const alarmed = [...new Set(state.alarms.map((one) => one.app))];
  if (alarmed.length > 0) return { text: t('alarm', { apps: alarmed.join(', ') }), tone: 'bad' };
  if (by('bad').length > 0)
    return { text: t('undone', { apps: by('bad').join(', ') }), tone: 'bad' };
  if (by('outage').length > 0) return { text: t('outage'), tone: 'bad' };
  return watched.length > 0
    ? { text: t('watchThis', { apps: watched.join(', ') }), tone: 'warn' }
    : { text: t('allHealthy'), tone: 'ok' };
};

const tab = (href: string, current: boolean, ...label: (string | Node)[]): HTMLElement =>
  h(
    'a',
    { href, id: `tab-${href.replace(/\W/g, '')}`, 'aria-current': current ? 'page' : null },
    ...label,
  );

/**
 * On a narrow screen the row scrolls: the current tab into its middle, and nothing else of the
 * page.
 */
const showCurrent = (nav: HTMLElement): void => {
  const current = nav.querySelector('[aria-current]')?.getBoundingClientRect();
  const row = nav.getBoundingClientRect();
  if (current) nav.scrollLeft += current.left + current.width / 2 - row.left - row.width / 2;
};

/** Channels and views at the top, and how things stand. */
export const drawHeader = (): void => {
  const nav = document.getElementById('views');
  const status = document.getElementById('status');
  const { channel, view } = currentLocation();
  const heads =
    currentState()?.heads ??
    ['production', 'staging', 'preview'].map((one) => ({ channel: one, generation: 0 }));
  if (nav) {
    renderInto(nav, [heads, channel, view], () => [
      ...heads.map((head) =>
        tab(
          `#/${head.channel}`,
          view === 'channel' && head.channel === channel,
          t(head.channel as 'production'),
          ' ',
          h(
            'span',
            { class: 'mono dim' },
            head.generation > 0 ? `#${generation(head.generation)}` : '–',
          ),
        ),
      ),
      tab(`#/${channel}/compare`, view === 'compare', t('compare')),
      tab(`#/${channel}/apps`, view === 'apps', t('apps')),
      tab(`#/${channel}/policy`, view === 'policy', t('policy')),
      tab(`#/${channel}/log`, view === 'log', t('log')),
    ]);
    showCurrent(nav);
  }
  const { text, tone } = statusOf();
  if (status) renderInto(status, [text, tone], () => [h('span', { class: `lamp ${tone}` }), text]);
};
