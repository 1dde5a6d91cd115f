import { describe, expect, test } from '@jest/globals';
import { isSameOriginRequest } from './same-origin.ts';

const ORIGIN = 'https://tapnook.example';
const request = (
  method: string,
  headers: Readonly<Record<string, string | undefined>>,
  url = '/api/v1/client/orders',
): Parameters<typeof isSameOriginRequest>[0] => ({
  method,
  url,
  headers: { host: 'tapnook.example', ...headers },
});

// Covers: ACC-070
describe('forged cross-site posts (part 3, Identity)', () => {
  test.each([
    ['our page', { 'sec-fetch-site': 'same-origin', origin: ORIGIN, source: 'Web' }, true],
    ['our page in an older browser', { origin: ORIGIN, source: 'Web' }, true],
    [
      'a form of another site',
      { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
      false,
    ],
    [
      'a script of another site',
      { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example', source: 'Web' },
      false,
    ],
    [
      'a sibling host',
      { 'sec-fetch-site': 'same-site', origin: 'https://x.tapnook.example', source: 'Web' },
      false,
    ],
    ['our host by plain http', { origin: 'http://tapnook.example', source: 'Web' }, false],
    ['a sandboxed frame', { origin: 'null', source: 'Web' }, false],
    [
      'a form of ours without the client',
      { 'sec-fetch-site': 'same-origin', origin: ORIGIN },
      false,
    ],
    ['nothing at all', { source: 'Web' }, false],
  ])('%s', (_who, headers, allowed) => {
    expect(isSameOriginRequest(request('POST', headers), ORIGIN)).toBe(allowed);
  });
  test.each([
    ['/api/v1/gateway/webhook', true],
    ['/api/v1/public/accounts/unsubscribe-from-email/a.ticket', true],
    ['/api/v1/gateway/webhook/more', false],
    ['/api/v1/public/accounts/unsubscribe-from-email', false],
    ['/api/v1/public/accounts/subscribe-from-email/a.ticket', false],
  ])('servers whose credential is in the call post to %s: %s', (url, allowed) => {
    expect(isSameOriginRequest(request('POST', {}, url), ORIGIN)).toBe(allowed);
    expect(isSameOriginRequest(request('PUT', {}, url), ORIGIN)).toBe(false);
  });
  test('reading needs nothing', () => {
    expect(isSameOriginRequest(request('GET', {}), ORIGIN)).toBe(true);
  });
});
