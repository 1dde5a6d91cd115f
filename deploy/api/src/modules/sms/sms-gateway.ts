import type { Env } from '../../env.ts';
import { smsCountry } from './sms-budget.ts';
import { createTwilio } from './twilio.ts';
import { createVonage } from './vonage.ts';

/** A text message on its way out. */
export interface OutgoingSms {
  /** Of the outbox; delivery reports bring it back. */
  readonly id: number;
  /** `+85261234567`. */
  readonly to: string;
  /** A name or number that the country lets us send under. */
  readonly from: string;
  readonly text: string;
}

/**
 * One provider. Gives its id of the message; throws a `MessageRefusal` where trying again is vain.
 */
export interface SmsGateway {
  readonly send: (sms: OutgoingSms) => Promise<string>;
}

/** What a provider told of a message that it took. */
export interface DeliveryReport {
  readonly id: number;
  readonly status: 'sent' | 'delivered' | 'undelivered';
  /** The provider's words or number for why not. */
  readonly error?: string;
}

const gatewayOf = (env: Env): SmsGateway | undefined =>
  env.SMS_PROVIDER === 'twilio'
    ? createTwilio(env)
    : env.SMS_PROVIDER === 'vonage'
      ? createVonage(env)
      : undefined;

/** The sender that is registered for a number's country, `*` for the others. */
export const senderFor = ({ SMS_SENDERS }: Pick<Env, 'SMS_SENDERS'>, to: string): string =>
  SMS_SENDERS.get(smsCountry(to) ?? '*') ?? SMS_SENDERS.get('*') ?? 'TapNook';

/** Sends by the provider that `SMS_PROVIDER` names. */
export const createSmsSender = (
  env: Env,
): ((sms: Omit<OutgoingSms, 'from'>) => Promise<string>) => {
  const gateway = gatewayOf(env);
  return async (sms) => {
    if (!gateway) throw new Error('SMS_PROVIDER is not set');
    return gateway.send({ ...sms, from: senderFor(env, sms.to) });
  };
};
