import { describe, expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { violations } from '../dev/violations.ts';
import { ChipGroup } from './chip/chip-group.tsx';
import { Chip, ChipLink } from './chip/chip.tsx';
import { RemovableChip } from './chip/removable-chip.tsx';
import { RadioCardGroup } from './radio-card/radio-card.tsx';
import { RangeField } from './range-field/range-field.tsx';
import { RatingInput } from './rating-input/rating-input.tsx';
import { Stepper } from './stepper/stepper.tsx';

const WORDS = ['Not for me', 'So-so', 'Fine', 'Liked it', 'Loved it'];

describe('Chip', () => {
  test('toggles, says why it is unavailable, and names what it removes', async () => {
    const onClick = jest.fn();
    const { container } = render(
      <>
        <Chip selected onClick={onClick}>
          Tonight
        </Chip>
        <Chip unavailable reason="Full" onClick={onClick}>
          11:00
        </Chip>
        <RemovableChip aria-label="Remove Under HK$800">Under HK$800</RemovableChip>
        <ChipLink href="/x" aria-current="true">
          Newest
        </ChipLink>
      </>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Tonight', pressed: true }));
    await userEvent.click(screen.getByRole('button', { name: /11:00.*Full/ }));
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('button', { name: 'Remove Under HK$800' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Newest', current: true })).toBeDefined();
    expect(await violations(container)).toEqual([]);
  });
  test('that goes leaves the focus to the next, else one before, else the heading', async () => {
    const Chosen = () => {
      const [chips, setChips] = useState(['Today', 'Sai Kung', 'Pottery']);
      return (
        <>
          <h1>Everything</h1>
          <div>
            <Chip>Filters</Chip>
            {chips.map((name) => (
              <RemovableChip
                key={name}
                onClick={() => setChips(chips.filter((each) => each !== name))}
              >
                {name}
              </RemovableChip>
            ))}
            <button>Clear</button>
          </div>
        </>
      );
    };
    render(<Chosen />);
    const focused = (): string | null | undefined => document.activeElement?.textContent;
    screen.getByRole('button', { name: 'Sai Kung' }).focus();
    for (const next of ['Pottery', 'Today', 'Everything']) {
      await userEvent.keyboard('{Enter}');
      expect(focused()).toBe(next);
    }
    expect(screen.queryByRole('button', { name: 'Today' })).toBeNull();
  });
});

describe('ChipGroup', () => {
  const Glaze = ({ onPick }: { readonly onPick: (value: string) => void }) => {
    const [value, setValue] = useState<string>();
    const pick = (next: string) => {
      setValue(next);
      onPick(next);
    };
    return (
      <ChipGroup
        legend="Glaze"
        value={value}
        onChange={pick}
        options={[
          { value: 'a', label: 'Celadon' },
          { value: 'b', label: 'Milk tea' },
          { value: 'c', label: 'Cobalt', unavailable: true, reason: 'Fired out' },
        ]}
      />
    );
  };

  test('is a named radio group; an unavailable one can be reached and is not chosen', async () => {
    const onPick = jest.fn();
    const { container } = render(<Glaze onPick={onPick} />);
    const group = screen.getByRole('group', { name: 'Glaze' });
    await userEvent.click(within(group).getByRole('radio', { name: 'Milk tea' }));
    await userEvent.click(within(group).getByRole('radio', { name: /Cobalt.*Fired out/ }));
    expect(onPick.mock.calls).toEqual([['b']]);
    expect(within(group).getByRole<HTMLInputElement>('radio', { name: 'Milk tea' }).checked).toBe(
      true,
    );
    expect(await violations(container)).toEqual([]);
  });
});

// Covers: CAT-078
test('why a small choice is unavailable may stand on it, and is read once', async () => {
  render(
    <ChipGroup
      legend="Start time"
      value={undefined}
      onChange={jest.fn()}
      options={[{ value: 'a', label: '14:30', unavailable: true, detail: 'Full', reason: 'Full' }]}
    />,
  );
  const full = screen.getByRole('radio', { name: /^14:30 ?, Full$/ });
  expect(screen.getByText('Full')).toBeTruthy();
  await userEvent.click(full);
  expect(screen.getByRole('status').className).toBe('visually-hidden');
});

describe('RadioCardGroup', () => {
  const options = [
    {
      value: '1',
      title: 'One piece',
      detail: 'Glaze included',
      price: 'HK$480',
      children: <p>Bring an apron</p>,
    },
    { value: '2', title: 'Two people', price: 'HK$880' },
    { value: '3', title: 'Evening', unavailable: true, reason: 'Full until January' },
  ];

  test('chooses by the whole card and shows what belongs to the chosen one', async () => {
    const onChange = jest.fn();
    const { container } = render(
      <RadioCardGroup legend="Plan" value="1" onChange={onChange} options={options} />,
    );
    expect(screen.getByText('Bring an apron')).toBeDefined();
    await userEvent.click(screen.getByText('Two people'));
    await userEvent.click(screen.getByRole('radio', { name: /Evening/ }));
    expect(onChange.mock.calls).toEqual([['2']]);
    expect(await violations(container)).toEqual([]);
  });

  test('keeps what was typed below a choice while another one is looked at', async () => {
    const groupOf = (value: string) => (
      <RadioCardGroup
        legend="Way to pay"
        value={value}
        onChange={() => {}}
        options={[
          { value: 'card', title: 'Card', children: <input aria-label="Number" /> },
          { value: 'wallet', title: 'Wallet' },
        ]}
      />
    );
    const { rerender } = render(groupOf('wallet'));
    expect(screen.queryByLabelText('Number')).toBeNull();
    rerender(groupOf('card'));
    await userEvent.type(screen.getByRole('textbox', { name: 'Number' }), '4242');
    rerender(groupOf('wallet'));
    expect(screen.queryByRole('textbox', { name: 'Number' })).toBeNull();
    rerender(groupOf('card'));
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Number' }).value).toBe('4242');
  });
});

describe.each([
  [
    'ChipGroup',
    (value: string, onChange: (value: string) => void) => (
      <ChipGroup
        legend="Time"
        value={value}
        onChange={onChange}
        options={['10:00', '12:00', '14:00'].map((time) => ({ value: time, label: time }))}
      />
    ),
  ],
  [
    'RadioCardGroup',
    (value: string, onChange: (value: string) => void) => (
      <RadioCardGroup
        legend="Time"
        value={value}
        onChange={onChange}
        options={['10:00', '12:00', '14:00'].map((time) => ({ value: time, title: time }))}
      />
    ),
  ],
] as const)('%s', (_, group) => {
  test('writes only the choices anew that change, and tells whoever listens now', async () => {
    const [before, now] = [jest.fn(), jest.fn()];
    const { rerender } = render(group('10:00', before));
    const written = new Set<string>();
    const watcher = new MutationObserver((records) =>
      records.forEach(({ target }) => written.add((target as HTMLInputElement).value)),
    );
    for (const input of screen.getAllByRole('radio')) watcher.observe(input, { attributes: true });
    rerender(group('10:00', now));
    rerender(group('12:00', now));
    await waitFor(() => expect([...written].toSorted()).toEqual(['10:00', '12:00']));
    watcher.disconnect();
    await userEvent.click(screen.getByRole('radio', { name: '14:00' }));
    expect([before.mock.calls, now.mock.calls]).toEqual([[], [['14:00']]]);
  });
});

describe('Stepper', () => {
  test('stays between its ends, keeps the focus there, and announces the number', async () => {
    const onChange = jest.fn();
    const { container, rerender } = render(
      <Stepper
        label="People"
        value={1}
        min={1}
        max={2}
        onChange={onChange}
        lessLabel="Fewer"
        moreLabel="More"
        valueText="1 person"
      />,
    );
    const fewer = screen.getByRole('button', { name: 'Fewer' });
    await userEvent.click(fewer);
    expect(onChange).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(fewer);
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    expect(onChange).toHaveBeenCalledWith(2);
    const onRefused = jest.fn();
    rerender(
      <>
        <p id="limit">Up to 2</p>
        <Stepper
          label="People"
          value={2}
          min={1}
          max={2}
          onChange={onChange}
          lessLabel="Fewer"
          moreLabel="More"
          limitId="limit"
          onRefused={onRefused}
          valueText="2 people"
        />
      </>,
    );
    expect(screen.getByRole('status').textContent).toContain('2 people');
    const more = screen.getByRole('button', { name: 'More', description: 'Up to 2' });
    expect(more.getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(more);
    expect(onRefused).toHaveBeenCalledTimes(1);
    expect(onChange).toHaveBeenCalledTimes(1);
    expect(await violations(container)).toEqual([]);
  });
});

describe('RatingInput', () => {
  test('is a group of radios named by their words', async () => {
    const onChange = jest.fn();
    const { container } = render(
      <RatingInput
        legend="Overall"
        value={4}
        onChange={onChange}
        words={WORDS}
        error="Choose a score"
      />,
    );
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Liked it' }).checked).toBe(true);
    await userEvent.click(screen.getByRole('radio', { name: 'Loved it' }));
    expect(onChange).toHaveBeenCalledWith(5);
    expect(screen.getByText('Choose a score')).toBeDefined();
    expect(await violations(container)).toEqual([]);
  });
});

describe('RangeField', () => {
  test('is two sliders that never cross, read in words', async () => {
    const onChange = jest.fn();
    const { container } = render(
      <RangeField
        legend="Price"
        min={0}
        max={1000}
        value={[200, 800]}
        onChange={onChange}
        lowLabel="Lowest"
        highLabel="Highest"
        lowText="HK$200"
        highText="HK$800"
        bars={[1, 2]}
      />,
    );
    expect(screen.getByRole('slider', { name: 'Lowest' }).getAttribute('aria-valuetext')).toBe(
      'HK$200',
    );
    fireEvent.change(screen.getByRole('slider', { name: 'Lowest' }), { target: { value: '900' } });
    expect(onChange).toHaveBeenCalledWith([799, 800]);
    fireEvent.change(screen.getByRole('slider', { name: 'Highest' }), { target: { value: '600' } });
    expect(onChange).toHaveBeenLastCalledWith([200, 600]);
    fireEvent.change(screen.getByRole('slider', { name: 'Highest' }), { target: { value: '0' } });
    expect(onChange).toHaveBeenLastCalledWith([200, 201]);
    expect(await violations(container)).toEqual([]);
  });
});
