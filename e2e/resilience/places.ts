import type { Page } from '@playwright/test';
import { signIn } from '../fixtures/test.ts';

/** Where each remote can be seen, and what says that it works there. */
export interface Place {
  readonly remote: string;
  readonly open: (page: Page) => Promise<void>;
  /** The region that the remote fills. */
  readonly region: string;
}
const at = (path: string) => async (page: Page): Promise<void> => {
  await page.goto(path, { waitUntil: 'commit' });
};
export const PLACES: readonly Place[] = [
  { remote: 'mf-catalog', open: at('/en-US'), region: '[id="single-spa-application:mf-catalog"]' },
  { remote: 'mf-account', open: at('/en-US/help'), region: '[id="single-spa-application:mf-account"]' },
  { remote: 'mf-merchant', open: at('/en-US/merchantSearch'), region: '[id="single-spa-application:mf-merchant"]' },
  { remote: 'mf-reviews', open: at('/en-US/detail/hands-on-pottery'), region: '.tn-slot[data-part="mf-reviews"]' },
  {
    remote: 'mf-checkout',
    open: async (page) => {
      await signIn(page);
      await page.goto('/en-US/profile/order', { waitUntil: 'commit' });
    },
    region: '.tn-slot[data-part="mf-checkout"]',
  },
];
