import type { Channel, RenderCost, ShopperVisit, TelemetryBatch } from '@tapnook/contracts/release';
import type { Queryable } from '../database/database.ts';
import { addCounts, type CountedEvent } from './counts.ts';
import { flagSubject, flagValue } from './flag-subjects.ts';
import type { Trial } from './trials.ts';
import { binOf } from './vital-bins.ts';

/** Kinds of what is counted by shopper and by render; pages cannot tell them. */
export const SHOPPER = 'shopper';
export const stepKind = (step: string): string => `step:${step}`;
export const SERVER_TIME = 'server-time';
export const SERVER_MEMORY = 'server-memory';

/** Of no page in particular. */
const NO_ROUTE = 'none';

interface Side {
  readonly app: string;
  readonly trial: string;
  readonly version: string;
  readonly bucket: string;
}

type Sides = Pick<ShopperVisit, 'apps' | 'flags'>;

/** The sides that a page load is on, in the trials of apps and flags that run. */
const sidesOf = (trials: ReadonlyMap<string, Trial>, { apps, flags = {} }: Sides): Side[] =>
  [
    ...Object.entries(apps).map(([app, own]) => ({ app, ...own })),
    ...Object.entries(flags).map(([name, isOn]) => ({
      app: flagSubject(name),
      version: flagValue(isOn),
      bucket: 'stable',
    })),
  ].flatMap(({ app, version, bucket }) => {
    const trial = trials.get(app);
    return trial?.versions.has(version) ? [{ app, trial: trial.id, version, bucket }] : [];
  });

interface Met extends Side {
  readonly shopper: string;
  readonly network: number;
  readonly steps: readonly string[];
}
const columns = <T, Key extends keyof T>(rows: readonly T[], keys: readonly Key[]): T[Key][][] =>
  keys.map((key) => rows.map((row) => row[key]));

/** Shoppers that a trial had not met yet. */
const insertShoppers = async (
  tx: Queryable,
  channel: Channel,
  met: readonly Met[],
  slot: Date,
): Promise<CountedEvent[]> => {
  const { rows } = await tx.query<Omit<CountedEvent, 'kind' | 'bin' | 'route'>>(
    `INSERT INTO release.shoppers (channel, app, trial, shopper, version, bucket, slot, network)
     SELECT DISTINCT ON (a, t, s) $1, a, t, s, v, b, $2, n
     FROM unnest($3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::smallint[]) AS w(a,
       t, s, v, b, n) ORDER BY a, t, s
     ON CONFLICT DO NOTHING RETURNING app, version, bucket, slot, network`,
    [channel, slot, ...columns(met, ['app', 'trial', 'shopper', 'version', 'bucket', 'network'])],
  );
  return rows.map((row) => ({ ...row, kind: SHOPPER, route: NO_ROUTE, bin: -1 }));
};

/**
 * Steps that a shopper had not taken yet, in the slot of their first visit. A step on another
 * version than the first one is nobody's: the shopper was moved in between.
 */
const insertSteps = async (
  tx: Queryable,
  channel: Channel,
  met: readonly Met[],
): Promise<CountedEvent[]> => {
  const taken = met.flatMap((one) => one.steps.map((step) => ({ ...one, step })));
  if (taken.length === 0) return [];
  const { rows } = await tx.query<Omit<CountedEvent, 'kind' | 'bin' | 'route'> & { step: string }>(
    `WITH fresh AS (INSERT INTO release.shopper_steps (channel, app, trial, shopper, step)
       SELECT DISTINCT $1, w.a, w.t, w.s, w.k
         FROM unnest($2::text[], $3::text[], $4::text[], $5::text[], $6::text[]) AS w(a, t, s, v, k)
       JOIN release.shoppers s ON s.channel = $1 AND s.app = w.a AND s.trial = w.t
         AND s.shopper = w.s AND s.version = w.v
       ORDER BY w.a, w.t, w.s, w.k ON CONFLICT DO NOTHING RETURNING app, trial, shopper, step)
     SELECT app, version, bucket, slot, network, step FROM fresh
       JOIN release.shoppers s USING (app, trial, shopper) WHERE s.channel = $1`,
    [channel, ...columns(taken, ['app', 'trial', 'shopper', 'version', 'step'])],
  );
  return rows.map(({ step, ...row }) => ({
    ...row,
    kind: stepKind(step),
    route: NO_ROUTE,
    bin: -1,
  }));
};

const renderCounts = (
  trials: ReadonlyMap<string, Trial>,
  renders: readonly RenderCost[],
  slot: Date,
): CountedEvent[] =>
  renders.flatMap(({ apps, network = 0, milliseconds, kilobytes }) =>
    sidesOf(trials, { apps }).flatMap(({ app, version, bucket }) => {
      const row = { app, version, bucket, slot, network, route: NO_ROUTE };
      return [
        // Tenths of a millisecond: small pages take less than one.
        { ...row, kind: SERVER_TIME, bin: binOf(milliseconds * 10) },
        ...(kilobytes === null ? [] : [{ ...row, kind: SERVER_MEMORY, bin: binOf(kilobytes) }]),
      ];
    }),
  );

/** Counts shoppers, their steps and the cost of renders for apps and flags that are on trial. */
export const ingestTrials = async (
  tx: Queryable,
  channel: Channel,
  { shoppers = [], renders = [] }: Pick<TelemetryBatch, 'shoppers' | 'renders'>,
  trials: ReadonlyMap<string, Trial>,
  slot: Date,
): Promise<void> => {
  const met = shoppers.flatMap(({ shopper, network = 0, apps, flags, steps }) =>
    sidesOf(trials, { apps, flags }).map((side) => ({ ...side, shopper, network, steps })),
  );
  const counted = [
    ...(met.length > 0 ? await insertShoppers(tx, channel, met, slot) : []),
    ...(await insertSteps(tx, channel, met)),
    ...renderCounts(trials, renders, slot),
  ];
  await addCounts(tx, channel, counted);
};
