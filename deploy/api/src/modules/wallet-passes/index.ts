import type { ApiModule } from '../../module.ts';
import { walletPassHandlers, walletPassRoutes } from './wallet-passes.routes.ts';

/** Vouchers as passes of Apple's and Google's wallets. */
export const walletPassesModule: ApiModule = {
  name: 'wallet-passes',
  handlers: walletPassHandlers,
  routes: walletPassRoutes,
};

export { applePass, signsApplePasses } from './apple-pass.ts';
export { GOOGLE_WALLET_ORIGIN, googleWalletOrigin, signsGooglePasses } from './google-pass.ts';
export type { PassContent } from './pass-content.ts';
export { walletAddresses } from './wallet-passes.service.ts';
