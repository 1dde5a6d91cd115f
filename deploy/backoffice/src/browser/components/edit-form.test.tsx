import { describe, expect, test } from '@jest/globals';
import { CallError } from '@tapnook/platform';
import { TextField } from '@tapnook/ui';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderScreen } from '../testing/render-screen.tsx';
import { EditForm } from './edit-form.tsx';

const show = (save: (draft: { name: string }) => Promise<object>) => {
  const ended: (object | undefined)[] = [];
  renderScreen(
    <EditForm
      initial={{ name: '' }}
      save={save}
      done="Done."
      onDone={(answer) => ended.push(answer)}
    >
      {({ draft, set, fields }) => (
        <TextField
          label="Name"
          value={draft.name}
          error={fields['name']}
          onChange={({ target }) => set({ name: target.value })}
        />
      )}
    </EditForm>,
  );
  return ended;
};

describe('a form', () => {
  test('is sent once however often it is pressed, and gives its answer', async () => {
    const sent: string[] = [];
    let answer: (value: object) => void = () => undefined;
    const ended = show(({ name }) => {
      sent.push(name);
      return new Promise((resolve) => {
        answer = resolve;
      });
    });
    await userEvent.type(screen.getByLabelText('Name'), 'Kiln{Enter}{Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    answer({ id: 1 });
    expect(await screen.findByText('Done.')).toBeTruthy();
    expect(sent).toEqual(['Kiln']);
    expect(ended).toEqual([{ id: 1 }]);
  });

  test('says what was refused at its field, and keeps what was typed', async () => {
    const fields = [{ field: 'body.name', en_US: 'Name is taken', zh_HK: '名稱已被使用' }];
    show(() =>
      Promise.reject(
        new CallError({
          call: 'createProduct',
          code: '10102',
          status: 400,
          text: { en_gb: 'Refused.', zh_hk: '未能接受。' },
          data: { fields },
        }),
      ),
    );
    await userEvent.type(screen.getByLabelText('Name'), 'Kiln{Enter}');
    expect((await screen.findAllByText('Name is taken')).length).toBeGreaterThan(0);
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
    expect([field.value, field.getAttribute('aria-invalid')]).toEqual(['Kiln', 'true']);
  });

  test('that has no field yet gives the focus to its first button', () => {
    renderScreen(
      <EditForm
        initial={{ names: [] }}
        save={() => Promise.resolve({})}
        done="Done."
        onDone={() => undefined}
      >
        {() => <button type="button">Add a kind</button>}
      </EditForm>,
    );
    expect(document.activeElement?.textContent).toBe('Add a kind');
  });

  test('begins at its first field that can be written', () => {
    renderScreen(
      <EditForm initial={{}} save={() => Promise.resolve({})} done="Done." onDone={() => undefined}>
        {() => (
          <>
            <input aria-label="Name that stays" readOnly />
            <input aria-label="Title" />
          </>
        )}
      </EditForm>,
    );
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Title');
  });

  test('is left without sending', async () => {
    const ended = show(() => Promise.reject(new Error('never')));
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(ended).toEqual([undefined]);
  });
});
