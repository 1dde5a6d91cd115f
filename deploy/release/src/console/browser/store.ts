import type { ConsoleState } from '../console-state.types.ts';
import { loadState, post, RegistryRefusal, remove } from './api.ts';
import { generation } from './format.ts';
import { announce } from './live-region.ts';
import { locale, t } from './locale.ts';
import { toast } from './toast.ts';

export type View = 'channel' | 'compare' | 'apps' | 'policy' | 'log';
export interface ConsoleLocation {
  readonly view: View;
  readonly channel: string;
}

let state: ConsoleState | null = null;
let online = true;
const listeners = new Set<() => void>();
const notifyListeners = () => listeners.forEach((listener) => listener());

export const currentState = (): ConsoleState | null => state;
export const isOnline = (): boolean => online;
export const mayChange = (): boolean => state?.actor.role === 'manager';
/** Whether an app is of this person's team. */
export const ownsApp = (app: string): boolean =>
  state?.actor.role === 'team' &&
  state.apps.find((row) => row.app === app)?.team === state.actor.team;
/** Whether this person may do something with an app: a manager any, a team what the policy gives it. */
export const mayAct = (
  action: ConsoleState['policy']['rules']['teams'][number],
  app: string,
): boolean => {
  if (mayChange()) return true;
  if (!state || state.actor.role !== 'team') return false;
  return ownsApp(app) && state.policy.rules.teams.includes(action);
};
export const onChange = (listener: () => void): void => void listeners.add(listener);

/**
 * Where the address says we are: `#/production`, `#/production/compare`, `#/production/apps`,
 * `#/production/policy`, `#/production/log`.
 */
export const currentLocation = (): ConsoleLocation => {
  const [channel, view] = location.hash.replace(/^#\/?/, '').split('/');
  return {
    channel:
      channel && ['production', 'staging', 'preview'].includes(channel) ? channel : 'production',
    view:
      view === 'compare' || view === 'apps' || view === 'policy' || view === 'log'
        ? view
        : 'channel',
  };
};

/**
 * Asks for the channel's state anew; an answer for a channel that was left meanwhile is dropped.
 */
export const reload = async (): Promise<void> => {
  const { channel } = currentLocation();
  try {
    const loaded = await loadState(channel);
    online = true;
    if (currentLocation().channel !== channel) return notifyListeners();
    // Somebody else's release is told as one's own is.
    if (state?.channel === channel && loaded.generation > state.generation)
      announce(
        t('done', {
          channel: t(channel as 'production'),
          generation: generation(loaded.generation),
        }),
      );
    state = loaded;
  } catch {
    online = false;
  }
  notifyListeners();
};

let source: EventSource | null = null;
let reloadTimer: ReturnType<typeof setTimeout> | undefined;

const FIGURE_RELOAD_MS = 5_000;

/** Figures of a running canary are asked for from time to time: they change without an event. */
export const startFigureReload = (): void => {
  setInterval(() => {
    if (!document.hidden && state && state.rollouts.length > 0) void reload();
  }, FIGURE_RELOAD_MS);
};

/** Follows the channel live; a burst of events is one reload. */
export const followChannel = (): void => {
  const { channel } = currentLocation();
  source?.close();
  source = new EventSource(`/v1/channels/${channel}/events`);
  const soon = () => {
    clearTimeout(reloadTimer);
    reloadTimer = setTimeout(() => void reload(), 120);
  };
  for (const type of ['generation', 'published', 'verdict', 'alarm'])
    source.addEventListener(type, soon);
  source.addEventListener('error', () => {
    online = false;
    notifyListeners();
  });
};

interface Present {
  readonly generation: number;
}
interface Changed {
  readonly app: string;
  readonly from: string | null;
  readonly to: string | null;
}

interface Worded {
  readonly message: { en_gb: string; zh_hk: string };
}

const refusalText = (refused: RegistryRefusal): string => {
  const { data } = refused.body;
  const changed = (data['changed'] as Changed[] | undefined) ?? [];
  const now = data['present'] as Present | undefined;
  if (now) {
    return t('conflict', {
      generation: generation(now.generation),
      changes: changed
        .map((row) => `${row.app} ${row.from ?? t('absent')} → ${row.to ?? t('absent')}`)
        .join('; '),
    });
  }
  const findings =
    (data['findings'] as
      | { app: string; message: { en_gb: string; zh_hk: string } }[]
      | undefined) ?? [];
  const reasons = findings.map(
    (finding) =>
      `${finding.app}: ${locale === 'zh-HK' ? finding.message.zh_hk : finding.message.en_gb}`,
  );
  const demands = (data['demands'] as Worded[] | undefined) ?? [];
  const asked = demands.map(({ message }) => (locale === 'zh-HK' ? message.zh_hk : message.en_gb));
  return [locale === 'zh-HK' ? data.zh_HK : data.en_US, ...reasons, ...asked].join(' ');
};

/** Asks for something of the channel, and shows what came of it. True when it was done. */
export const requestChange = (path: string, body: Record<string, unknown>): Promise<boolean> => {
  return requestOfRegistry(`/v1/channels/${currentLocation().channel}/${path}`, body);
};

/** Like `requestChange`, of what belongs to no channel. */
export const requestOfRegistry = (path: string, body: Record<string, unknown>): Promise<boolean> =>
  ask(() => post(path, body));
/** Takes something away that belongs to no channel. */
export const removeFromRegistry = (path: string): Promise<boolean> => ask(() => remove(path));

const ask = async (send: () => Promise<{ generation?: number }>): Promise<boolean> => {
  const { channel } = currentLocation();
  try {
    const made = await send();
    if (made.generation)
      toast(
        t('done', { channel: t(channel as 'production'), generation: generation(made.generation) }),
      );
    await reload();
    return true;
  } catch (error) {
    if (!(error instanceof RegistryRefusal)) throw error;
    toast(refusalText(error), 'error');
    await reload();
    return false;
  }
};

/**
 * Changes the channel as it is on the screen, or as `body.expectedGeneration` saw it when the plan
 * was made: whoever was overtaken is told what changed, sees it, and decides again.
 */
export const change = (path: string, body: Record<string, unknown>): Promise<boolean> =>
  requestChange(path, { expectedGeneration: state?.generation ?? 0, ...body });
