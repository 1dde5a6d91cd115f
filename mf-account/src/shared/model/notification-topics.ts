/** What one may be written to about. */
export const TOPICS = ['offers', 'new_places', 'coins', 'reviews'] as const;
export type Topic = (typeof TOPICS)[number];
