import { acceptRoot, readRoot, type Root, type SignedRoot } from '@tapnook/contracts/release';
import { transaction, type Queryable } from '../database/database.ts';
import { RegistryError } from '../errors.ts';
import { appendAudit } from '../registry/audit.ts';
import type { Registry } from '../registry/registry.ts';
import type { Actor } from '../registry/tokens.ts';
import { verifySignature } from './verify-signature.ts';

/** Every root, oldest first: an edge follows them from the one that it knows. */
export const listRoots = async (db: Queryable): Promise<SignedRoot[]> => {
  const { rows } = await db.query<SignedRoot>(
    'SELECT payload, signatures FROM release.roots ORDER BY version',
  );
  return rows;
};

/**
 * Takes a root in that enough root keys signed, of the former root too. The registry cannot make
 * one: it only hands on what it was given.
 */
export const publishRoot = async (
  registry: Registry,
  actor: Actor,
  signed: SignedRoot,
): Promise<Root> =>
  transaction(registry.db, async (tx) => {
    await tx.query('LOCK TABLE release.roots IN EXCLUSIVE MODE');
    const [newest] = (await listRoots(tx)).slice(-1);
    const present = newest ? readRoot(newest) : null;
    const accepted = acceptRoot(present, signed, verifySignature);
    if (!accepted || accepted.version === present?.version)
      throw new RegistryError('50109', { why: 'root-not-agreed' });
    await tx.query(
      `INSERT INTO release.roots (version, payload, signatures, published_by)
        VALUES ($1, $2, $3, $4)`,
      [accepted.version, signed.payload, JSON.stringify(signed.signatures), actor.name],
    );
    await appendAudit(tx, {
      actor: actor.name,
      action: 'publish-root',
      subject: `root ${accepted.version}`,
      detail: {
        keys: accepted.keys.map(({ keyId }) => keyId),
        revoked: accepted.revoked,
        threshold: accepted.threshold,
      },
    });
    return accepted;
  });
