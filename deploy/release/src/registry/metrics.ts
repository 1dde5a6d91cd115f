import type { Figure } from '@tapnook/server/metrics';
import { headOf } from '../channels/generations.ts';
import { runningRollouts } from '../rollout/rollouts.ts';
import type { Registry } from './registry.ts';

const CHANNELS = ['production', 'staging', 'preview'] as const;

/** Age of the key that signs on when the others have ended; of the newest, should all end. */
const signingKeyAge = ({ keys, clock }: Pick<Registry, 'keys' | 'clock'>): number => {
  const all = keys.publicKeys();
  const present = all.findLast((key) => !key.notAfter) ?? all.at(-1);
  return present ? (clock() - Date.parse(present.notBefore)) / 1000 : 0;
};

/** The state of the registry, for watchers of the platform. */
export const readFigures = async (
  registry: Pick<Registry, 'db' | 'keys' | 'clock'>,
): Promise<readonly Figure[]> => {
  const { db } = registry;
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
    `SELECT channel, app, version, bucket, kind, sum(count) AS count FROM release.telemetry
      WHERE app NOT LIKE 'flag:%'
      GROUP BY channel, app, version, bucket, kind ORDER BY channel, app, version, bucket, kind`,
  );
  const rollouts = await runningRollouts(db);
  return [
    {
      name: 'tapnook_key_age_seconds',
      type: 'gauge',
      help: 'How long a key has been in use.',
      labels: ['key'],
      samples: [{ labels: { key: 'manifests' }, value: signingKeyAge(registry) }],
    },
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
