import type { Locale } from './locale.ts';

/**
 * Everything that remotes tell each other through the platform's bus, beyond stores, slots and
 * links.
 */
export interface PlatformEvents {
  /** A shopper signed in, out, or was signed out; also fired in the other tabs. */
  'session:changed': { readonly userId: string | null };
  /** A payment was confirmed by the server. */
  'order:paid': { readonly orderNo: string };
  /** An order changed in any other way (canceled, expired, booked). */
  'order:changed': { readonly orderNo: string };
  'voucher:redeemed': { readonly orderNo: string; readonly voucherNo: string };
  /** The coin balance may have changed: read it again. */
  'coins:changed': Record<string, never>;
  'review:submitted': { readonly orderId: string; readonly reviewId: string };
  'saved:changed': { readonly productId: string; readonly saved: boolean };
  /**
   * A remote shows the screen of this path (without locale): its module is here and has been
   * rendered.
   */
  'screen:shown': { readonly path: string };
  /** A page was reached, the first one included. */
  'navigation:done': { readonly path: string; readonly locale: Locale };
}
export type PlatformEventName = keyof PlatformEvents;
