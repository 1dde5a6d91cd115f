import { describe, expect, test } from '@jest/globals';
import { readEnvironment } from './environment.ts';

describe('the environment', () => {
  test('has every default that development needs', () => {
    expect(readEnvironment({})).toMatchObject({
      port: 3003,
      smtpPort: 3004,
      publicOrigin: 'http://localhost:3003',
      shopOrigins: ['http://localhost:3000'],
      secretKey: 'sk_sandbox',
    });
  });

  test('several shops may be named', () => {
    expect(
      readEnvironment({ SHOP_ORIGINS: 'http://a.test/path, https://b.test' }).shopOrigins,
    ).toEqual(['http://a.test', 'https://b.test']);
  });

  test.each([
    [{ PORT: 'x' }, 'PORT'],
    [{ API_ORIGIN: 'nowhere' }, 'API_ORIGIN'],
    [{ WEBHOOK_URL: '/hook' }, 'WEBHOOK_URL'],
  ])('%j is refused by name', (source, name) => {
    expect(() => readEnvironment(source)).toThrow(name);
  });

  test('whoever can reach it from elsewhere is asked for a password', () => {
    expect(() => readEnvironment({ HOST: '0.0.0.0' })).toThrow('DASHBOARD_PASSWORD');
    expect(() => readEnvironment({ HOST: '0.0.0.0', DASHBOARD_PASSWORD: 'short' })).toThrow(
      'DASHBOARD_PASSWORD',
    );
    expect(
      readEnvironment({ HOST: '0.0.0.0', DASHBOARD_PASSWORD: 'long-enough-to-guess' })
        .dashboardPassword,
    ).toBe('long-enough-to-guess');
    expect(readEnvironment({ HOST: '127.0.0.1' }).dashboardPassword).toBeUndefined();
  });

  test('production must ask for a sandbox by name', () => {
    expect(() => readEnvironment({ NODE_ENV: 'production' })).toThrow('SANDBOX=1');
    expect(readEnvironment({ NODE_ENV: 'production', SANDBOX: '1' }).port).toBe(3003);
  });
});
