import { afterEach, expect, jest, test } from '@jest/globals';
import { allowOnlyArtefacts } from './trusted-types.ts';

interface Rules {
  createScriptURL(url: string): string;
  createScript(text: string): string;
  createHTML(html: string): string;
}
const scope = globalThis as { trustedTypes?: unknown };
afterEach(() => void delete scope.trustedTypes);

// Covers: PAY-049
test('allows scripts of our own pinned artefacts only, and reports others without a query', () => {
  let rules: Rules | undefined;
  scope.trustedTypes = { createPolicy: (_name: string, given: Rules) => (rules = given) };
  const onRefused = jest.fn();
  allowOnlyArtefacts((pathname) => pathname !== '/remotes/mf-a/1.0.0/remoteEntry.js', onRefused);
  for (const url of ['/remotes/mf-b/1.0.0/remoteEntry.js', '/en-US/voucher/service-worker.js'])
    expect(rules?.createScriptURL(url)).toBe(url);
  expect(onRefused).not.toHaveBeenCalled();
  for (const url of [
    '/remotes/mf-a/1.0.0/remoteEntry.js?a=b',
    '/api/media/x.js',
    '/service-worker.js',
    'https://evil.example/remotes/x.js?card=4242',
  ])
    expect(() => rules?.createScriptURL(url)).toThrow('not allowed');
  expect(onRefused.mock.calls).toEqual([
    ['/remotes/mf-a/1.0.0/remoteEntry.js'],
    ['/api/media/x.js'],
    ['/service-worker.js'],
    ['https://evil.example/remotes/x.js'],
  ]);
  expect(() => rules?.createHTML('<b>')).toThrow('not allowed');
  const speculation = '{"prerender":[{"urls":["/en-US/checkout/1/product"]}]}';
  expect(rules?.createScript(speculation)).toBe(speculation);
  expect(() => rules?.createScript('alert(1)')).toThrow(SyntaxError);
});

// Covers: PAY-049
test('where cards are entered, the payment provider’s own scripts pass, and nobody else’s', () => {
  let rules: Rules | undefined;
  scope.trustedTypes = { createPolicy: (_name: string, given: Rules) => (rules = given) };
  const onRefused = jest.fn();
  allowOnlyArtefacts(() => true, onRefused, 'https://js.stripe.com');
  for (const url of ['https://js.stripe.com/endive/stripe.js', 'https://b.js.stripe.com/x.js'])
    expect(rules?.createScriptURL(url)).toBe(url);
  for (const url of [
    'http://js.stripe.com/endive/stripe.js',
    'https://js.stripe.com.evil.example/stripe.js',
    'https://notjs.stripe.com/stripe.js',
    'https://js.stripe.com:8443/stripe.js',
  ])
    expect(() => rules?.createScriptURL(url)).toThrow('not allowed');
});
