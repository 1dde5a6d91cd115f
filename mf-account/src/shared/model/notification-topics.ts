/** Topics that a shopper can subscribe to. */
export const NOTIFICATION_TOPICS = ['offers', 'new_places', 'coins', 'reviews'] as const;
export type Topic = (typeof NOTIFICATION_TOPICS)[number];
