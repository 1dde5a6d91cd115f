import { describe, expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { violations } from '../../dev/violations.ts';
import { workshopsIcon } from '../icon/icons.ts';
import { Combobox, type ComboboxProps } from './combobox.tsx';

const options = [
  { id: 'c', label: 'Pottery workshops', typed: 'pott', detail: '38', icon: workshopsIcon },
  { id: 'm', label: 'Kiln Street Studio' },
  { id: 'h', label: 'pottery for two', quiet: true },
];

const setup = () => {
  const calls = {
    onPick: jest.fn<ComboboxProps['onPick']>(),
    onSubmit: jest.fn<ComboboxProps['onSubmit']>(),
  };
  const Search = () => {
    const [value, setValue] = useState('');
    return (
      <Combobox
        label="Search"
        value={value}
        onChange={setValue}
        options={value ? options : []}
        clearLabel="Clear"
        submitLabel="Go"
        status="3 suggestions"
        {...calls}
      />
    );
  };
  return { ...render(<Search />), ...calls };
};

describe('Combobox', () => {
  test('offers suggestions with the typed part in bold, and announces how many', async () => {
    const { container } = setup();
    await userEvent.type(screen.getByRole('combobox', { name: 'Search' }), 'pott');
    expect(screen.getAllByRole('option')).toHaveLength(3);
    expect(
      screen.getByRole('option', { name: /Pottery workshops/ }).querySelector('b')?.textContent,
    ).toBe('Pott');
    expect(screen.getByRole('status').textContent).toBe('3 suggestions');
    expect(await violations(container)).toEqual([]);
  });

  test('arrows move, Enter goes to the active one', async () => {
    const { onPick, onSubmit } = setup();
    const box = screen.getByRole('combobox');
    await userEvent.type(box, 'pott{ArrowDown}{ArrowDown}');
    expect(
      document.getElementById(box.getAttribute('aria-activedescendant') ?? '')?.textContent,
    ).toBe('Kiln Street Studio');
    await userEvent.keyboard('{Enter}');
    expect(onPick.mock.calls).toEqual([['m']]);
    expect(onSubmit).not.toHaveBeenCalled();
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  test('Enter without a choice, and the button, search for the text', async () => {
    const { onSubmit } = setup();
    await userEvent.type(screen.getByRole('combobox'), ' pott {Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Go' }));
    expect(onSubmit.mock.calls).toEqual([['pott'], ['pott']]);
  });

  test('searches for what stands in the box, also when no key of it was heard', async () => {
    const { onSubmit } = setup();
    const box = screen.getByRole<HTMLInputElement>('combobox');
    // As a page finds it that comes to life after somebody has typed.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
      box,
      ' hands on pottery ',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Go' }));
    expect(onSubmit.mock.calls).toEqual([['hands on pottery']]);
  });

  test('Esc closes and keeps the text; the cross clears it and keeps the focus', async () => {
    setup();
    const box = screen.getByRole<HTMLInputElement>('combobox');
    await userEvent.type(box, 'pott{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(box.value).toBe('pott');
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(box.value).toBe('');
    expect(document.activeElement).toBe(box);
  });

  test('a press on a suggestion picks it', async () => {
    const { onPick } = setup();
    await userEvent.type(screen.getByRole('combobox'), 'p');
    await userEvent.click(screen.getByRole('option', { name: 'pottery for two' }));
    expect(onPick.mock.calls).toEqual([['h']]);
  });
});
