import { createContext, use } from 'react';
import type { ConsoleState } from '../../console-state.types.ts';

export const CHANNELS = ['production', 'staging', 'preview'] as const;
export type ChannelName = (typeof CHANNELS)[number];
export const VIEWS = ['compare', 'apps', 'levels', 'policy', 'access', 'log'] as const;
export type View = 'channel' | (typeof VIEWS)[number];

export interface Place {
  readonly channel: ChannelName;
  readonly view: View;
}
/** Where the address says we are: `#/production`, `#/production/compare` and so on. */
export const placeOf = (channel?: string, view?: string): Place => ({
  channel: CHANNELS.find((one) => one === channel) ?? 'production',
  view: VIEWS.find((one) => one === view) ?? 'channel',
});
export const hrefOf = ({ channel, view }: Place): string =>
  view === 'channel' ? `/${channel}` : `/${channel}/${view}`;

type TeamAction = ConsoleState['policy']['rules']['teams'][number];

export interface Console {
  readonly state: ConsoleState;
  readonly place: Place;
  readonly isManager: boolean;
  /** Whether an app is of this person's team. */
  readonly ownsApp: (app: string) => boolean;
  /**
   * Whether this person may do something with an app: a manager any, a team what the policy gives
   * it.
   */
  readonly mayAct: (action: TeamAction, app: string) => boolean;
}

export const consoleOf = (state: ConsoleState, place: Place): Console => {
  const isManager = state.actor.role === 'manager';
  const ownsApp = (app: string): boolean =>
    state.actor.role === 'team' &&
    state.apps.find((row) => row.app === app)?.team === state.actor.team;
  return {
    state,
    place,
    isManager,
    ownsApp,
    mayAct: (action, app) =>
      isManager || (ownsApp(app) && state.policy.rules.teams.includes(action)),
  };
};

export const ConsoleContext = createContext<Console | null>(null);

/** The channel that is shown, and what this person may do in it. */
export const useConsole = (): Console => {
  const value = use(ConsoleContext);
  if (!value) throw new Error('useConsole was called before the state was there');
  return value;
};
