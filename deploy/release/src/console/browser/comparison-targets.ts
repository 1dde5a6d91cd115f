import type { ConsoleState } from '../console-state.types.ts';
import { get } from './api.ts';
import { generation } from './format.ts';
import { t } from './locale.ts';

export type Versions = Record<string, string>;
/** A composition that the present one can be compared with. */
export interface Target {
  readonly key: string;
  readonly label: string;
  readonly versions: () => Promise<Versions>;
}

const stables = (apps: Readonly<Record<string, { stable: { version: string } }>>): Versions =>
  Object.fromEntries(Object.entries(apps).map(([name, app]) => [name, app.stable.version]));

/**
 * What the present composition may be compared with: the newest of everything, canaries, other
 * channels, older generations.
 */
export const comparisonTargets = (state: ConsoleState): Target[] => {
  const now = (versions: Versions) => () => Promise.resolve(versions);
  // An empty channel may take everything that was ever published.
  const newest = async (): Promise<Versions> => {
    const { apps } = await get<{ apps: { name: string; newest: string }[] }>('/v1/apps');
    const known = Object.fromEntries(state.apps.map((row) => [row.app, row.newest]));
    return state.apps.length > 0
      ? known
      : Object.fromEntries(apps.map((app) => [app.name, app.newest]));
  };
  const canaries = Object.fromEntries(
    state.apps.map((row) => [row.app, row.candidate?.version ?? row.stable]),
  );
  const others = state.heads
    .filter((head) => head.channel !== state.channel && head.generation > 0)
    .map((head): Target => ({
      key: head.channel,
      label: `${t(head.channel as 'production')} ${generation(head.generation)}`,
      versions: async () =>
        stables(
          (
            await get<{ apps: Record<string, { stable: { version: string } }> }>(
              `/v1/channels/${head.channel}`,
            )
          ).apps,
        ),
    }));
  const older = state.history
    .filter((row) => row.generation !== state.generation && !row.blocked)
    .map((row): Target => ({
      key: `r${row.generation}`,
      label: `${t(state.channel as 'production')} ${generation(row.generation)}`,
      versions: now(stables(row.apps)),
    }));
  return [
    { key: 'newest', label: t('newest'), versions: newest },
    ...(state.rollouts.length > 0
      ? [{ key: 'canary', label: t('canary'), versions: now(canaries) }]
      : []),
    ...others,
    ...older,
  ];
};
