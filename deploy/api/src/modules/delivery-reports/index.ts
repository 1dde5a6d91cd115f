import type { ApiModule } from '../../module.ts';
import { deliveryReportRoutes } from './delivery-reports.routes.ts';

/** What became of messages, as carriers and the mail provider tell it. */
export const deliveryReports: ApiModule = {
  name: 'delivery-reports',
  routes: deliveryReportRoutes,
};
