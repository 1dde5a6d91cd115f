import type { Channel, EnvironmentManifest, SignedManifest } from '@tapnook/contracts/release';
import { transaction, type Queryable } from '../database/database.ts';
import { RegistryError } from '../errors.ts';
import { appendAudit, logRefusals } from '../registry/audit.ts';
import type { Registry } from '../registry/registry.ts';
import type { Actor } from '../registry/tokens.ts';
import { queueDeliveries } from '../registry/webhooks.ts';
import { compareApps, type Apps } from '../rollout/transitions.ts';
import { signManifest } from '../signing/sign-manifest.ts';

type ChangeKind =
  | 'compose'
  | 'candidate'
  | 'weight'
  | 'abort'
  | 'promote'
  | 'rollback'
  | 'auto-abort';

/** One composition of a channel's history. */
export interface Generation {
  readonly channel: Channel;
  readonly generation: number;
  readonly previous: number;
  readonly kind: ChangeKind;
  readonly apps: Apps;
  readonly actor: string;
  readonly reason: string;
  readonly createdAt: string;
}
export interface Head {
  readonly generation: number;
  readonly apps: Apps;
}

/** What somebody wants to do to a channel. */
export interface ChannelChange {
  readonly channel: Channel;
  readonly kind: ChangeKind;
  readonly reason: string;
  /** The generation that they looked at when they decided; another one means that they must decide again. */
  readonly expectedGeneration?: number;
  /** What the log says it was done to. */
  readonly subject: string;
  readonly detail?: Record<string, unknown>;
  readonly next: (apps: Apps, tx: Queryable) => Promise<Apps>;
}

interface Row {
  readonly channel: Channel;
  readonly generation: number;
  readonly previous: number;
  readonly kind: ChangeKind;
  readonly apps: Apps;
  readonly actor: string;
  readonly reason: string;
  readonly created_at: Date;
}
const COLUMNS = 'channel, generation, previous, kind, apps, actor, reason, created_at';
const fromRow = ({ created_at, ...row }: Row): Generation => ({
  ...row,
  createdAt: created_at.toISOString(),
});

export const headOf = async (db: Queryable, channel: Channel): Promise<Head> => {
  const { rows } = await db.query<Head>(
    "SELECT c.generation, coalesce(g.apps, '{}') AS apps FROM release.channels c LEFT JOIN release.generations g USING (channel, generation) WHERE c.channel = $1",
    [channel],
  );
  return rows[0] ?? { generation: 0, apps: {} };
};

export const getGeneration = async (
  db: Queryable,
  channel: Channel,
  generation: number,
): Promise<Generation> => {
  const { rows } = await db.query<Row>(
    `SELECT ${COLUMNS} FROM release.generations WHERE channel = $1 AND generation = $2`,
    [channel, generation],
  );
  if (!rows[0]) throw new RegistryError('50107', { channel, generation });
  return fromRow(rows[0]);
};

/** Newest first. */
export const listGenerations = async (
  db: Queryable,
  channel: Channel,
  limit: number,
): Promise<Generation[]> => {
  const { rows } = await db.query<Row>(
    `SELECT ${COLUMNS} FROM release.generations WHERE channel = $1 ORDER BY generation DESC LIMIT $2`,
    [channel, limit],
  );
  return rows.map(fromRow);
};

const draftManifest = (
  registry: Registry,
  channel: Channel,
  generation: number,
  previous: number,
  apps: Apps,
): EnvironmentManifest => {
  const now = registry.clock();
  const issuedAt = new Date(now).toISOString();
  return {
    schema: 1,
    channel,
    generation,
    previous,
    issuedAt,
    expiresAt: new Date(now + registry.config.manifestLife).toISOString(),
    apps,
  };
};

const storeGeneration = async (
  registry: Registry,
  tx: Queryable,
  manifest: EnvironmentManifest,
  change: ChannelChange,
  actor: Actor,
): Promise<void> => {
  const signed = signManifest(manifest, registry.keys);
  await tx.query(
    `INSERT INTO release.generations (channel, generation, previous, kind, apps, actor, reason, payload, signatures, expires_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      manifest.channel,
      manifest.generation,
      manifest.previous,
      change.kind,
      JSON.stringify(manifest.apps),
      actor.name,
      change.reason,
      signed.payload,
      JSON.stringify(signed.signatures),
      manifest.expiresAt,
    ],
  );
  await tx.query('UPDATE release.channels SET generation = $2 WHERE channel = $1', [
    manifest.channel,
    manifest.generation,
  ]);
};

/** Makes the next generation of a channel, or tells a manager who was overtaken what the present state is. */
export const changeChannel = async (
  registry: Registry,
  actor: Actor,
  change: ChannelChange,
): Promise<Generation> =>
  logRefusals(registry.db, actor.name, `${change.kind} ${change.subject}`, () =>
    makeGeneration(registry, actor, change),
  );

const makeGeneration = async (
  registry: Registry,
  actor: Actor,
  change: ChannelChange,
): Promise<Generation> => {
  const { channel, expectedGeneration } = change;
  return transaction(registry.db, async (tx) => {
    await tx.query('SELECT 1 FROM release.channels WHERE channel = $1 FOR UPDATE', [channel]);
    const head = await headOf(tx, channel);
    if (expectedGeneration !== undefined && expectedGeneration !== head.generation) {
      const seen =
        expectedGeneration > 0 ? (await getGeneration(tx, channel, expectedGeneration)).apps : {};
      throw new RegistryError('50106', { present: head, changed: compareApps(seen, head.apps) });
    }
    const apps = await change.next(head.apps, tx);
    await storeGeneration(
      registry,
      tx,
      draftManifest(registry, channel, head.generation + 1, head.generation, apps),
      change,
      actor,
    );
    await appendAudit(tx, {
      actor: actor.name,
      action: change.kind,
      subject: change.subject,
      detail: {
        channel,
        generation: head.generation + 1,
        ...(change.reason && { reason: change.reason }),
        ...change.detail,
      },
    });
    await registry.announcer.announce(tx, {
      type: 'generation',
      channel,
      generation: head.generation + 1,
    });
    await queueDeliveries(tx, {
      type: change.kind,
      channel,
      generation: head.generation + 1,
      actor: actor.name,
      reason: change.reason,
      changes: compareApps(head.apps, apps),
    });
    return getGeneration(tx, channel, head.generation + 1);
  });
};

interface ServedRow {
  readonly payload: string;
  readonly signatures: SignedManifest['signatures'];
  readonly expires_at: Date;
  readonly generation: number;
  readonly previous: number;
  readonly apps: Apps;
}

/** Dates and signatures anew, the generation stays: it is the same composition. */
const signAnew = async (
  registry: Registry,
  channel: Channel,
  row: ServedRow,
): Promise<SignedManifest> => {
  const manifest = draftManifest(registry, channel, row.generation, row.previous, row.apps);
  const signed = signManifest(manifest, registry.keys);
  await registry.db.query(
    'UPDATE release.generations SET payload = $3, signatures = $4, expires_at = $5 WHERE channel = $1 AND generation = $2',
    [
      channel,
      row.generation,
      signed.payload,
      JSON.stringify(signed.signatures),
      manifest.expiresAt,
    ],
  );
  return signed;
};

/** The channel's signed manifest; signed again when half its life is over or the keys have changed. */
export const servedManifest = async (
  registry: Registry,
  channel: Channel,
): Promise<SignedManifest> => {
  const { rows } = await registry.db.query<ServedRow>(
    `SELECT g.payload, g.signatures, g.expires_at, g.generation, g.previous, g.apps
     FROM release.channels c JOIN release.generations g USING (channel, generation) WHERE c.channel = $1`,
    [channel],
  );
  const row = rows[0];
  if (!row) throw new RegistryError('50107', { channel });
  const remaining = row.expires_at.getTime() - registry.clock();
  const signers = registry.keys
    .sign(new Uint8Array())
    .map((one) => one.keyId)
    .join();
  const fresh =
    remaining > registry.config.manifestLife / 2 &&
    row.signatures.map((one) => one.keyId).join() === signers;
  return fresh
    ? { payload: row.payload, signatures: row.signatures }
    : signAnew(registry, channel, row);
};
