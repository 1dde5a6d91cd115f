/** @jest-environment jsdom */
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { email } from '@tapnook/kernel';
import { fireEvent, render, screen } from '@testing-library/react';
import { useState, type ReactElement } from 'react';
import { useField } from './use-field.ts';

const [onSubmit, onRefused] = [jest.fn(), jest.fn()];
const EmailForm = (): ReactElement => {
  const [value, onChange] = useState('');
  const { form, field, error } = useField({
    value,
    onChange,
    onSubmit,
    onRefused,
    rule: email,
    text: ({ en_gb }) => en_gb,
  });
  return (
    <form {...form}>
      <input aria-label="Email" {...field} />
      {error && <p role="alert">{error}</p>}
      <button type="submit">Send</button>
    </form>
  );
};
const type = (value: string): void =>
  void fireEvent.change(screen.getByLabelText('Email'), { target: { value } });
const send = (): void => void fireEvent.click(screen.getByRole('button'));

describe('useField', () => {
  beforeEach(() => {
    jest.clearAllMocks();
    render(<EmailForm />);
  });

  test('sends what the rule accepts', () => {
    type('ada@example.com');
    send();
    expect(onSubmit).toHaveBeenCalledWith('ada@example.com');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('says what is wrong when it is sent, not while it is typed', () => {
    type('ada@');
    expect(screen.queryByRole('alert')).toBeNull();
    send();
    expect(onSubmit).not.toHaveBeenCalled();
    expect(onRefused).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('alert').textContent).toContain('email');
  });

  test('takes the mistake back as it is put right', () => {
    send();
    type('ada@example.com');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
