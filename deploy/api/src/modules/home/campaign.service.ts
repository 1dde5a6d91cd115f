import type { Api } from '@tapnook/contracts/api';
import { CAMPAIGN_EDGES, statesBefore, type CampaignState } from '@tapnook/kernel';
import { asc, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Tx } from '../../db/pool.ts';
import { moveStates, type Actor, type Machine } from '../../db/state-machine.ts';
import { ApiError } from '../../errors.ts';
import { idOf } from '../catalog/index.ts';
import { banners, type Target } from './home.tables.ts';

const CAMPAIGN: Machine = { kind: 'campaign', table: 'banners' };
const CLOCK: Actor = { kind: 'clock' };
type Campaign = z.input<Api['moveCampaign']['data']>;

/** A target as it is edited: ids are text outside. */
export const wireTarget = ({ kind, id, keyword }: Target): Campaign['target'] => ({
  kind,
  ...(id !== undefined && { id: String(id) }),
  ...(keyword !== undefined && { keyword }),
});
/** The same as it is kept: ids are numbers inside. */
export const keptTarget = ({ kind, id, keyword }: Campaign['target']): Target => ({
  kind,
  ...(id && { id: idOf(id) }),
  ...(keyword && { keyword }),
});
const toCampaign = (row: typeof banners.$inferSelect): Campaign => ({
  campaignId: String(row.id),
  place: row.place,
  name: row.name,
  line: row.line,
  image: row.image,
  target: wireTarget(row.target),
  status: row.status,
  moves: [...CAMPAIGN_EDGES[row.status]],
  startTime: row.startsAt?.toISOString() ?? null,
  endTime: row.endsAt?.toISOString() ?? null,
});

/** Begins and ends campaigns by the clock, edge by edge. Returns how many moved. */
export const moveCampaigns = async (tx: Tx): Promise<number> => {
  const begun = await moveStates(tx, CAMPAIGN, {
    to: 'on_state',
    from: ['prepared'],
    which: sql`starts_at <= app_now()`,
    actor: CLOCK,
  });
  const ended = await moveStates(tx, CAMPAIGN, {
    to: 'off_state',
    from: ['on_state'],
    which: sql`ends_at <= app_now()`,
    actor: CLOCK,
  });
  return begun + ended;
};

/** A campaign after the clock was asked: one whose time has come is shown at once. */
export const readCampaignNow = async (tx: Tx, id: number): Promise<Campaign> => {
  await moveCampaigns(tx);
  const [row] = await tx.select().from(banners).where(eq(banners.id, id));
  if (!row) throw new ApiError('10405');
  return toCampaign(row);
};

/** What a hand-made move means for the clock: begun now, over now, or prepared without a date. */
const ALSO: Readonly<Record<CampaignState, ReturnType<typeof sql>>> = {
  prepared: sql`, starts_at = case when t.starts_at > app_now() then t.starts_at end, ends_at = case
    when t.ends_at > app_now() then t.ends_at end`,
  on_state: sql`, starts_at = least(t.starts_at, app_now())`,
  off_state: sql``,
};

/** Every campaign, by its place and order on the page. */
export const listCampaigns = async (tx: Tx): Promise<Campaign[]> =>
  (
    await tx.select().from(banners).orderBy(asc(banners.place), asc(banners.sort), asc(banners.id))
  ).map(toCampaign);

/** Moves one campaign by hand; 20628 along an edge that does not exist. */
export const moveCampaign = async (
  tx: Tx,
  id: number,
  to: CampaignState,
  userId: string,
): Promise<Campaign> => {
  const moved = await moveStates(tx, CAMPAIGN, {
    to,
    from: statesBefore(CAMPAIGN_EDGES, to),
    which: sql`id = ${id}`,
    actor: { kind: 'admin', userId },
    also: ALSO[to],
  });
  const [row] = await tx.select().from(banners).where(eq(banners.id, id));
  if (!row) throw new ApiError('10405');
  if (moved === 0) throw new ApiError('20628');
  return toCampaign(row);
};
