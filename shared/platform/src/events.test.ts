import { describe, expect, jest, test } from '@jest/globals';
import { createEventBus } from './events.ts';

describe('the event bus', () => {
  test('a listener that throws does not keep the others from hearing', () => {
    const problems = jest.fn();
    const heard = jest.fn();
    const bus = createEventBus(problems);
    bus.on('coins:changed', () => {
      throw new Error('deaf');
    });
    bus.on('coins:changed', heard);
    bus.emit('coins:changed', {});
    expect(heard).toHaveBeenCalledTimes(1);
    expect(problems).toHaveBeenCalledTimes(1);
  });
  test('stops telling those who left, and tells taps everything', () => {
    const bus = createEventBus(() => {});
    const heard = jest.fn();
    const tapped = jest.fn();
    const leave = bus.on('order:paid', heard);
    bus.tap(tapped);
    leave();
    bus.emit('order:paid', { orderNo: 'TN1' });
    expect(heard).not.toHaveBeenCalled();
    expect(tapped).toHaveBeenCalledWith('order:paid', { orderNo: 'TN1' });
  });
});
