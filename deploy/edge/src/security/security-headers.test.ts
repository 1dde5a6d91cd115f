import { describe, expect, test } from '@jest/globals';
import { CspEvaluator } from 'csp_evaluator';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { readConfig } from '../env.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { securityHeaders } from './security-headers.ts';

const config = readConfig({
  PUBLIC_ORIGIN: 'https://tapnook.example',
  STRIPE_SCRIPT_ORIGIN: 'https://pay.example',
  CHAT_ORIGIN: 'https://chat.example',
});
const directives = Object.fromEntries(
  contentSecurityPolicy(config, 'abc')
    .split('; ')
    .map((line) => [line.split(' ')[0], line.split(' ').slice(1)]),
);

describe('the content security policy', () => {
  test('scripts run by nonce alone, nothing inline, nothing evaluated', () => {
    expect(directives['script-src']).toEqual(["'nonce-abc'", "'strict-dynamic'", "'self'"]);
    const all = Object.values(directives).flat();
    for (const unsafe of [
      "'unsafe-inline'",
      "'unsafe-eval'",
      '*',
      'http:',
      'https:',
      'data:',
    ].filter((source) => source !== 'data:'))
      expect(all).not.toContain(unsafe);
  });
  test('what is not named is refused, and nobody frames us', () => {
    expect(directives['default-src']).toEqual(["'none'"]);
    for (const name of ['object-src', 'base-uri', 'frame-ancestors'])
      expect(directives[name]).toEqual(["'none'"]);
    expect(directives['form-action']).toEqual(["'self'"]);
  });
  test('frames come from the gateway and the chat, and markup only through the one policy', () => {
    expect(directives['frame-src']).toEqual(['https://pay.example', 'https://chat.example']);
    expect(directives['require-trusted-types-for']).toEqual(["'script'"]);
    expect(directives['trusted-types']).toEqual(['default']);
    expect(directives).toHaveProperty('upgrade-insecure-requests');
  });
  const findingsOf = (policy: string): readonly string[] =>
    new CspEvaluator(new CspParser(policy).csp)
      .evaluate()
      .filter(({ severity }) => severity < Severity.INFO)
      .map(({ description }) => description);
  test("Google's evaluator finds nothing in it", () => {
    expect(findingsOf(contentSecurityPolicy(config, 'rAnd0mrAnd0mrAnd0m'))).toEqual([]);
    expect(findingsOf("script-src 'self' 'unsafe-inline'")).not.toEqual([]);
  });
  // Covers: PAY-049
  test('a payment page frames the gateway alone, and loads nothing of anybody else', () => {
    const shop = readConfig({
      PUBLIC_ORIGIN: 'https://tapnook.example',
      STRIPE_SCRIPT_ORIGIN: 'https://pay.example',
      STRIPE_API_ORIGIN: 'https://pay.example',
      CHAT_ORIGIN: 'https://chat.example',
      MAP_TILES: 'https://tiles.example/{z}/{x}/{y}.png',
    });
    const origins = (sensitive: boolean): string[] => [
      ...new Set(
        contentSecurityPolicy(shop, 'abc', sensitive)
          .split(/[; ]+/)
          .filter((word) => word.startsWith('https:')),
      ),
    ];
    expect(origins(true)).toEqual(['https://pay.example']);
    expect(origins(false)).toEqual(
      expect.arrayContaining(['https://chat.example', 'https://tiles.example']),
    );
  });
  // Covers: PAY-049
  test("a payment page with Stripe's own origins lets in what Stripe.js needs, and no more", () => {
    const shop = readConfig({ PUBLIC_ORIGIN: 'https://tapnook.example', STRIPE_API_ORIGIN: '' });
    const policy = contentSecurityPolicy(shop, 'rAnd0mrAnd0mrAnd0m', true);
    const sources = Object.fromEntries(
      policy.split('; ').map((line) => [line.split(' ')[0], line.split(' ').slice(1)]),
    );
    expect(sources).toMatchObject({
      'script-src': [
        "'nonce-rAnd0mrAnd0mrAnd0m'",
        "'strict-dynamic'",
        "'self'",
        'https://js.stripe.com',
        'https://*.js.stripe.com',
      ],
      'frame-src': ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
      'connect-src': ["'self'", 'https://api.stripe.com'],
      'require-trusted-types-for': ["'script'"],
    });
    expect(findingsOf(policy)).toEqual([]);
    const elsewhere = contentSecurityPolicy(shop, 'abc');
    for (const origin of ['https://hooks.stripe.com', 'https://api.stripe.com'])
      expect(elsewhere).not.toContain(origin);
  });
  test('a developer’s socket is allowed in development only', () => {
    const development = readConfig({ DEV_DIR: '/tmp/x', DEV_SOCKET: 'ws://localhost:3006' });
    expect(contentSecurityPolicy(development, 'a')).toContain('ws://localhost:3006');
    expect(contentSecurityPolicy(config, 'a')).not.toContain('ws:');
  });
});

describe('the other headers', () => {
  test('as the observatory wants them', () => {
    expect(securityHeaders(config)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'strict-transport-security': expect.stringMatching(/max-age=63072000/),
    });
  });
  test('no promise of https where there is none', () => {
    expect(securityHeaders(readConfig({}))).not.toHaveProperty('strict-transport-security');
  });
});
