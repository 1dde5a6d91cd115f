import type { Channel, FlagSetting } from '@tapnook/contracts/release';
import type { Queryable } from '../database/database.ts';

/** The flags of a manifest. */
export const flagSettings = async (
  db: Queryable,
  channel: Channel,
): Promise<Record<string, FlagSetting>> => {
  const { rows } = await db.query<{ name: string; setting: FlagSetting }>(
    'SELECT name, setting FROM release.flags WHERE channel = $1 ORDER BY name',
    [channel],
  );
  return Object.fromEntries(rows.map(({ name, setting }) => [name, setting]));
};
