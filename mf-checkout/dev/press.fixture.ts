import { afterPaint } from '@tapnook/ui';
import { act, fireEvent } from '@testing-library/react';

/** Waits for so many frames to be drawn. */
export const frames = async (count: number): Promise<void> => {
  // oxlint-disable-next-line no-await-in-loop
  for (let frame = 0; frame < count; frame += 1) await act(() => new Promise<void>(afterPaint));
};

/** Presses, and waits until the page has taken it over: it draws what was pressed first. */
export const press = async (pressed: HTMLElement): Promise<void> => {
  fireEvent.click(pressed);
  await frames(2);
};
