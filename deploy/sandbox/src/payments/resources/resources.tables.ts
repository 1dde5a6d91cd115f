import { confirmationTokenRoutes } from './confirmation-tokens.resource.ts';
import { customerRoutes } from './customers.resource.ts';
import { disputeRoutes } from './disputes.resource.ts';
import { paymentIntentRoutes } from './payment-intents.resource.ts';
import { paymentMethodRoutes } from './payment-methods.resource.ts';
import { recordRoutes } from './records.resource.ts';
import { refundRoutes } from './refunds.resource.ts';
import type { GatewayRoute } from './resource.ts';
import { setupIntentRoutes } from './setup-intents.resource.ts';

/** Every call that the gateway answers. */
export const GATEWAY_ROUTES: readonly GatewayRoute[] = [
  ...customerRoutes,
  ...paymentMethodRoutes,
  ...confirmationTokenRoutes,
  ...paymentIntentRoutes,
  ...setupIntentRoutes,
  ...refundRoutes,
  ...disputeRoutes,
  ...recordRoutes,
];
