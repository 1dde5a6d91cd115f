import { describe, expect, it } from '@jest/globals';
import { acceptedKeys, signingKey } from './keys.ts';
import { createOrderAccessToken, isOrderAccessValid } from './modules/orders/order-access-token.ts';

const OLD = { TOKEN_SECRET: 'o'.repeat(40), TOKEN_SECRETS_ACCEPTED: [] };
const NEW = { TOKEN_SECRET: 'n'.repeat(40), TOKEN_SECRETS_ACCEPTED: [OLD.TOKEN_SECRET] };

describe('keys', () => {
  it('differ by purpose and from their secret', () => {
    const made = (['access-token', 'order-link', 'verification-code'] as const).map((purpose) =>
      signingKey(OLD, purpose).toString('hex'),
    );
    expect(new Set([...made, Buffer.from(OLD.TOKEN_SECRET).toString('hex')]).size).toBe(4);
  });
  it('of the former secret are accepted and sign nothing', () => {
    expect(signingKey(NEW, 'order-link')).not.toEqual(signingKey(OLD, 'order-link'));
    expect(acceptedKeys(NEW, 'order-link')).toEqual(
      [NEW, OLD].map((env) => signingKey(env, 'order-link')),
    );
  });
  it('keep a mailed link open for as long as its secret is accepted', () => {
    const now = new Date();
    const access = createOrderAccessToken(OLD, 'TN1', now);
    expect(isOrderAccessValid(NEW, 'TN1', access, now)).toBe(true);
    expect(isOrderAccessValid(NEW, 'TN2', access, now)).toBe(false);
    expect(isOrderAccessValid({ ...NEW, TOKEN_SECRETS_ACCEPTED: [] }, 'TN1', access, now)).toBe(
      false,
    );
  });
});
