/** What notices are about. */
export const NOTICE_TOPICS = ['orders', 'visits', 'reviews', 'coins', 'codes'] as const;
export type NoticeTopic = (typeof NOTICE_TOPICS)[number];

interface Channels {
  readonly byEmail: boolean;
  readonly bySms: boolean;
}
/**
 * Where notices go until somebody says otherwise. Orders have letters of their own; the rest is
 * told in the account alone.
 */
export const DEFAULT_CHANNELS: Readonly<Record<NoticeTopic, Channels>> = {
  orders: { byEmail: true, bySms: false },
  visits: { byEmail: false, bySms: false },
  reviews: { byEmail: false, bySms: false },
  coins: { byEmail: false, bySms: false },
  codes: { byEmail: false, bySms: false },
};
