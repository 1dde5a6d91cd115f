import { expect, test } from '@jest/globals';
import { readFrameMessage } from './card-frame-message.ts';

test.each([
  [{ source: 'gateway-card', type: 'ready' }, { type: 'ready' }],
  [
    { source: 'gateway-card', type: 'height', height: 230.4 },
    { type: 'height', height: 231 },
  ],
  [
    { source: 'gateway-card', type: 'height', height: 99_999 },
    { type: 'height', height: 640 },
  ],
  [
    { source: 'gateway-card', type: 'tokenised', paymentMethod: { id: 'pm_1' } },
    { type: 'tokenised', id: 'pm_1' },
  ],
  [
    { source: 'gateway-card', type: 'error', message: 'No' },
    { type: 'error', message: 'No' },
  ],
])('reads %j', (data, message) => {
  expect(readFrameMessage(data)).toEqual(message);
});

// Covers: RTE-071
test.each([
  [null],
  ['ready'],
  [{ type: 'ready' }],
  [{ source: 'chat', type: 'ready' }],
  [{ source: 'gateway-card', type: 'height', height: -1 }],
  [{ source: 'gateway-card', type: 'tokenised', paymentMethod: null }],
  [{ source: 'gateway-card', type: 'other' }],
])('ignores %j', (data) => {
  expect(readFrameMessage(data)).toBeUndefined();
});
