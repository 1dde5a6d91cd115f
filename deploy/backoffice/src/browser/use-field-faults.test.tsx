import { expect, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { textsOf } from './texts.ts';
import { useFieldFaults } from './use-field-faults.ts';

const { t } = textsOf('zh-HK');
const Form = () => {
  useFieldFaults(t);
  return (
    <form>
      <input aria-label="name" required />
      <input aria-label="mail" type="email" />
      <input aria-label="places" type="number" min={1} max={20} />
      <select aria-label="district" required>
        <option value="">?</option>
        <option value="1">1</option>
      </select>
    </form>
  );
};
const field = (label: string): HTMLInputElement => screen.getByLabelText(label);
const type = (label: string, value: string): void =>
  void fireEvent.input(field(label), { target: { value } });
const send = (): boolean => field('name').form?.checkValidity() ?? true;

test.each([
  ['name', '', 'required'],
  ['mail', 'nobody', 'email'],
  ['places', '0', 'atLeast'],
  ['places', '21', 'atMost'],
  ['places', '1.5', 'whole'],
  ['district', '', 'required'],
])('says in the page’s language what is wrong with %s: %j', (label, value, fault) => {
  render(<Form />);
  type(label, value);
  expect(send()).toBe(false);
  expect(field(label).validationMessage).toBe(t(`fault.${fault}`, { min: 1, max: 20 }));
});

test('what was wrong counts no more once it is right', () => {
  render(<Form />);
  type('mail', 'nobody');
  expect(send()).toBe(false);
  type('mail', 'nobody@tapnook.example');
  type('name', 'Kiln');
  fireEvent.input(field('district'), { target: { value: '1' } });
  expect(send()).toBe(true);
});
