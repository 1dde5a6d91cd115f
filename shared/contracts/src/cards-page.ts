import * as links from './link-builders.ts';

/**
 * Whether a path (without its locale) is the account's page of saved cards: the one page beside the
 * payment pages on which a card is entered, and so the payment provider's script runs.
 */
export const isCardsPage = (path: string): boolean =>
  path.split(/[?#]/)[0]?.replace(/\/$/, '').toLowerCase() === links.profile('cards');
