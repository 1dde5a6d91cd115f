import { expect, test } from '@jest/globals';
import { appOf } from './apps.ts';
import { browserConfig } from './browser-config.ts';

// Covers: CON-021, REL-032
test.each(['shell', 'mf-catalog'])(
  '%s gives a chunk 120 seconds, said and not left to a default',
  (name) => {
    expect(browserConfig(appOf(name, '1.0.0'), '/tmp/x').output?.chunkLoadTimeout).toBe(120_000);
  },
);

test('keeps a cache for each kind of build: hot code would stop in another', () => {
  const app = appOf('mf-catalog', '0.0.0-dev');
  const kept = [
    { dev: false },
    { dev: true },
    { dev: true, hot: true },
    { dev: true, refresh: true },
  ].map((mode) => (browserConfig(app, '/tmp/x', mode).cache as { readonly name: string }).name);
  expect(new Set(kept).size).toBe(kept.length);
});
