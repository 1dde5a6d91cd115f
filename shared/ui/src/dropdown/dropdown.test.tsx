import { describe, expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { violations } from '../../dev/violations.ts';
import { Dropdown } from './dropdown.tsx';

const options = [
  { value: '7', label: 'Pier 7' },
  { value: '9', label: 'Pier 9', detail: '4 left' },
  { value: '10', label: 'Queen’s Pier', detail: 'Full', unavailable: true },
];

const open = async (onChange = jest.fn()) => {
  const view = render(
    <Dropdown label="Meeting point" value="7" onChange={onChange} options={options} />,
  );
  const box = screen.getByRole('combobox', { name: 'Meeting point' });
  await userEvent.click(box);
  return { ...view, box, onChange };
};

const activeOption = (box: HTMLElement) =>
  document.getElementById(box.getAttribute('aria-activedescendant') ?? '')?.textContent;

describe('Dropdown', () => {
  test('opens at the chosen option, moves by arrows and letters, chooses by Enter', async () => {
    const { box, container, onChange } = await open();
    expect(screen.getByRole('option', { selected: true }).textContent).toContain('Pier 7');
    expect(await violations(container)).toEqual([]);
    await userEvent.keyboard('q');
    expect(activeOption(box)).toContain('Queen’s Pier');
    await userEvent.keyboard('{Home}{ArrowDown}{Enter}');
    expect(onChange.mock.calls).toEqual([['9']]);
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(document.activeElement).toBe(box);
  });

  test('does not choose what is unavailable', async () => {
    const { onChange } = await open();
    await userEvent.keyboard('{End}{Enter}');
    await userEvent.click(screen.getByRole('option', { name: /Queen/ }));
    expect(onChange).not.toHaveBeenCalled();
    expect(screen.getByRole('listbox')).toBeDefined();
  });

  test('Esc, and a press elsewhere, close it without a choice', async () => {
    const { box, onChange } = await open();
    await userEvent.keyboard('{Escape}');
    expect(box.getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(box);
    await userEvent.click(document.body);
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(onChange).not.toHaveBeenCalled();
  });

  test('shows its placeholder and its error', () => {
    render(
      <Dropdown
        label="Glaze"
        value={undefined}
        onChange={jest.fn()}
        options={options}
        placeholder="Choose"
        error="Choose a glaze"
      />,
    );
    const box = screen.getByRole('combobox', { name: 'Glaze' });
    expect(box.textContent).toBe('Choose');
    expect(box.getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(box.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Choose a glaze',
    );
  });
});
