import type { Gateway } from './gateway.ts';

const KINDS = [
  'latest_charge',
  'charge',
  'payment_method',
  'customer',
  'payment_intent',
  'source',
] as const;

const whole = (gateway: Gateway, field: string, id: string): object | undefined => {
  if (field === 'latest_charge' || field === 'charge') return gateway.charges.get(id);
  if (field === 'source')
    return gateway.charges.get(id) ?? gateway.refunds.get(id) ?? gateway.disputes.get(id);
  if (field === 'payment_method') return gateway.methods.get(id);
  if (field === 'customer') return gateway.customers.get(id);
  return gateway.paymentIntents.get(id);
};

const expandOne = (gateway: Gateway, value: object, paths: readonly string[]): object =>
  KINDS.filter((field) =>
    paths.some((path) => path === field || path.startsWith(`${field}.`)),
  ).reduce<Record<string, unknown>>(
    (result, field) => {
      const id = result[field];
      const object = typeof id === 'string' ? whole(gateway, field, id) : undefined;
      if (object === undefined) return result;
      const below = paths
        .filter((path) => path.startsWith(`${field}.`))
        .map((path) => path.slice(field.length + 1));
      return { ...result, [field]: expandOne(gateway, object, below) };
    },
    { ...value },
  );

/**
 * Puts whole objects where the caller asked for them (`expand`, in a list `data.…`) instead of
 * their ids.
 */
export const expanded = (gateway: Gateway, answer: object, paths: readonly string[]): object => {
  if (paths.length === 0) return answer;
  if (!('data' in answer) || !Array.isArray(answer.data)) return expandOne(gateway, answer, paths);
  const inside = paths
    .filter((path) => path.startsWith('data.'))
    .map((path) => path.slice('data.'.length));
  return { ...answer, data: answer.data.map((one: object) => expandOne(gateway, one, inside)) };
};
