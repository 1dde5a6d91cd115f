import { expect, test } from '@jest/globals';
import { TextField } from '@tapnook/ui';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderScreen } from '../testing/render-screen.tsx';
import { EditForm } from './edit-form.tsx';
import { EditList } from './edit-list.tsx';

const focused = () => document.activeElement;
const button = (name: string) => screen.findByRole('button', { name });

test('a form takes the focus of its button, and gives it back', async () => {
  renderScreen(
    <EditList
      items={['Kiln', 'Wheel']}
      keyOf={(item) => item}
      nameOf={(item) => item}
      labels={{ edit: 'Edit', add: 'Add' }}
      renderRow={(item) => <b>{item}</b>}
      renderForm={(item, close) => (
        <EditForm
          initial={{ name: item ?? '' }}
          save={async (draft) => draft}
          done="Done."
          onDone={close}
        >
          {({ draft, set }) => (
            <TextField
              label="Name"
              value={draft.name}
              onChange={({ target }) => set({ name: target.value })}
            />
          )}
        </EditForm>
      )}
    />,
  );
  for (const [name, leave] of [
    ['Edit: Wheel', 'Cancel'],
    ['Add', 'Save'],
  ] as const) {
    await userEvent.click(await button(name));
    expect(focused()).toBe(screen.getByLabelText('Name'));
    await userEvent.click(await button(leave));
    expect(focused()).toBe(await button(name));
  }
});
