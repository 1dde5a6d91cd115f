import { listenTo } from '../../domain-events.ts';
import type { Handlers } from '../../handlers.ts';
import type { ApiModule } from '../../module.ts';
import { pushEndpointGone } from '../jobs/index.ts';
import {
  bindPlayer,
  clearPlayer,
  forgetSubscription,
  savePushSubscription,
} from './push.service.ts';

type Calls = 'savePushSubscription' | 'bindPlayerId' | 'clearPlayerId';

/** Browsers that are pushed to, by the Push API and VAPID. */
export const pushModule: ApiModule = {
  name: 'push',
  handlers: (deps): Pick<Handlers, Calls> => ({
    savePushSubscription: ({ body: { endpoint, keys } }) =>
      savePushSubscription(deps, { endpoint, ...keys }),
    bindPlayerId: ({ viewer, body }) => bindPlayer(deps.db, viewer, body.playerId),
    clearPlayerId: ({ viewer }) => clearPlayer(deps.db, viewer),
  }),
  listeners: [
    listenTo(pushEndpointGone, (tx, { subscriptionId }) => forgetSubscription(tx, subscriptionId)),
  ],
};

export { pushToUser, readPushState } from './push.service.ts';
