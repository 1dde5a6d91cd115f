/** @jest-environment jsdom */
import { describe, expect, jest, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useOptimisticValue } from './use-optimistic-value.ts';

const drawn = (send: (next: number) => void) =>
  renderHook(({ value }) => useOptimisticValue(value, send), { initialProps: { value: 1 } });

describe('useOptimisticValue', () => {
  test('shows what was pressed until the page has it', () => {
    const send = jest.fn();
    const { result, rerender } = drawn(send);
    act(() => result.current[1](2));
    expect(result.current[0]).toBe(2);
    expect(send).toHaveBeenCalledWith(2);
    rerender({ value: 2 });
    expect(result.current[0]).toBe(2);
  });

  test('does not go back to an earlier press while later ones are on their way', () => {
    const { result, rerender } = drawn(jest.fn());
    act(() => result.current[1](2));
    act(() => result.current[1](3));
    rerender({ value: 2 });
    expect(result.current[0]).toBe(3);
    rerender({ value: 3 });
    rerender({ value: 1 });
    expect(result.current[0]).toBe(1);
  });

  test('gives way to a value that nobody pressed', () => {
    const { result, rerender } = drawn(jest.fn());
    act(() => result.current[1](2));
    rerender({ value: 9 });
    expect(result.current[0]).toBe(9);
  });
});
