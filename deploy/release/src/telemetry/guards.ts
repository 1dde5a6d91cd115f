import type { Queryable } from '../database/database.ts';

/** A metric that a team judges the releases of its app by. */
export interface Guard {
  readonly app: string;
  readonly name: string;
  readonly worseWhen: 'more' | 'fewer';
  /** Smallest change that matters, as a share of the stable side's rate. */
  readonly tolerance: number;
  /** What is counted, for people. */
  readonly about: string;
  readonly madeBy: string;
}

/** Kind under which the observations of a guard metric are summed up. */
export const customKind = (name: string): string => `custom:${name}`;

const COLUMNS = 'app, name, worse_when AS "worseWhen", tolerance, about, made_by AS "madeBy"';

export const listGuards = async (db: Queryable, app?: string): Promise<Guard[]> => {
  const { rows } = await db.query<Guard>(
    `SELECT ${COLUMNS} FROM release.guards WHERE $1::text IS NULL OR app = $1 ORDER BY app, name`,
    [app ?? null],
  );
  return rows;
};

/** `app name` of every guard metric. */
export const guardNames = async (db: Queryable): Promise<ReadonlySet<string>> =>
  new Set((await listGuards(db)).map(({ app, name }) => `${app} ${name}`));

export const storeGuard = async (tx: Queryable, guard: Guard): Promise<void> => {
  const { app, name, worseWhen, tolerance, about, madeBy } = guard;
  await tx.query(
    `INSERT INTO release.guards (app, name, worse_when, tolerance, about, made_by)
      VALUES ($1, $2, $3, $4, $5, $6)
     ON CONFLICT (app, name) DO UPDATE SET worse_when = excluded.worse_when,
       tolerance = excluded.tolerance, about = excluded.about, made_by = excluded.made_by,
       made_at = now()`,
    [app, name, worseWhen, tolerance, about, madeBy],
  );
};

/** False when there is none of that name. */
export const removeGuard = async (tx: Queryable, app: string, name: string): Promise<boolean> => {
  const { rowCount } = await tx.query('DELETE FROM release.guards WHERE app = $1 AND name = $2', [
    app,
    name,
  ]);
  return rowCount === 1;
};
