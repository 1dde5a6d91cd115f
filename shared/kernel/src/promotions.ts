import type { Edges } from './orders.ts';
import type { Coupon } from './pricing.ts';

/**
 * A coupon's edges (part 3, "Coupon"): EXHAUSTED becomes VALID when a reservation is released in
 * time.
 */
export const COUPON_EDGES: Edges<Coupon['status']> = {
  VALID: ['EXHAUSTED', 'EXPIRED', 'REVOKED'],
  EXHAUSTED: ['VALID'],
  EXPIRED: [],
  REVOKED: [],
};

/** A campaign of the home page (part 1, section 4). */
export type CampaignState = 'prepared' | 'on_state' | 'off_state';

/**
 * A campaign is prepared, runs, and is over; what is over is prepared anew before it runs again.
 */
export const CAMPAIGN_EDGES: Edges<CampaignState> = {
  prepared: ['on_state', 'off_state'],
  on_state: ['off_state'],
  off_state: ['prepared'],
};
