import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { afterPaint } from './after-paint.ts';

describe('afterPaint', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  test('runs in a task after the next frame, once', () => {
    const run = jest.fn();
    const frames: FrameRequestCallback[] = [];
    jest
      .spyOn(globalThis, 'requestAnimationFrame')
      .mockImplementation((frame) => frames.push(frame));
    afterPaint(run);
    expect(frames).toHaveLength(1);
    frames[0]?.(0);
    expect(run).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1000);
    expect(run).toHaveBeenCalledTimes(1);
  });

  test('runs once on a page that draws no frame', () => {
    const run = jest.fn();
    const cancel = jest
      .spyOn(globalThis, 'cancelAnimationFrame')
      .mockImplementation(() => undefined);
    jest.spyOn(globalThis, 'requestAnimationFrame').mockReturnValue(7);
    afterPaint(run);
    expect(run).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1000);
    expect(run).toHaveBeenCalledTimes(1);
    expect(cancel).toHaveBeenCalledWith(7);
  });
});
