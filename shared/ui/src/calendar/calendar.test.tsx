import { describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, use, useState } from 'react';
import { violations } from '../../dev/violations.ts';
import type { CalendarDay } from './calendar-day.tsx';
import { dayAfterKey, dayWithin, monthAfter, weeksOf } from './calendar-days.ts';
import { Calendar, type CalendarProps } from './calendar.tsx';

const words: CalendarProps['words'] = {
  title: (month) => `Month ${month}`,
  dayName: (day) => `Day ${day}`,
  weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'].map(
    (long) => ({ long, short: long.slice(0, 2) }),
  ),
  previous: 'Previous month',
  next: 'Next month',
  full: 'Full',
  closed: 'not offered',
  past: 'over',
};

const days: Record<string, CalendarDay> = {
  '2026-11-19': { state: 'past' },
  '2026-11-20': { state: 'open', price: '$480' },
  '2026-11-21': { state: 'few', price: '$480', note: '2 left', name: 'HK$480, 2 left' },
  '2026-11-22': { state: 'full' },
  '2026-12-01': { state: 'open' },
};

const Held = ({
  onChange,
  ...props
}: Partial<CalendarProps> & { readonly onChange: (day: string) => void }) => {
  const [month, setMonth] = useState('2026-11');
  return (
    <Calendar
      days={days}
      words={words}
      min="2026-11"
      max="2026-12"
      {...props}
      month={month}
      onMonthChange={setMonth}
      onChange={onChange}
    />
  );
};

const focused = () => document.activeElement?.firstElementChild?.textContent;

describe('the days of a calendar', () => {
  test('a month is whole weeks with blanks around it', () => {
    expect(weeksOf('2026-11', 0)).toHaveLength(5);
    expect(weeksOf('2026-11', 1)[0]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
      '2026-11-01',
    ]);
    expect(weeksOf('2028-02', 0).flat().filter(Boolean)).toHaveLength(29);
  });

  test('months turn over years, and a late day falls back to the last', () => {
    expect([monthAfter('2026-12', 1), monthAfter('2026-01', -1)]).toEqual(['2027-01', '2025-12']);
    expect(dayAfterKey('PageDown', '2026-01-31', 0)).toBe('2026-02-28');
  });

  test('with Shift the Page keys go by year, as far as there are months', () => {
    expect([
      dayAfterKey('PageDown', '2028-02-29', 0, true),
      dayAfterKey('PageUp', '2026-11-11', 0, true),
    ]).toEqual(['2029-02-28', '2025-11-11']);
    expect([
      dayWithin('2027-11-30', '2026-11', '2027-02'),
      dayWithin('2025-11-11', '2026-11', undefined),
      dayWithin('2026-12-31', '2026-11', '2027-02'),
    ]).toEqual(['2027-02-28', '2026-11-11', '2026-12-31']);
  });

  test.each([
    ['ArrowLeft', '2026-11-10'],
    ['ArrowRight', '2026-11-12'],
    ['ArrowUp', '2026-11-04'],
    ['ArrowDown', '2026-11-18'],
    ['Home', '2026-11-08'],
    ['End', '2026-11-14'],
    ['PageUp', '2026-10-11'],
    ['PageDown', '2026-12-11'],
    ['a', undefined],
  ])('%s leads to %s', (key, expected) => {
    expect(dayAfterKey(key, '2026-11-11', 0)).toBe(expected);
  });
});

describe('Calendar', () => {
  test('joins what it reads with the comma of the language', () => {
    render(<Held onChange={jest.fn()} words={{ ...words, comma: '，' }} />);
    expect(screen.getByRole('button', { name: 'Day 2026-11-20，$480' })).toBeTruthy();
  });

  // Covers: CAT-078
  test('reads each day with its price and what is left, and chooses only open ones', async () => {
    const onChange = jest.fn();
    const { container } = render(<Held onChange={onChange} value="2026-11-20" />);
    await userEvent.click(screen.getByRole('button', { name: 'Day 2026-11-21, HK$480, 2 left' }));
    const full = screen.getByRole('button', { name: 'Day 2026-11-22, Full' });
    await userEvent.click(full);
    expect(full.getAttribute('aria-disabled')).toBe('true');
    expect(
      screen.getByRole('button', { name: 'Day 2026-11-19, over' }).getAttribute('aria-disabled'),
    ).toBe('true');
    expect(
      screen
        .getByRole('button', { name: 'Day 2026-11-23, not offered' })
        .getAttribute('aria-disabled'),
    ).toBe('true');
    expect(onChange.mock.calls).toEqual([['2026-11-21']]);
    expect(screen.getByRole('gridcell', { selected: true }).textContent).toContain('20');
    expect(screen.getByRole('columnheader', { name: 'Sunday' }).textContent).toBe('Su');
    expect(await violations(container)).toEqual([]);
  });

  test('Tab reaches one day; arrows, Home and End move the focus', async () => {
    render(<Held onChange={jest.fn()} />);
    expect(
      screen.getAllByRole('gridcell').filter((cell) => cell.querySelector('[tabindex="0"]')),
    ).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Day 2026-11-20, $480' }));
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(focused()).toBe('Day 2026-11-22, Full');
    await userEvent.keyboard('{End}');
    expect(focused()).toBe('Day 2026-11-28, not offered');
    await userEvent.keyboard('{Home}{ArrowUp}');
    expect(focused()).toBe('Day 2026-11-15, not offered');
  });

  // Covers: CAT-079
  test('Page keys change the month, announce it and keep the focus; the bounds hold', async () => {
    const onChange = jest.fn();
    render(<Held onChange={onChange} />);
    await userEvent.click(screen.getByRole('button', { name: 'Day 2026-11-20, $480' }));
    await userEvent.keyboard('{PageUp}');
    expect(focused()).toBe('Day 2026-11-20, $480');
    await userEvent.keyboard('{PageDown}');
    expect(screen.getByText('Month 2026-12').getAttribute('aria-live')).toBe('polite');
    expect(focused()).toBe('Day 2026-12-20, not offered');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{Home}{ArrowUp}{ArrowRight}{ArrowRight}{Enter}');
    expect(onChange).toHaveBeenLastCalledWith('2026-12-01');
  });

  // Covers: CAT-079
  test('moves by year with Shift and a Page key, within its months, back to today', async () => {
    const { container } = render(<Held onChange={jest.fn()} max="2027-02" today="2026-11-20" />);
    await userEvent.click(screen.getByRole('button', { name: 'Day 2026-11-21, HK$480, 2 left' }));
    await userEvent.keyboard('{Shift>}{PageDown}{/Shift}');
    expect(focused()).toBe('Day 2027-02-21, not offered');
    await userEvent.keyboard('{Shift>}{PageUp}{/Shift}');
    expect(focused()).toBe('Day 2026-11-21, HK$480, 2 left');
    await userEvent.keyboard('{ArrowUp}');
    expect(focused()).toBe('Day 2026-11-20, $480');
    await userEvent.keyboard('{ArrowLeft}');
    expect(focused()).toBe('Day 2026-11-20, $480');
    expect(container.querySelectorAll('[data-over]')).toHaveLength(2);
  });

  test('what stands beside the month comes after its arrows', () => {
    render(<Held onChange={jest.fn()} aside={<button type="button">Next free</button>} />);
    expect(
      screen
        .getAllByRole('button')
        .slice(0, 3)
        .map((button) => button.getAttribute('aria-label') ?? button.textContent),
    ).toEqual(['Previous month', 'Next month', 'Next free']);
  });

  test('from beyond the bounds one button leads back', () => {
    render(<Held onChange={jest.fn()} min="2027-01" max="2027-02" />);
    expect(
      ['Previous month', 'Next month'].map((name) =>
        screen.getByRole('button', { name }).getAttribute('aria-disabled'),
      ),
    ).toEqual(['true', null]);
  });
  test('the buttons change the month and stop at the bounds', async () => {
    render(<Held onChange={jest.fn()} />);
    await userEvent.click(screen.getByRole('button', { name: 'Previous month' }));
    expect(screen.getByText('Month 2026-11')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Next month' }));
    expect(screen.getByRole('grid', { name: 'Month 2026-12' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Next month' }).getAttribute('aria-disabled')).toBe(
      'true',
    );
  });

  test('names the next month at once, or the one after; days follow when drawn', async () => {
    let arrive = (): void => undefined;
    const late = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const Late = ({ month }: { readonly month: string }) => {
      if (month > '2026-11') use(late);
      return null;
    };
    const Paged = () => {
      const [month, setMonth] = useState('2026-11');
      return (
        <>
          <Calendar
            days={days}
            words={words}
            max="2027-01"
            month={month}
            onMonthChange={setMonth}
            onChange={jest.fn()}
            label="Days"
          />
          <Suspense>
            <Late month={month} />
          </Suspense>
        </>
      );
    };
    render(<Paged />);
    const next = screen.getByRole('button', { name: 'Next month' });
    await act(async () => fireEvent.click(next));
    await act(async () => fireEvent.click(next));
    expect(screen.getByText('Month 2027-01')).toBeDefined();
    expect(next.getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByRole('group', { busy: true, name: 'Days' }).textContent).toContain(
      'Day 2026-11-20',
    );
    await act(async () => {
      arrive();
      await late;
    });
    expect(screen.getByRole('group', { busy: false, name: 'Days' }).textContent).toContain(
      'Day 2027-01-20',
    );
  });

  test('entering the days before the next month took their place leads into it', async () => {
    const { rerender } = render(
      <Calendar
        days={days}
        words={words}
        month="2026-11"
        onMonthChange={jest.fn()}
        onChange={jest.fn()}
      />,
    );
    screen.getByRole('button', { name: 'Day 2026-11-20, $480' }).focus();
    rerender(
      <Calendar
        days={days}
        words={words}
        month="2026-12"
        onMonthChange={jest.fn()}
        onChange={jest.fn()}
      />,
    );
    expect(focused()).toBe('Day 2026-12-01');
    screen.getByRole('button', { name: 'Previous month' }).focus();
    rerender(
      <Calendar
        days={days}
        words={words}
        month="2027-01"
        onMonthChange={jest.fn()}
        onChange={jest.fn()}
      />,
    );
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Previous month');
  });

  test('the board of a booking marks each day', async () => {
    const { container } = render(
      <Held look="board" onChange={jest.fn()} weekStart={1} today="2026-11-20" busy />,
    );
    expect(screen.getAllByRole('columnheader')[0]?.textContent).toBe('Mo');
    expect(container.querySelectorAll('[role=gridcell] svg')).toHaveLength(30);
    expect(screen.getByRole('button', { current: 'date' }).textContent).toContain('20');
    expect(await violations(container)).toEqual([]);
  });
});
