import { randomUUID } from 'node:crypto';
import { type Gateway, GatewayFault, type Intent } from '../payments/index.ts';

const intentOf = (id: string, status: Intent['status'], received = 0): Intent => ({
  id,
  clientSecret: null,
  status,
  received,
  nextAction: null,
  declineCode: null,
  transactionNo: null,
  paymentMethodId: null,
  card: null,
});
const absent = (): never => {
  throw new GatewayFault('invalid', 'not part of a seeding');
};

/** Accepts every payment, so that demo orders pass through the same services as real ones. */
export const seedGateway: Gateway = {
  createIntent: async () => intentOf(`pi_seed_${randomUUID()}`, 'open'),
  confirmIntent: async (id, { method }) => ({
    ...intentOf(id, 'succeeded'),
    card: method === 'card' ? { brand: 'visa', last4: '4242' } : null,
  }),
  readIntent: async (id) => intentOf(id, 'open'),
  cancelIntent: async (id) => intentOf(id, 'canceled'),
  refund: async ({ intentId, amount, key, refundId }) => ({
    id: key,
    intentId,
    amount,
    status: 'succeeded',
    failureReason: null,
    refundId,
  }),
  readRefund: async () => absent(),
  listRefunds: async () => [],
  readDispute: async () => absent(),
  stageEvidence: async () => undefined,
  readFraudWarning: async () => absent(),
  readSetup: async () => absent(),
  listMovements: async () => [],
  createCustomer: async ({ userId }) => `cus_seed_${userId}`,
  readCard: async () => undefined,
  readTokenCard: async () => undefined,
  createCard: async () => absent(),
  attachCard: async () => absent(),
  detachCard: async () => undefined,
  readEvent: absent,
};
