export { MAX_PUSH_OCTETS } from './encrypted-content.ts';
export {
  isGone,
  isPushEndpoint,
  pushPublicKey,
  sendPush,
  type PushTarget,
} from './push-gateway.ts';
