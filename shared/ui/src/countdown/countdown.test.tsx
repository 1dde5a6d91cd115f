import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { violations } from '../../dev/violations.ts';
import { passedMark, secondsLeft } from './countdown-time.ts';
import { Countdown } from './countdown.tsx';

const NOW = Date.parse('2026-11-20T11:00:00Z');

beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
});
afterEach(() => {
  jest.useRealTimers();
});

describe('the time of a countdown', () => {
  test('is never below nothing', () => {
    expect(secondsLeft(NOW, NOW + 1)).toBe(0);
  });

  test.each([
    [601, 600, 10],
    [600, 599, undefined],
    [301, 299, 5],
    [61, 60, 1],
    [60, 59, undefined],
  ])('from %i to %i seconds passes the mark %p', (before, after, mark) => {
    expect(passedMark(before, after)).toBe(mark);
  });
});

describe('Countdown', () => {
  test('runs by the server’s clock and ends once', () => {
    const onEnd = jest.fn();
    render(
      <Countdown
        endsAt="2026-11-20T11:00:05Z"
        offsetMs={2000}
        label="Time left to pay"
        onEnd={onEnd}
      />,
    );
    expect(screen.getByRole('timer', { name: 'Time left to pay' }).textContent).toBe('00:03');
    act(() => jest.advanceTimersByTime(2000));
    expect(screen.getByRole('timer').textContent).toBe('00:01');
    expect(onEnd).not.toHaveBeenCalled();
    act(() => jest.advanceTimersByTime(5000));
    expect(screen.getByRole('timer').textContent).toBe('00:00');
    expect(onEnd).toHaveBeenCalledTimes(1);
  });

  test('speaks at 10, 5 and 1 minute only', () => {
    const announce = jest.fn((minutes: number) => `${minutes} minutes left`);
    render(<Countdown endsAt={NOW + 602_000} label="Time left" announce={announce} />);
    act(() => jest.advanceTimersByTime(1000));
    expect(announce).not.toHaveBeenCalled();
    act(() => jest.advanceTimersByTime(1000));
    expect(screen.getByText('10 minutes left').getAttribute('aria-live')).toBe('assertive');
    act(() => jest.advanceTimersByTime(600_000));
    expect(announce.mock.calls).toEqual([[10], [5], [1]]);
  });

  // Covers: PAY-053
  test('says nothing false when the device’s clock is moved, and goes on from there', () => {
    const announce = jest.fn((minutes: number) => `${minutes} minutes left`);
    const moved = 5_400_000;
    const at = (offsetMs: number) => (
      <Countdown
        endsAt={NOW + 1_798_000}
        offsetMs={offsetMs}
        label="Time left"
        announce={announce}
      />
    );
    const { rerender } = render(at(0));
    act(() => jest.advanceTimersByTime(5_000));
    jest.setSystemTime(Date.now() + moved);
    act(() => jest.advanceTimersByTime(1_000));
    expect(announce).not.toHaveBeenCalled();
    rerender(at(-moved));
    act(() => jest.advanceTimersByTime(1_000));
    expect([screen.getByRole('timer').textContent, announce.mock.calls]).toEqual(['29:51', []]);
    act(() => jest.advanceTimersByTime(1_200_000));
    expect(announce.mock.calls).toEqual([[10]]);
  });

  test('draws the same first figures on a server, or dashes when it does not know the time', () => {
    expect(
      renderToString(<Countdown endsAt={NOW + 60_000} initialNow={NOW} label="Left" />),
    ).toContain('01:00');
    expect(renderToString(<Countdown endsAt={NOW + 60_000} label="Left" />)).toContain('--:--');
  });

  test.each(['figures', 'boxes'] as const)(
    'taken over seconds after it was drawn, its %s run on',
    (look) => {
      const at = (initialNow: number) => (
        <Countdown look={look} endsAt={NOW + 60_000} initialNow={initialNow} label="Left" />
      );
      const container = Object.assign(document.createElement('div'), {
        innerHTML: renderToString(at(NOW - 3000)),
      });
      const onRecoverableError = jest.fn();
      render(at(NOW), {
        container: document.body.appendChild(container),
        hydrate: true,
        onRecoverableError,
      });
      act(() => jest.advanceTimersByTime(1000));
      expect(onRecoverableError).not.toHaveBeenCalled();
      expect(screen.getByRole('timer').textContent).toContain('00:59');
    },
  );

  test('never shows more than the whole span, however the clocks differ', () => {
    render(<Countdown endsAt={NOW + 1_801_400} totalMs={1_800_000} label="Hold" />);
    expect(screen.getByRole('timer').textContent).toBe('30:00');
  });

  test('says days from one on, and fills the ring by the share that is left', async () => {
    const { container } = render(
      <>
        <Countdown endsAt={NOW + 105_415_000} label="Sale" />
        <Countdown endsAt={NOW + 2 * 86_400_000} label="特價" locale="zh-HK" />
        <Countdown endsAt={NOW + 86_399_000} label="Soon" />
        <Countdown look="ring" endsAt={NOW + 900_000} totalMs={1_800_000} label="Hold" />
        <Countdown
          look="dial"
          words="Pay within"
          endsAt={NOW + 900_000}
          totalMs={1_800_000}
          label="To pay"
        />
        <Countdown look="boxes" endsAt={NOW + 3_600_000} label="Tonight" />
      </>,
    );
    expect(screen.getByRole('timer', { name: 'Sale' }).textContent).toBe('1 day');
    expect(screen.getByRole('timer', { name: '特價' }).textContent).toBe('2日');
    expect(screen.getByRole('timer', { name: 'Soon' }).textContent).toBe('23:59:59');
    expect(
      [...container.querySelectorAll('circle[data-on]')].map((ring) =>
        ring.getAttribute('stroke-dasharray'),
      ),
    ).toEqual(['50 100', '50 100']);
    expect(screen.getByRole('timer', { name: 'To pay' }).textContent).toBe('Pay within 15:00');
    expect([...container.querySelectorAll('b')].map((box) => box.textContent)).toEqual([
      '01',
      '00',
      '00',
    ]);
    jest.useRealTimers();
    expect(await violations(container)).toEqual([]);
  });
});
