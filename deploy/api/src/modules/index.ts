import type { ApiModule } from '../module.ts';
import { accounts } from './accounts/index.ts';
import { backOffice } from './backoffice/index.ts';
import { booking } from './booking/index.ts';
import { catalog } from './catalog/index.ts';
import { deliveryReports } from './delivery-reports/index.ts';
import { files } from './files/index.ts';
import { help } from './help/index.ts';
import { home } from './home/index.ts';
import { jobs } from './jobs/index.ts';
import { lists } from './lists/index.ts';
import { merchantContactsModule } from './merchant-contacts/index.ts';
import { merchants } from './merchants/index.ts';
import { newsletterModule } from './newsletters/index.ts';
import { notices } from './notices/index.ts';
import { orders } from './orders/index.ts';
import { payments } from './payments/index.ts';
import { points } from './points/index.ts';
import { refundRequests } from './refund-requests/index.ts';
import { reviews } from './reviews/index.ts';

/** Every part of the API, in the order they are registered. */
export const modules: readonly ApiModule[] = [
  catalog,
  lists,
  merchants,
  home,
  merchantContactsModule,
  help,
  jobs,
  files,
  accounts,
  deliveryReports,
  orders,
  payments,
  booking,
  refundRequests,
  notices,
  newsletterModule,
  reviews,
  points,
  backOffice,
];
