import type { Queryable } from '../database/database.ts';
import { RegistryError } from '../errors.ts';
import type { Actor } from './tokens.ts';

/** The team that has an app's name; null when nobody has. */
export const teamOf = async (db: Queryable, app: string): Promise<string | null> => {
  const { rows } = await db.query<{ team: string }>(
    'SELECT team FROM release.apps WHERE name = $1',
    [app],
  );
  return rows[0]?.team ?? null;
};

/** A team changes what belongs to its own apps; a manager, what belongs to any. */
export const assertOwnApp = async (db: Queryable, actor: Actor, app: string): Promise<void> => {
  const team = await teamOf(db, app);
  if (team === null) throw new RegistryError('50107', { app });
  if (actor.role === 'team' && actor.team !== team)
    throw new RegistryError('50104', { name: app, team });
};
