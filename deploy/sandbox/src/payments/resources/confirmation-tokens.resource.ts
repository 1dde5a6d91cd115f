import type { GatewayRoute } from './resource.ts';
import { found, NOTHING } from './resource.ts';

/** Servers read tokens; only the script in a browser makes them. */
export const confirmationTokenRoutes: readonly GatewayRoute[] = [
  {
    method: 'GET',
    path: '/v1/confirmation_tokens/:id',
    takes: NOTHING,
    handle: ({ gateway, id }) => found(gateway.confirmationTokens, 'confirmationtoken', id),
  },
];
