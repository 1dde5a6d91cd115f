import type { ApiModule } from '../../module.ts';
import { newsletterHandlers } from './newsletter.routes.ts';
import { notificationListeners } from './notification.listeners.ts';
import { notificationHandlers } from './notifications.routes.ts';

/** Notices in the account, where else they go, and the newsletter. */
export const notificationsModule: ApiModule = {
  name: 'notifications',
  handlers: (deps) => ({ ...notificationHandlers(deps), ...newsletterHandlers(deps) }),
  listeners: notificationListeners,
};

export { newsRefused } from './news-events.ts';
export { followSubscriptionLink, unsubscribeLinks } from './newsletter.service.ts';
export { endSubscription, markNewsletterSent } from './newsletter-members.service.ts';
export { notify, notifyOnce, type Notice } from './notification.service.ts';
export { notifications, subscriptions } from './notifications.tables.ts';
