import { expect, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { useState, type ReactElement } from 'react';
import { frames } from '../../../dev/press.fixture.ts';
import { ConfirmButton } from './confirm-button.tsx';

const Asked = (): ReactElement => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <ConfirmButton open={open} onAsk={() => setOpen(true)}>
        Cancel
      </ConfirmButton>
      {open && <button onClick={() => setOpen(false)}>Keep</button>}
    </>
  );
};

test('stays pressed from before the dialog is drawn until it is answered', async () => {
  render(<Asked />);
  const button = screen.getByRole('button', { name: 'Cancel' });
  const pressedIn = () => button.getAttribute('aria-expanded');
  expect(pressedIn()).toBe('false');
  fireEvent.click(button);
  expect([pressedIn(), screen.queryByText('Keep')]).toEqual(['true', null]);
  await frames(2);
  fireEvent.click(screen.getByText('Keep'));
  expect([pressedIn(), screen.queryByText('Keep')]).toEqual(['false', null]);
});
