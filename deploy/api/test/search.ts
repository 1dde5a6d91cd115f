import { expect } from '@jest/globals';
import type { TestApp } from './app.ts';

/** What the tests of the search read of a card. */
export interface FoundCard {
  readonly productId: string;
  readonly productName: { en_gb: string; zh_hk: string };
  readonly lowestPrice: { HKD: number };
  readonly lowestSpecialPrice: { HKD: number } | null;
  readonly soldOut: boolean;
  readonly nextAvailableDay: string | null;
}
/** What one pays for it. */
export const paid = (card: FoundCard): number => (card.lowestSpecialPrice ?? card.lowestPrice).HKD;
/**
 * The first hundred that a search finds, how many there are, and the word that it was understood
 * as.
 */
export const searchIn = async (
  api: TestApp,
  body: object,
): Promise<{ cards: FoundCard[]; total: number; corrected: string | null }> => {
  const reply = await api.call('POST', '/user/product/productList', {
    body: { pageSize: 100, ...body },
  });
  expect(reply.status).toBe(201);
  return {
    cards: reply.data as FoundCard[],
    total: reply.body.totalCount as number,
    corrected: reply.body.correctedKeyword as string | null,
  };
};
