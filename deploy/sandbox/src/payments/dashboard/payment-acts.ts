import type { Gateway } from '../gateway.ts';
import type { Charge, Dispute, Refund } from '../gateway.types.ts';
import { readParameters } from '../parameters.ts';
import { closeDispute, openDispute, warnOfFraud } from '../resources/disputes.resource.ts';
import { endRefund, makeRefund } from '../resources/refunds.resource.ts';

/** What the operator, the bank or the cardholder does with a payment outside of the shop. */
export const PAYMENT_ACTS = [
  'refund',
  'refund-succeeds',
  'refund-fails',
  'dispute',
  'dispute-won',
  'dispute-lost',
  'fraud-warning',
] as const;
type Act = (typeof PAYMENT_ACTS)[number];

interface Payment {
  readonly gateway: Gateway;
  readonly charge: Charge;
  /** Of the payment, the newest. */
  readonly refund: Refund | undefined;
  readonly dispute: Dispute | undefined;
  readonly amount: string;
}

const ACTS: Readonly<Record<Act, (payment: Payment) => object | undefined>> = {
  refund: ({ gateway, charge, amount }) =>
    makeRefund(gateway, charge, readParameters(amount ? { amount } : {})),
  'refund-succeeds': ({ gateway, refund }) => refund && endRefund(gateway, refund, 'succeeded'),
  'refund-fails': ({ gateway, refund }) => refund && endRefund(gateway, refund, 'failed'),
  dispute: ({ gateway, charge }) => openDispute(gateway, charge, 'fraudulent'),
  'dispute-won': ({ gateway, dispute }) => dispute && closeDispute(gateway, dispute, 'won'),
  'dispute-lost': ({ gateway, dispute }) => dispute && closeDispute(gateway, dispute, 'lost'),
  'fraud-warning': ({ gateway, charge }) => warnOfFraud(gateway, charge),
};

/** Does it; undefined when there is no such payment, or nothing of it to act on. */
export const actOnPayment = (
  gateway: Gateway,
  intentId: string,
  act: string,
  { amount }: { readonly amount: string },
): object | undefined => {
  const charge = gateway.charges.get(gateway.paymentIntents.get(intentId)?.latest_charge ?? '');
  const wanted = PAYMENT_ACTS.find((one) => one === act);
  if (!charge?.captured || !wanted) return undefined;
  const refund = gateway.refunds.list((one) => one.charge === charge.id)[0];
  const dispute = gateway.disputes.list((one) => one.charge === charge.id)[0];
  return ACTS[wanted]({ gateway, charge, refund, dispute, amount });
};
