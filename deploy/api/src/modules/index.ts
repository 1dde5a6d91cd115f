import { assembleListeners } from '../domain-events.ts';
import type { ApiModule } from '../module.ts';
import { accountDeletionModule } from './account-deletion/index.ts';
import { addressesModule } from './addresses/index.ts';
import { announcementsModule } from './announcements/index.ts';
import { backOfficeModule } from './backoffice/index.ts';
import { bookingModule } from './booking/index.ts';
import { catalogModule } from './catalog/index.ts';
import { couponsModule } from './coupons/index.ts';
import { dateChangesModule } from './date-changes/index.ts';
import { deliveryReportsModule } from './delivery-reports/index.ts';
import { filesModule } from './files/index.ts';
import { giftsModule } from './gifts/index.ts';
import { helpModule } from './help/index.ts';
import { homeModule } from './home/index.ts';
import { identityModule } from './identity/index.ts';
import { jobsModule } from './jobs/index.ts';
import { listsModule } from './lists/index.ts';
import { merchantContactsModule } from './merchant-contacts/index.ts';
import { merchantPagesModule } from './merchant-pages/index.ts';
import { newslettersModule } from './newsletters/index.ts';
import { noticesModule } from './notices/index.ts';
import { notificationsModule } from './notifications/index.ts';
import { orderEmailsModule } from './order-emails/index.ts';
import { orderLifecycleModule } from './order-lifecycle/index.ts';
import { orderViewsModule } from './order-views/index.ts';
import { ordersModule } from './orders/index.ts';
import { paymentsModule } from './payments/index.ts';
import { pointsModule } from './points/index.ts';
import { profileModule } from './profile/index.ts';
import { providerNoticesModule } from './provider-notices/index.ts';
import { pushModule } from './push/index.ts';
import { refundsModule } from './refunds/index.ts';
import { remindersModule } from './reminders/index.ts';
import { reviewsModule } from './reviews/index.ts';
import { searchModule } from './search/index.ts';
import { vouchersModule } from './vouchers/index.ts';
import { walletPassesModule } from './wallet-passes/index.ts';

/** Every part of the API, in the order they are registered. */
export const modules: readonly ApiModule[] = [
  catalogModule,
  searchModule,
  listsModule,
  merchantPagesModule,
  homeModule,
  merchantContactsModule,
  helpModule,
  jobsModule,
  filesModule,
  identityModule,
  profileModule,
  addressesModule,
  notificationsModule,
  pushModule,
  accountDeletionModule,
  deliveryReportsModule,
  providerNoticesModule,
  ordersModule,
  couponsModule,
  vouchersModule,
  giftsModule,
  paymentsModule,
  orderViewsModule,
  walletPassesModule,
  orderEmailsModule,
  dateChangesModule,
  refundsModule,
  orderLifecycleModule,
  remindersModule,
  bookingModule,
  noticesModule,
  newslettersModule,
  announcementsModule,
  reviewsModule,
  pointsModule,
  backOfficeModule,
];

assembleListeners(modules.flatMap(({ listeners = [] }) => listeners));
