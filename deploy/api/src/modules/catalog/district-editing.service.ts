import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/pool.ts';
import { districts } from './catalog.tables.ts';

interface NewDistrict extends Pick<typeof districts.$inferSelect, 'key' | 'name'> {
  readonly position: { readonly latitude: number; readonly longitude: number };
}
interface NewRegion extends NewDistrict {
  readonly districts: readonly NewDistrict[];
}

/** Adds the regions and districts whose keys are not there yet; gives how many. */
export const addDistricts = async (tx: Tx, regions: readonly NewRegion[]): Promise<number> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('districts', 0))`);
  let added = 0;
  const add = async (
    { key, name, position }: NewDistrict,
    parentId: number | null,
    sort: number,
  ): Promise<number> => {
    const [made] = await tx
      .insert(districts)
      .values({ key, name, parentId, sort, ...position })
      .onConflictDoNothing({ target: districts.key })
      .returning({ id: districts.id });
    if (made) {
      added += 1;
      return made.id;
    }
    const [known] = await tx
      .select({ id: districts.id })
      .from(districts)
      .where(eq(districts.key, key));
    return known?.id ?? 0;
  };
  for (const [index, region] of regions.entries()) {
    const parent = await add(region, null, index + 1);
    for (const [at, district] of region.districts.entries()) await add(district, parent, at + 1);
  }
  return added;
};
