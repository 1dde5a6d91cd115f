import { describe, expect, test } from '@jest/globals';
import { moveFocus } from '@tapnook/ui';
import { act, render, screen, waitFor } from '@testing-library/react';
import { useRef, useState } from 'react';
import { useFocusReturn } from './use-focus-return.ts';

/** A panel with a row, either of which loses what is pressed in it. */
const Page = () => {
  const main = useRef<HTMLElement>(null);
  const [left, setLeft] = useState<readonly string[]>(['button', 'row', 'panel']);
  useFocusReturn(main);
  const lose = (what: string): void => setLeft(left.filter((one) => one !== what));
  return (
    <main ref={main} tabIndex={-1}>
      {left.includes('panel') && (
        <section aria-label="Plans">
          <h2>Plans</h2>
          {left.includes('row') && (
            <ul>
              <li>
                Half a day
                {left.includes('button') && <button onClick={() => lose('button')}>Publish</button>}
                <button onClick={() => lose('row')}>Remove</button>
              </li>
            </ul>
          )}
          <button onClick={() => lose('panel')}>Close</button>
        </section>
      )}
    </main>
  );
};
const press = (name: string): void => {
  const button = screen.getByRole('button', { name });
  moveFocus(button);
  act(() => button.click());
};

describe('a focus whose element is taken away', () => {
  test.each([
    ['Publish', 'LI'],
    ['Remove', 'H2'],
    ['Close', 'MAIN'],
  ])('by the press on %s goes to what is left around it: %s', async (name, place) => {
    render(<Page />);
    press(name);
    await waitFor(() => expect(document.activeElement?.tagName).toBe(place));
  });

  test('stays where somebody put it meanwhile', async () => {
    render(<Page />);
    press('Publish');
    const other = screen.getByRole('button', { name: 'Close' });
    moveFocus(other);
    await expect(
      waitFor(() => expect(document.activeElement).not.toBe(other), { timeout: 300 }),
    ).rejects.toThrow();
  });
});
