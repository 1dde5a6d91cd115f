/** What notices are about. */
export const NOTICE_TOPICS = ['orders', 'visits', 'reviews', 'coins', 'codes'] as const;
export type NoticeTopic = (typeof NOTICE_TOPICS)[number];

export interface Channels {
  readonly byEmail: boolean;
  readonly bySms: boolean;
  readonly byPush: boolean;
}
/**
 * Where notices go until somebody says otherwise. Orders have letters of their own, and are pushed
 * with visits to browsers that were switched on; the rest is told in the account alone.
 */
export const DEFAULT_CHANNELS: Readonly<Record<NoticeTopic, Channels>> = {
  orders: { byEmail: true, bySms: false, byPush: true },
  visits: { byEmail: false, bySms: false, byPush: true },
  reviews: { byEmail: false, bySms: false, byPush: false },
  coins: { byEmail: false, bySms: false, byPush: false },
  codes: { byEmail: false, bySms: false, byPush: false },
};
