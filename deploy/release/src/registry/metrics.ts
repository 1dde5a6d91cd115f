import type { Figure } from '@tapnook/server/metrics';
import { headOf } from '../channels/generations.ts';
import type { Queryable } from '../database/database.ts';
import { runningRollouts } from '../rollout/rollouts.ts';

const CHANNELS = ['production', 'staging', 'preview'] as const;

/** The state of the registry, for watchers of the platform. */
export const readFigures = async (db: Queryable): Promise<readonly Figure[]> => {
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
  return [
    {
      name: 'release_generation',
      type: 'gauge',
      help: 'Generation that a channel serves.',
      labels: ['channel'],
      samples: heads.map(({ channel, generation }) => ({ labels: { channel }, value: generation })),
    },
    {
      name: 'release_versions',
      type: 'gauge',
      help: 'Published versions of an app.',
      labels: ['app'],
      samples: published.rows.map((row) => ({
        labels: { app: row.name },
        value: Number(row.versions),
      })),
    },
    {
      name: 'release_candidate_weight',
      type: 'gauge',
      help: 'Share of shoppers that meet the candidate, in basis points.',
      labels: ['channel', 'app', 'version'],
      samples: heads.flatMap(({ channel, apps }) =>
        Object.entries(apps).flatMap(([app, { candidate }]) =>
          candidate
            ? [{ labels: { channel, app, version: candidate.version }, value: candidate.weight }]
            : [],
        ),
      ),
    },
    {
      name: 'release_rollout_state',
      type: 'gauge',
      help: 'Verdict on a running rollout; 1 for the state that it is in.',
      labels: ['channel', 'app', 'version', 'state'],
      samples: rollouts.map((one) => ({
        labels: {
          channel: one.channel,
          app: one.app,
          version: one.version,
          state: one.verdict?.state ?? 'collecting',
        },
        value: 1,
      })),
    },
    {
      name: 'release_events_total',
      type: 'counter',
      help: 'What pages told, by app and version.',
      labels: ['channel', 'app', 'version', 'bucket', 'kind'],
      samples: events.rows.map(({ count, ...labels }) => ({ labels, value: Number(count) })),
    },
  ];
};
