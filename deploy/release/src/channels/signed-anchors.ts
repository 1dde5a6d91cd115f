import { AuditAnchor } from '@tapnook/contracts/release';
import { z } from 'zod';
import type { Queryable } from '../database/database.ts';

const Anchored = z.object({ audit: AuditAnchor.optional() });

/** The heads of the log in the manifests that each channel serves now. */
export const signedAnchors = async (db: Queryable): Promise<AuditAnchor[]> => {
  const { rows } = await db.query<{ payload: string }>(
    `SELECT g.payload FROM release.channels c
      JOIN release.generations g USING (channel, generation)`,
  );
  return rows.flatMap(({ payload }) => {
    const { data } = Anchored.safeParse(
      JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')),
    );
    return data?.audit ?? [];
  });
};
