import { expect, test } from '@jest/globals';
import { serializeError } from '@tapnook/server/logging';
import { queueError } from './queue-error.ts';

const FIELDS = { code: '57P01', row: 'Chan' };
const failure = Object.assign(new Error('terminating connection'), FIELDS);

test('a log says why a worker of the queues failed, and nothing of what it worked on', () => {
  // As pg-boss tells it.
  const told = { ...FIELDS, message: failure.message, stack: failure.stack ?? '', name: 'one' };
  const logged = serializeError(queueError(told));
  expect(logged).toEqual({
    type: 'Error',
    message: 'terminating connection',
    stack: failure.stack,
    code: '57P01',
  });
});

test('an error stays the one it is', () => {
  expect(queueError(failure)).toBe(failure);
});
