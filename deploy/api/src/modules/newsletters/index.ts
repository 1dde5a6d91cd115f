import type { ApiModule } from '../../module.ts';
import { sendNewsletters } from './newsletter-sending.service.ts';
import { newsletterAdminHandlers, unsubscribeRoutes } from './newsletters.routes.ts';

/** Letters of news: written by administrators, sent to who asked for them, ended by one press. */
export const newslettersModule: ApiModule = {
  name: 'newsletters',
  handlers: newsletterAdminHandlers,
  routes: unsubscribeRoutes,
  sweeps: [{ name: 'newsletters', everySeconds: 15, run: sendNewsletters }],
};

export type { NewsletterButton } from './newsletters.tables.ts';
