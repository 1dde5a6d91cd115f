import { afterPaint } from '@tapnook/ui';
import { act, fireEvent } from '@testing-library/react';

/** Presses, and waits until the page has taken it over: it draws what was pressed first. */
export const press = async (pressed: HTMLElement): Promise<void> => {
  fireEvent.click(pressed);
  await act(() => new Promise<void>((done) => afterPaint(() => afterPaint(done))));
};
