import type { ApiModule } from '../../module.ts';
import { deliveryReportRoutes } from './delivery-reports.routes.ts';

/** What became of messages, as carriers and the mail provider tell it. */
export const deliveryReportsModule: ApiModule = {
  name: 'delivery-reports',
  routes: deliveryReportRoutes,
};

export { readSendGridKey } from './mail-events.ts';
