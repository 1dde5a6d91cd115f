import type { Apps } from '../rollout/transitions.ts';

/** Combinations that are looked at; more trains at once are compared as if all were met apart. */
const MAX_TRAINS = 6;

/**
 * The apps of each train: candidates that are drawn by one lot, so that a shopper meets all or
 * none.
 */
export const trainsIn = (apps: Apps): string[][] => {
  const bySalt = new Map<string, string[]>();
  for (const [name, { candidate }] of Object.entries(apps))
    if (candidate) bySalt.set(candidate.salt, [...(bySalt.get(candidate.salt) ?? []), name]);
  return [...bySalt.values()].filter((names) => names.length > 1);
};

/** The apps that travel with a candidate, itself included. */
export const travellers = (apps: Apps, app: string): string[] =>
  trainsIn(apps).find((names) => names.includes(app)) ?? [app];

const onTrain = (apps: Apps, names: readonly string[]): Apps =>
  Object.fromEntries(
    Object.entries(apps).map(([name, { candidate, ...app }]) => [
      name,
      !candidate || !names.includes(name)
        ? { ...app, ...(candidate && { candidate }) }
        : { ...app, stable: { version: candidate.version, digest: candidate.digest } },
    ]),
  );
const offTrain = (apps: Apps, names: readonly string[]): Apps =>
  Object.fromEntries(
    Object.entries(apps).map(([name, { candidate, ...app }]) => [
      name,
      candidate && !names.includes(name) ? { ...app, candidate } : app,
    ]),
  );

/** What shoppers may meet, once for each choice of trains: within one, an app has one version. */
export const cohortsOf = (apps: Apps): Apps[] => {
  const running = trainsIn(apps).filter((names) =>
    names.some((name) => (apps[name]?.candidate?.weight ?? 0) > 0),
  );
  return running
    .slice(0, MAX_TRAINS)
    .reduce<Apps[]>(
      (cohorts, names) =>
        cohorts.flatMap((cohort) => [offTrain(cohort, names), onTrain(cohort, names)]),
      [apps],
    );
};
