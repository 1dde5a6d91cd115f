import { expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterPaint } from './after-paint.ts';
import { useEventCallback } from './use-event-callback.ts';
import { afterPresses, usePressed } from './use-pressed.ts';

const Counter = ({
  value,
  send,
}: {
  readonly value: number;
  readonly send: (next: number) => void;
}) => {
  const [shown, press] = usePressed(value, send);
  return (
    <button type="button" onClick={() => press(shown + 1)}>
      {shown}
    </button>
  );
};
const button = (): HTMLElement => screen.getByRole('button');
/** Until the page has taken over what was pressed. */
const painted = (): Promise<void> =>
  act(() => new Promise<void>((done) => afterPaint(() => afterPaint(done))));

test('shows a press at once, sends it after the paint, keeps the order of presses', async () => {
  const sent: number[] = [];
  const Whole = () => {
    const [value, set] = useState(0);
    return (
      <>
        <Counter
          value={value}
          send={(next) => {
            sent.push(next);
            set(next);
          }}
        />
        <output>{value}</output>
      </>
    );
  };
  render(<Whole />);
  fireEvent.click(button());
  fireEvent.click(button());
  expect([button().textContent, screen.getByRole('status').textContent, sent]).toEqual([
    '2',
    '0',
    [],
  ]);
  await painted();
  expect([button().textContent, screen.getByRole('status').textContent, sent]).toEqual([
    '2',
    '2',
    [1, 2],
  ]);
});

test('what is not taken over is shown no longer', async () => {
  render(<Counter value={5} send={jest.fn()} />);
  fireEvent.click(button());
  expect(button().textContent).toBe('6');
  await painted();
  expect(button().textContent).toBe('5');
});

test('it is sent as the page is by then, also when what was pressed has gone', async () => {
  const [former, newest] = [jest.fn(), jest.fn()];
  const { rerender, unmount } = render(<Counter value={1} send={former} />);
  fireEvent.click(button());
  rerender(<Counter value={1} send={newest} />);
  unmount();
  await painted();
  expect([former.mock.calls, newest.mock.calls]).toEqual([[], [[2]]]);
});

test('what acts on a choice waits for those pressed before it, and nothing else', async () => {
  const acted: number[] = [];
  const Whole = () => {
    const [value, set] = useState(0);
    const submit = useEventCallback(() => void acted.push(value));
    return (
      <>
        <Counter value={value} send={set} />
        <input type="submit" onClick={() => afterPresses(submit)} />
      </>
    );
  };
  render(<Whole />);
  const [counter, submit] = screen.getAllByRole('button') as [HTMLElement, HTMLElement];
  fireEvent.click(submit);
  expect(acted).toEqual([0]);
  fireEvent.click(counter);
  fireEvent.click(submit);
  expect(acted).toEqual([0]);
  await waitFor(() => expect(acted).toEqual([0, 1]));
});

test('a press that fails is reported, and holds up nothing', async () => {
  const [acted, reported] = [jest.fn(), jest.fn((event: ErrorEvent) => event.preventDefault())];
  addEventListener('error', reported, { once: true });
  render(
    <Counter
      value={0}
      send={() => {
        throw new Error('refused');
      }}
    />,
  );
  fireEvent.click(button());
  afterPresses(acted);
  await waitFor(() => expect(acted).toHaveBeenCalled());
  expect(reported.mock.calls.map(([event]) => (event.error as Error).message)).toEqual(['refused']);
});
