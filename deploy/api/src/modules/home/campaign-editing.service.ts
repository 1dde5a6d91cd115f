import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/pool.ts';
import { ApiError } from '../../errors.ts';
import { banners } from './home.tables.ts';

type EditedCampaign = typeof banners.$inferSelect;
type CampaignField = 'name' | 'line' | 'image' | 'target' | 'startsAt' | 'endsAt';

/** Prepares a campaign, after the others of its place. */
export const insertCampaign = async (
  tx: Tx,
  campaign: Pick<EditedCampaign, CampaignField | 'place'>,
): Promise<number> => {
  const [row] = await tx
    .insert(banners)
    .values({
      ...campaign,
      status: 'prepared',
      sort: sql`(select coalesce(max(sort), 0) + 1 from banners where place = ${campaign.place})`,
    })
    .returning();
  if (!row) throw new Error('no campaign was made');
  return row.id;
};

export const lockCampaign = async (tx: Tx, id: number): Promise<EditedCampaign> => {
  const [row] = await tx.select().from(banners).where(eq(banners.id, id)).for('update');
  if (!row) throw new ApiError('10405');
  return row;
};

/** Writes what editors set of a locked campaign; gives what it is then. */
export const updateCampaign = async (
  tx: Tx,
  id: number,
  fields: Partial<Pick<EditedCampaign, CampaignField>>,
): Promise<EditedCampaign> => {
  const [row] = await tx.update(banners).set(fields).where(eq(banners.id, id)).returning();
  if (!row) throw new ApiError('10405');
  return row;
};
