import { describe, expect, it, jest } from '@jest/globals';
import { email, normaliseEmail, required } from '@tapnook/kernel';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState, type ComponentProps, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { FormOptions } from './form-options.ts';
import type { Text } from './form-state.ts';
import { useForm } from './use-form.ts';

const english = (text: Text | undefined): string => text?.en_gb ?? '';
const field = (name: string): HTMLInputElement => screen.getByLabelText(name);
const error = (name: string): string =>
  document.getElementById(`${field(name).id}-error`)?.textContent ?? '';
const type = (name: string, value: string): void =>
  void fireEvent.change(field(name), { target: { value } });
const press = async (): Promise<void> => {
  await act(async () => void fireEvent.click(screen.getByRole('button')));
};

interface InputProps extends Omit<ComponentProps<'input'>, 'id'> {
  readonly id: string;
  readonly error: string | undefined;
}
const Input = ({ error: message, ...rest }: InputProps): ReactElement => (
  <>
    <input aria-label={rest.id.replace(/^.*-/, '')} {...rest} />
    <p id={`${rest.id}-error`}>{message}</p>
  </>
);

type Native = Readonly<Record<'name' | 'email', string>>;
const NativeForm = (options: Partial<FormOptions<Native>>): ReactElement => {
  const form = useForm<Native>({
    id: 'f',
    text: english,
    rules: { name: required, email },
    ...options,
  });
  return (
    <form {...form.props}>
      <output>{form.summary.map(({ id, message }) => `${id}: ${message}`).join('; ')}</output>
      <Input {...form.register('name')} />
      <Input {...form.register('email')} />
      <button type="submit" disabled={!form.isReady}>
        {form.isSubmitting ? 'busy' : 'send'}
      </button>
      <i>{form.failure?.code}</i>
    </form>
  );
};

interface Kept {
  readonly email: string;
  readonly agreed: boolean;
}
const START: Kept = { email: '', agreed: false };
const KeptForm = (options: Partial<FormOptions<Kept>>): ReactElement => {
  const form = useForm<Kept>({
    id: 'k',
    text: english,
    defaultValues: START,
    rules: { email },
    normalise: { email: normaliseEmail },
    ...options,
  });
  return (
    <form {...form.props}>
      <Input {...form.control('email')} />
      <input
        type="checkbox"
        aria-label="agreed"
        name="agreed-by-another-name"
        checked={form.values.agreed}
        onChange={({ target }) => form.setValues({ agreed: target.checked })}
      />
      <button type="submit">send</button>
      <a href="#reset" onClick={() => form.reset('email')}>
        reset
      </a>
      <a href="#prefill" onClick={() => form.prefill({ email: 'member@a.hk' })}>
        prefill
      </a>
    </form>
  );
};

describe('useForm with native inputs', () => {
  it('says nothing of a field that is passed over, and all of one that is left wrong', () => {
    render(<NativeForm />);
    fireEvent.blur(field('name'));
    type('email', 'x');
    fireEvent.blur(field('email'));
    expect([error('name'), error('email')]).toEqual(['', 'Wrong email address format']);
    type('email', 'k@a.hk');
    expect(error('email')).toBe('');
  });

  it('finds a required field that was emptied again', () => {
    render(<NativeForm />);
    type('name', 'Kay');
    type('name', '');
    fireEvent.blur(field('name'));
    expect(error('name')).toBe('This field is required');
  });

  it('finds a passed-over field in the mode for that', () => {
    render(<NativeForm mode="touched" />);
    fireEvent.blur(field('name'));
    expect(error('name')).toBe('This field is required');
  });

  it('leaves it to sending to judge the field from which the button is pressed', () => {
    render(<NativeForm />);
    type('email', 'x');
    fireEvent.blur(field('email'), { relatedTarget: screen.getByRole('button') });
    expect(error('email')).toBe('');
  });

  it('sums the mistakes up once it is sent, and sends nothing', async () => {
    const onSubmit = jest.fn<() => Promise<void>>();
    render(<NativeForm onSubmit={onSubmit} summaryText={(name, text) => `${name}? ${text}`} />);
    type('email', 'k@a.hk');
    expect(screen.getByRole('status').textContent).toBe('');
    await press();
    expect(screen.getByRole('status').textContent).toBe('f-name: name? This field is required');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('sends once however often it is pressed', async () => {
    let end: () => void = () => undefined;
    const onSubmit = jest.fn(() => new Promise<void>((resolve) => void (end = resolve)));
    render(<NativeForm onSubmit={onSubmit} />);
    type('name', 'Kay');
    type('email', 'k@a.hk');
    fireEvent.submit(field('name').form as HTMLFormElement);
    fireEvent.submit(field('name').form as HTMLFormElement);
    expect(screen.getByRole('button').textContent).toBe('busy');
    await act(async () => end());
    expect(onSubmit.mock.calls).toEqual([[{ name: 'Kay', email: 'k@a.hk' }]]);
    expect(screen.getByRole('button').textContent).toBe('send');
  });

  it('shows a failure at the field of its code, else above', async () => {
    const codes = ['30007', '10500'];
    const onSubmit = () =>
      // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- a call fails like this
      Promise.reject({ code: codes.shift() ?? '', text: { en_gb: 'No', zh_hk: '不' }, data: null });
    render(<NativeForm onSubmit={onSubmit} fieldOf={{ 30007: 'email' }} />);
    type('name', 'Kay');
    type('email', 'k@a.hk');
    await press();
    expect([error('email'), document.querySelector('i')?.textContent]).toEqual(['No', '']);
    await press();
    expect([error('email'), document.querySelector('i')?.textContent]).toEqual(['', '10500']);
  });

  it('cannot be pressed before its script is there', () => {
    expect(renderToString(<NativeForm />)).toContain('disabled=""');
  });
});

describe('useForm with values of its own', () => {
  it('shows the value as it is sent once the field is left', () => {
    render(<KeptForm />);
    type('email', ' K@A.hk ');
    fireEvent.blur(field('email'));
    expect(field('email').value).toBe('k@a.hk');
  });

  it('writes what is entered to the draft and reads it again after a reload', () => {
    let stored: Partial<Kept> | undefined;
    const draft = {
      read: () => stored,
      write: (values: Kept | undefined) => void (stored = values),
    };
    const page = render(<KeptForm draft={draft} />);
    fireEvent.click(screen.getByText('prefill'));
    expect(stored).toBeUndefined();
    type('email', 'k@a.hk');
    page.unmount();
    render(<KeptForm draft={draft} />);
    fireEvent.click(screen.getByText('prefill'));
    expect(field('email').value).toBe('k@a.hk');
    fireEvent.click(screen.getByText('reset'));
    expect([field('email').value, stored]).toEqual(['', undefined]);
  });

  it('keeps the newest value of a control whose event bubbles to the form', () => {
    render(<KeptForm />);
    fireEvent.click(field('agreed'));
    expect(field('agreed').checked).toBe(true);
  });

  it('fills in a field only while nobody has entered anything', () => {
    render(<KeptForm />);
    fireEvent.click(screen.getByText('prefill'));
    expect(field('email').value).toBe('member@a.hk');
  });
});

describe('useForm with a value kept elsewhere', () => {
  const CodeForm = (): ReactElement => {
    const [code, setCode] = useState('');
    const form = useForm<{ code: string }>({
      id: 'c',
      text: english,
      rules: { code: (value) => (value === '1' ? undefined : required('')) },
      values: { code },
    });
    return (
      <form {...form.props}>
        <Input
          {...form.register('code')}
          value={code}
          onChange={({ target }) => setCode(target.value)}
        />
        <button type="submit">send</button>
      </form>
    );
  };
  it('judges it, and drops its mistake as it is put right', async () => {
    render(<CodeForm />);
    await press();
    expect(error('code')).toBe('This field is required');
    type('code', '1');
    expect(error('code')).toBe('');
  });
});
