import type { Queryable } from '../database/database.ts';
import { RegistryError } from '../errors.ts';
import { appendAudit } from '../registry/audit.ts';
import { getRecord } from '../registry/records.ts';
import type { Actor } from '../registry/tokens.ts';

/** A picture of one route of a version at one width of the window, in CSS pixels. */
export interface Picture {
  readonly route: string;
  readonly width: number;
  readonly madeBy: string;
  readonly madeAt: string;
}
interface PictureOf {
  readonly app: string;
  readonly version: string;
  readonly route: string;
  readonly width: number;
}

/** Routes and widths of a version together. */
const MAX_PICTURES = 40;
const JPEG_START = Buffer.from([0xff, 0xd8, 0xff]);

/** Keeps a picture in place of the former one; only JPEG is taken, which runs nothing. */
export const storePicture = async (
  tx: Queryable,
  actor: Actor,
  { app, version, route, width }: PictureOf,
  image: Buffer,
): Promise<void> => {
  const { record } = await getRecord(tx, app, version);
  if (!record.routes.some(({ id }) => id === route)) throw new RegistryError('50107', { route });
  if (!image.subarray(0, JPEG_START.length).equals(JPEG_START))
    throw new RegistryError('10102', { fields: { image: 'is no JPEG' } });
  await tx.query(
    `INSERT INTO release.pictures (app, version, route, width, image, made_by)
      VALUES ($1, $2, $3, $4, $5, $6)
     ON CONFLICT (app, version, route, width) DO UPDATE SET image = excluded.image,
       made_by = excluded.made_by, made_at = now()`,
    [app, version, route, width, image, actor.name],
  );
  const { rows } = await tx.query<{ count: string }>(
    'SELECT count(*) FROM release.pictures WHERE app = $1 AND version = $2',
    [app, version],
  );
  if (Number(rows[0]?.count) > MAX_PICTURES)
    throw new RegistryError('10102', {
      fields: { image: `a version has at most ${MAX_PICTURES}` },
    });
  await appendAudit(tx, {
    actor: actor.name,
    action: 'picture',
    subject: `${app}@${version}`,
    detail: { route, width },
  });
};

export const listPictures = async (
  db: Queryable,
  app: string,
  version: string,
): Promise<Picture[]> => {
  const { rows } = await db.query<Omit<Picture, 'madeAt'> & { madeAt: Date }>(
    `SELECT route, width, made_by AS "madeBy", made_at AS "madeAt" FROM release.pictures
      WHERE app = $1 AND version = $2 ORDER BY route, width DESC`,
    [app, version],
  );
  return rows.map((row) => ({ ...row, madeAt: row.madeAt.toISOString() }));
};

export const readPicture = async (
  db: Queryable,
  { app, version, route, width }: PictureOf,
): Promise<Buffer> => {
  const { rows } = await db.query<{ image: Buffer }>(
    `SELECT image FROM release.pictures
      WHERE app = $1 AND version = $2 AND route = $3 AND width = $4`,
    [app, version, route, width],
  );
  if (!rows[0]) throw new RegistryError('50107', { app, version, route, width });
  return rows[0].image;
};
