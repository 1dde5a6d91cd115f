import type { EnvironmentManifest, AppComposition, Targeting } from '@tapnook/contracts/release';

export type Apps = EnvironmentManifest['apps'];
export interface Pin {
  readonly version: string;
  readonly digest: string;
}
export interface Change {
  readonly apps: Apps;
  readonly refused?:
    | 'no-candidate'
    | 'not-composed'
    | 'same-version'
    | 'candidate-present'
    | 'no-last-good';
}

const stableOnly = (app: AppComposition): AppComposition => ({
  stable: app.stable,
  ...(app.lastGood && { lastGood: app.lastGood }),
});

const withStable = (app: AppComposition | undefined, pin: Pin): AppComposition => {
  if (!app) return { stable: pin };
  if (app.stable.version === pin.version) return app;
  const candidate =
    app.candidate && app.candidate.version !== pin.version ? app.candidate : undefined;
  return { stable: pin, lastGood: app.stable, ...(candidate && { candidate }) };
};

/**
 * Sets stable versions; what was stable becomes the last good one. `removed` apps leave the
 * composition.
 */
export const compose = (
  apps: Apps,
  pins: Readonly<Record<string, Pin>>,
  removed: readonly string[] = [],
): Change => {
  const remaining = Object.entries(apps).filter(([name]) => !removed.includes(name));
  const next: Apps = Object.fromEntries(remaining);
  for (const [name, pin] of Object.entries(pins)) next[name] = withStable(apps[name], pin);
  return { apps: next };
};

/** Lets some shoppers meet a new version. The salt is new for each rollout and stays through it. */
export const startCandidate = (
  apps: Apps,
  name: string,
  pin: Pin,
  rollout: { weight: number; salt: string; rules?: Targeting },
): Change => {
  const app = apps[name];
  if (!app) return { apps, refused: 'not-composed' };
  if (app.candidate) return { apps, refused: 'candidate-present' };
  if (app.stable.version === pin.version) return { apps, refused: 'same-version' };
  const { weight, salt, rules } = rollout;
  return {
    apps: {
      ...apps,
      [name]: { ...app, candidate: { ...pin, weight, salt, ...(rules && { rules }) } },
    },
  };
};

export const setWeight = (apps: Apps, name: string, weight: number): Change => {
  const app = apps[name];
  if (!app?.candidate) return { apps, refused: 'no-candidate' };
  return { apps: { ...apps, [name]: { ...app, candidate: { ...app.candidate, weight } } } };
};

/** Everybody meets stable again. */
export const abort = (apps: Apps, name: string): Change => {
  const app = apps[name];
  if (!app?.candidate) return { apps, refused: 'no-candidate' };
  return { apps: { ...apps, [name]: stableOnly(app) } };
};

/** The candidate becomes stable: a pointer moves, nothing is built. */
export const promote = (apps: Apps, name: string): Change => {
  const app = apps[name];
  if (!app?.candidate) return { apps, refused: 'no-candidate' };
  const { version, digest } = app.candidate;
  return { apps: { ...apps, [name]: { stable: { version, digest }, lastGood: app.stable } } };
};

/** One app back to its last good version, or to the given one; its candidate ends. */
export const rollback = (apps: Apps, name: string, to?: Pin): Change => {
  const app = apps[name];
  if (!app) return { apps, refused: 'not-composed' };
  const target = to ?? app.lastGood;
  if (!target) return { apps, refused: 'no-last-good' };
  if (target.version === app.stable.version && !app.candidate)
    return { apps, refused: 'same-version' };
  return { apps: { ...apps, [name]: { stable: target } } };
};

/** The stable versions of an older generation, without the candidates it had. */
export const restore = (older: Apps): Change => ({
  apps: Object.fromEntries(Object.entries(older).map(([name, app]) => [name, stableOnly(app)])),
});

/** The same change for several apps, one after the other; the first refusal stands for all. */
export const forEach = (
  apps: Apps,
  names: readonly string[],
  step: (apps: Apps, name: string) => Change,
): Change => {
  let present = apps;
  for (const name of names) {
    const { apps: next, refused } = step(present, name);
    if (refused) return { apps, refused };
    present = next;
  }
  return { apps: present };
};

export interface AppDifference {
  readonly app: string;
  readonly from: string | null;
  readonly to: string | null;
  readonly candidateFrom: string | null;
  readonly candidateTo: string | null;
  readonly weightFrom: number;
  readonly weightTo: number;
}

/** What changes between two compositions, part by part; apps that stay the same are left out. */
export const compareApps = (from: Apps, to: Apps): AppDifference[] => {
  const names = [...new Set([...Object.keys(from), ...Object.keys(to)])].toSorted();
  return names
    .map((app) => ({
      app,
      from: from[app]?.stable.version ?? null,
      to: to[app]?.stable.version ?? null,
      candidateFrom: from[app]?.candidate?.version ?? null,
      candidateTo: to[app]?.candidate?.version ?? null,
      weightFrom: from[app]?.candidate?.weight ?? 0,
      weightTo: to[app]?.candidate?.weight ?? 0,
    }))
    .filter(
      (row) =>
        row.from !== row.to ||
        row.candidateFrom !== row.candidateTo ||
        row.weightFrom !== row.weightTo,
    );
};
