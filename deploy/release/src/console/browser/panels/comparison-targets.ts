import type { ConsoleState } from '../../console-state.types.ts';
import { get } from '../data/http.ts';
import { generationText } from '../i18n/format.ts';
import type { TextKey, Translate } from '../i18n/texts.ts';

export type Versions = Record<string, string>;
/** A composition that the present one can be compared with. */
export interface Target {
  readonly key: string;
  readonly label: string;
  readonly versions: () => Promise<Versions>;
}
type Served = Readonly<Record<string, { readonly stable: { readonly version: string } }>>;

const stables = (apps: Served): Versions =>
  Object.fromEntries(Object.entries(apps).map(([name, app]) => [name, app.stable.version]));
const known = (versions: Versions) => (): Promise<Versions> => Promise.resolve(versions);

/** The newest of everything; an empty channel may take everything that was ever published. */
const newestOf = async ({ apps }: ConsoleState): Promise<Versions> => {
  if (apps.length > 0) return Object.fromEntries(apps.map((row) => [row.app, row.newest]));
  const published = await get<{ apps: { name: string; newest: string }[] }>('/v1/apps');
  return Object.fromEntries(published.apps.map(({ name, newest }) => [name, newest]));
};

/**
 * What the present composition may be compared with: the newest of everything, canaries, other
 * channels, older generations.
 */
export const comparisonTargets = (state: ConsoleState, t: Translate): Target[] => {
  const nameOf = (channel: string): string => t(`channel.${channel}` as TextKey);
  const others = state.heads
    .filter(({ channel, generation }) => channel !== state.channel && generation > 0)
    .map(({ channel, generation }): Target => ({
      key: channel,
      label: `${nameOf(channel)} ${generationText(generation)}`,
      versions: async () => stables((await get<{ apps: Served }>(`/v1/channels/${channel}`)).apps),
    }));
  const older = state.history
    .filter(({ generation, blocked }) => generation !== state.generation && !blocked)
    .map(({ generation, apps }): Target => ({
      key: `r${generation}`,
      label: `${nameOf(state.channel)} ${generationText(generation)}`,
      versions: known(stables(apps)),
    }));
  const canaries = Object.fromEntries(
    state.apps.map((row) => [row.app, row.candidate?.version ?? row.stable]),
  );
  return [
    { key: 'newest', label: t('composition.newest'), versions: () => newestOf(state) },
    ...(state.rollouts.length > 0
      ? [{ key: 'canary', label: t('composition.canary'), versions: known(canaries) }]
      : []),
    ...others,
    ...older,
  ];
};
