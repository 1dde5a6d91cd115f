import { describe, expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { violations } from '../dev/violations.ts';
import { Checkbox } from './checkbox/checkbox.tsx';
import { CodeField } from './code-field/code-field.tsx';
import { Field } from './field/field.tsx';
import { FileField } from './file-field/file-field.tsx';
import { FormErrorSummary } from './form-error-summary/form-error-summary.tsx';
import { PasswordField } from './password-field/password-field.tsx';
import { PhoneField } from './phone-field/phone-field.tsx';
import { RadioGroup } from './radio-group/radio-group.tsx';
import { SelectField } from './select-field/select-field.tsx';
import { Switch } from './switch/switch.tsx';
import { TextArea } from './text-area/text-area.tsx';
import { TextField } from './text-field/text-field.tsx';

const describedBy = (element: HTMLElement) =>
  document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent;

describe('TextField', () => {
  test('is wired to its label, its hint, and the error that replaces it', async () => {
    const { container, rerender } = render(
      <TextField
        label="Name"
        optional="optional"
        hint="As on your card"
        name="name"
        defaultValue="Ka Yan"
      />,
    );
    const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Name optional' });
    expect([input.name, input.value, describedBy(input)]).toEqual([
      'name',
      'Ka Yan',
      'As on your card',
    ]);
    expect(input.hasAttribute('aria-invalid')).toBe(false);
    rerender(<TextField label="Name" hint="As on your card" error="Enter your name" name="name" />);
    expect(describedBy(input)).toBe('Enter your name');
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(screen.queryByText('As on your card')).toBeNull();
    expect(await violations(container)).toEqual([]);
  });
});

describe('a fact', () => {
  // Covers: VAL-011
  test('stays beside the error that replaces the hint, and is told with it', async () => {
    const { container, rerender } = render(
      <TextArea label="Address" fact="Hong Kong only" defaultValue="" />,
    );
    const box = screen.getByRole('textbox', { name: 'Address', description: 'Hong Kong only' });
    rerender(
      <TextArea
        label="Address"
        hint="Street and number"
        error="Enter your address"
        fact="Hong Kong only"
        defaultValue=""
      />,
    );
    expect(
      screen.getByRole('textbox', {
        name: 'Address',
        description: 'Enter your address Hong Kong only',
      }),
    ).toBe(box);
    expect(screen.queryByText('Street and number')).toBeNull();
    expect(await violations(container)).toEqual([]);
  });
});

describe('Field', () => {
  test('wires a control of one’s own', () => {
    render(
      <Field label="Colour" hideLabel id="colour" hint="Any">
        {(wiring) => <input {...wiring} type="text" />}
      </Field>,
    );
    expect(screen.getByRole('textbox', { name: 'Colour' }).id).toBe('colour');
  });
});

describe('TextArea', () => {
  test('counts characters while typing, not the spaces around', async () => {
    const { container } = render(
      <TextArea label="Review" countText={(length) => `${length} of 20`} defaultValue="好" />,
    );
    expect(screen.getByText('1 of 20')).toBeDefined();
    await userEvent.type(screen.getByRole('textbox', { name: 'Review' }), '窰😀 ');
    expect(screen.getByText('3 of 20')).toBeDefined();
    expect(await violations(container)).toEqual([]);
  });
});

describe('PasswordField', () => {
  test('can be shown and hidden, and keeps what was typed', async () => {
    const { container } = render(
      <PasswordField
        label="Password"
        showLabel="Show"
        concealLabel="Hide"
        strength={{ level: 2, text: 'Fair' }}
      />,
    );
    const input = screen.getByLabelText<HTMLInputElement>('Password');
    await userEvent.type(input, 'Corner');
    await userEvent.click(screen.getByRole('button', { name: 'Show' }));
    expect([input.type, input.value]).toEqual(['text', 'Corner']);
    await userEvent.click(screen.getByRole('button', { name: 'Hide' }));
    expect(input.type).toBe('password');
    expect(container.querySelectorAll('i[data-on]')).toHaveLength(2);
    expect(await violations(container)).toEqual([]);
  });
});

describe('PhoneField and SelectField', () => {
  // Covers: PAY-059
  test('are native: code, number and list keep their names', async () => {
    const onCodeChange = jest.fn();
    const { container } = render(
      <>
        <PhoneField
          label="Mobile"
          codes={[
            { value: '852', label: 'Hong Kong (+852)', short: '+852' },
            { value: '853', label: 'Macao (+853)', short: '+853' },
          ]}
          code="852"
          onCodeChange={onCodeChange}
          codeLabel="Calling code"
        />
        <SelectField
          label="Sort"
          placeholder="Choose"
          options={[{ value: 'a', label: 'Best match' }]}
        />
      </>,
    );
    expect(screen.getByText('+852').getAttribute('aria-hidden')).toBe('true');
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: 'Calling code' }),
      'Macao (+853)',
    );
    expect(onCodeChange).toHaveBeenCalledWith('853');
    expect(screen.getByRole('textbox', { name: 'Mobile' }).getAttribute('autocomplete')).toBe(
      'tel-national',
    );
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sort' }).options).toHaveLength(
      2,
    );
    expect(await violations(container)).toEqual([]);
  });
});

describe('FileField', () => {
  test('hands over the files and is empty again', async () => {
    const onFiles = jest.fn();
    const { container } = render(
      <FileField label="Photos" prompt="Add photos" multiple onFiles={onFiles} />,
    );
    const input = screen.getByLabelText<HTMLInputElement>('Photos');
    const file = new File(['x'], 'cup.jpg', { type: 'image/jpeg' });
    await userEvent.upload(input, [file]);
    expect(onFiles.mock.calls).toEqual([[[file]]]);
    expect(input.value).toBe('');
    expect(await violations(container)).toEqual([]);
  });
});

describe('CodeField', () => {
  const setup = () => {
    const onComplete = jest.fn();
    const Held = () => {
      const [value, setValue] = useState('');
      return (
        <CodeField
          label="Code"
          value={value}
          onChange={setValue}
          onComplete={onComplete}
          boxLabel={(position) => `Digit ${position} of 6`}
          hint="Sent to your phone"
        />
      );
    };
    const view = render(<Held />);
    const boxes = screen.getAllByRole<HTMLInputElement>('textbox');
    return { ...view, onComplete, boxes, text: () => boxes.map((box) => box.value).join('') };
  };

  test('typing moves on, Backspace moves back, letters do nothing', async () => {
    const { boxes, text, onComplete, container } = setup();
    boxes[0]?.focus();
    await userEvent.keyboard('1a23');
    expect(text()).toBe('123');
    expect(document.activeElement).toBe(boxes[3]);
    await userEvent.keyboard('{Backspace}');
    expect(text()).toBe('12');
    expect(document.activeElement).toBe(boxes[2]);
    await userEvent.keyboard('3456');
    expect(onComplete.mock.calls).toEqual([['123456']]);
    expect(await violations(container)).toEqual([]);
  });

  test('one paste fills all six, spaces and all', async () => {
    const { boxes, text, onComplete } = setup();
    boxes[2]?.focus();
    await userEvent.paste('123 456');
    expect(text()).toBe('123456');
    expect(onComplete.mock.calls).toEqual([['123456']]);
  });

  test('digits in full width, as Chinese keyboards type them, are taken as plain', async () => {
    const { boxes, text, onComplete } = setup();
    fireEvent.change(boxes[0] as HTMLInputElement, { target: { value: '１' } });
    expect(text()).toBe('1');
    expect(document.activeElement).toBe(boxes[1]);
    await userEvent.paste('驗證碼：６５４ ３２１');
    expect(text()).toBe('654321');
    expect(onComplete.mock.calls).toEqual([['654321']]);
  });

  test('a code that the phone fills in at once is taken whole', () => {
    const { boxes, text } = setup();
    expect(boxes[0]?.getAttribute('autocomplete')).toBe('one-time-code');
    fireEvent.change(boxes[0] as HTMLInputElement, { target: { value: '654321' } });
    expect(text()).toBe('654321');
  });

  test('a digit typed over another replaces it', () => {
    const { boxes, text } = setup();
    fireEvent.change(boxes[0] as HTMLInputElement, { target: { value: '123456' } });
    fireEvent.change(boxes[1] as HTMLInputElement, { target: { value: '29' } });
    expect(text()).toBe('193456');
    fireEvent.change(boxes[1] as HTMLInputElement, { target: { value: '79' } });
    expect(text()).toBe('173456');
  });
});

describe('Checkbox, Switch and RadioGroup', () => {
  test('are native, named and described', async () => {
    const onSwitch = jest.fn();
    const onReason = jest.fn();
    const { container } = render(
      <>
        <Checkbox label="I agree" error="Tick this to go on" name="terms" />
        <Switch label="Use 200 Tapcoin" hint="You have 1,084" checked onChange={onSwitch} />
        <RadioGroup
          legend="Reason"
          value="a"
          onChange={onReason}
          error="Choose one"
          options={[
            { value: 'a', label: 'Plans changed' },
            { value: 'b', label: 'Bought twice', hint: 'We check' },
          ]}
        />
      </>,
    );
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'I agree' });
    await userEvent.click(screen.getByText('I agree'));
    expect([box.checked, describedBy(box)]).toEqual([true, 'Tick this to go on']);
    await userEvent.click(screen.getByRole('switch', { name: 'Use 200 Tapcoin' }));
    expect(onSwitch).toHaveBeenCalledWith(false);
    await userEvent.click(screen.getByRole('radio', { name: 'Bought twice' }));
    expect(onReason).toHaveBeenCalledWith('b');
    expect(await violations(container)).toEqual([]);
  });
});

describe('FormErrorSummary', () => {
  test('takes the focus at each attempt and leads to the fields', async () => {
    const errors = [{ id: 'mobile', message: 'Enter a valid mobile number' }];
    const view = (attempt: number) => (
      <>
        <FormErrorSummary title="One thing to fix" errors={errors} attempt={attempt} />
        <input id="mobile" aria-label="Mobile" />
      </>
    );
    const { container, rerender } = render(view(0));
    expect(document.activeElement).toBe(document.body);
    rerender(view(1));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('alert')));
    await userEvent.click(screen.getByRole('link', { name: 'Enter a valid mobile number' }));
    expect(document.activeElement?.id).toBe('mobile');
    rerender(view(2));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('alert')));
    expect(await violations(container)).toEqual([]);
  });

  test('shows nothing while nothing is wrong', () => {
    const { container } = render(<FormErrorSummary title="x" errors={[]} attempt={1} />);
    expect(container.innerHTML).toBe('');
  });
});
