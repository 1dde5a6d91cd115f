import type { Channel, EnvironmentManifest, SignedManifest } from '@tapnook/contracts/release';
import { transaction, type Queryable } from '../database/database.ts';
import { RegistryError } from '../errors.ts';
import { flagSettings } from '../flags/flag-settings.ts';
import { logGeneration } from '../log/transparency-log.ts';
import { auditHead } from '../registry/audit.ts';
import type { Registry } from '../registry/registry.ts';
import type { Apps } from '../rollout/transitions.ts';
import { signManifest } from '../signing/sign-manifest.ts';

/** The ids that edges must refuse although their signature and their time still hold. */
const revokedLinks = async (db: Queryable): Promise<string[]> => {
  const { rows } = await db.query<{ id: string }>(
    `SELECT id FROM release.overrides WHERE revoked_at IS NOT NULL AND expires_at > now()
      ORDER BY id`,
  );
  return rows.map(({ id }) => id);
};

/** What a channel's manifest says beside its apps. */
const noticesOf = async (
  db: Queryable,
  channel: Channel,
  now: number,
): Promise<Pick<EnvironmentManifest, 'audit' | 'clearSiteData' | 'flags' | 'revokedLinks'>> => {
  const { rows } = await db.query<{ clear: EnvironmentManifest['clearSiteData'] | null }>(
    'SELECT clear_site_data AS clear FROM release.channels WHERE channel = $1',
    [channel],
  );
  const clear = rows[0]?.clear;
  const revoked = await revokedLinks(db);
  const audit = await auditHead(db);
  const flags = await flagSettings(db, channel);
  return {
    ...(audit && { audit }),
    ...(clear && Date.parse(clear.until) > now && { clearSiteData: clear }),
    ...(Object.keys(flags).length > 0 && { flags }),
    ...(revoked.length > 0 && { revokedLinks: revoked }),
  };
};

/** The manifest of a generation as of now, logged, not signed yet. */
export const draftManifest = async (
  registry: Registry,
  tx: Queryable,
  channel: Channel,
  { generation, previous, apps }: Pick<EnvironmentManifest, 'generation' | 'previous' | 'apps'>,
): Promise<EnvironmentManifest> => {
  const now = registry.clock();
  const issuedAt = new Date(now).toISOString();
  const notices = await noticesOf(tx, channel, now);
  const { flags } = notices;
  return {
    schema: 1,
    channel,
    generation,
    previous,
    issuedAt,
    expiresAt: new Date(now + registry.config.manifestLife).toISOString(),
    apps,
    ...notices,
    log: await logGeneration(tx, { channel, generation, previous, apps, flags }),
  };
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
): Promise<SignedManifest> =>
  transaction(registry.db, async (tx) => {
    const manifest = await draftManifest(registry, tx, channel, row);
    const signed = signManifest(manifest, registry.keys);
    await tx.query(
      `UPDATE release.generations SET payload = $3, signatures = $4, expires_at = $5
        WHERE channel = $1 AND generation = $2`,
      [
        channel,
        row.generation,
        signed.payload,
        JSON.stringify(signed.signatures),
        manifest.expiresAt,
      ],
    );
    return signed;
  });

/** Signed before there was a transparency log: it does not say where it stands there. */
const isUnlogged = ({ payload }: ServedRow): boolean =>
  !('log' in (JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) as object));

/**
 * The channel's signed manifest; signed again when half its life is over or the keys have changed.
 */
export const servedManifest = async (
  registry: Registry,
  channel: Channel,
): Promise<SignedManifest> => {
  const { rows } = await registry.db.query<ServedRow>(
    `SELECT g.payload, g.signatures, g.expires_at, g.generation, g.previous, g.apps
     FROM release.channels c JOIN release.generations g USING (channel, generation)
       WHERE c.channel = $1`,
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
    row.signatures.map((one) => one.keyId).join() === signers &&
    !isUnlogged(row);
  return fresh
    ? { payload: row.payload, signatures: row.signatures }
    : signAnew(registry, channel, row);
};
