import { headOf } from '../channels/generations.ts';
import type { Queryable } from '../database/database.ts';
import { runningRollouts } from '../rollout/rollouts.ts';

type Labels = Readonly<Record<string, string>>;
interface Sample {
  readonly labels: Labels;
  readonly value: number;
}

const escaped = (text: string) =>
  text.replace(/\\/g, '\\\\').replace(/"/g, '\\"').replace(/\n/g, '\\n');
const labelText = (labels: Labels) =>
  Object.entries(labels)
    .map(([key, value]) => `${key}="${escaped(value)}"`)
    .join(',');

const family = (
  name: string,
  type: 'gauge' | 'counter',
  help: string,
  samples: readonly Sample[],
): string =>
  [
    `# HELP ${name} ${help}`,
    `# TYPE ${name} ${type}`,
    ...samples.map(({ labels, value }) => `${name}{${labelText(labels)}} ${value}`),
  ].join('\n');

const CHANNELS = ['production', 'staging', 'preview'] as const;

/** The state of the registry in Prometheus' text format. */
export const metricsText = async (db: Queryable): Promise<string> => {
  const heads = await Promise.all(
    CHANNELS.map(async (channel) => ({ channel, ...(await headOf(db, channel)) })),
  );
  const published = await db.query<{ name: string; versions: string }>(
    'SELECT name, count(*) AS versions FROM release.records GROUP BY name ORDER BY name',
  );
  const events = await db.query<{
    channel: string;
    app: string;
    version: string;
    bucket: string;
    kind: string;
    count: string;
  }>(
    'SELECT channel, app, version, bucket, kind, sum(count) AS count FROM release.telemetry GROUP BY channel, app, version, bucket, kind ORDER BY channel, app, version, bucket, kind',
  );
  const rollouts = await runningRollouts(db);
  return `${[
    family(
      'release_generation',
      'gauge',
      'Generation that a channel serves.',
      heads.map(({ channel, generation }) => ({ labels: { channel }, value: generation })),
    ),
    family(
      'release_versions',
      'gauge',
      'Published versions of an app.',
      published.rows.map((row) => ({ labels: { app: row.name }, value: Number(row.versions) })),
    ),
    family(
      'release_candidate_weight',
      'gauge',
      'Share of shoppers that meet the candidate, in basis points.',
      heads.flatMap(({ channel, apps }) =>
        Object.entries(apps).flatMap(([app, { candidate }]) =>
          candidate
            ? [{ labels: { channel, app, version: candidate.version }, value: candidate.weight }]
            : [],
        ),
      ),
    ),
    family(
      'release_rollout_state',
      'gauge',
      'Verdict on a running rollout; 1 for the state that it is in.',
      rollouts.map((one) => ({
        labels: {
          channel: one.channel,
          app: one.app,
          version: one.version,
          state: one.verdict?.state ?? 'collecting',
        },
        value: 1,
      })),
    ),
    family(
      'release_events_total',
      'counter',
      'What pages told, by app and version.',
      events.rows.map(({ count, ...labels }) => ({ labels, value: Number(count) })),
    ),
  ].join('\n')}\n`;
};
