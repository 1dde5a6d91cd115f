export {
  isGone,
  isPushEndpoint,
  pushPublicKey,
  sendPush,
  type PushTarget,
} from './push-gateway.ts';
