import { expect, test } from '@jest/globals';
import { browserConfig } from './browser-config.ts';
import { partOf } from './parts.ts';

test.each(['shell', 'mf-catalog'])('%s gives a chunk 120 seconds, said and not left to a default', (name) => {
  expect(browserConfig(partOf(name, '1.0.0'), '/tmp/x').output?.chunkLoadTimeout).toBe(120_000);
});
