import type { ApiModule } from '../../module.ts';
import { providerNoticeRoutes } from './provider-notices.routes.ts';

/**
 * Consents withdrawn, accounts deleted and relay addresses stopped, as identity providers tell it.
 */
export const providerNoticesModule: ApiModule = {
  name: 'provider-notices',
  routes: providerNoticeRoutes,
};
