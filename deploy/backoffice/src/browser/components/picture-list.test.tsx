import { expect, test } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderScreen } from '../testing/render-screen.tsx';
import { PictureList } from './picture-list.tsx';

const Pictures = () => {
  const [value, setValue] = useState(['/api/media/a', '/api/media/b', '/api/media/c']);
  return (
    <>
      <output>{value.map((src) => src.at(-1)).join('')}</output>
      <PictureList label="Pictures" value={value} onChange={setValue} />
    </>
  );
};
const order = () => document.querySelector('output')?.textContent;

test('pictures are put in order by keyboard, and the focus goes along', async () => {
  renderScreen(<Pictures />);
  screen.getByRole('button', { name: 'Move picture 3 earlier' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(order()).toBe('acb');
  expect(await screen.findByText('Picture 3 is number 2 now.')).toBeTruthy();
  expect(document.activeElement).toBe(
    screen.getByRole('button', { name: 'Move picture 2 earlier' }),
  );
  await userEvent.keyboard('{Enter}');
  expect(order()).toBe('cab');
  // The first has no way earlier: the focus stays on the picture.
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move picture 1 later' }));
});

test('pictures are put in order by dragging one onto the place of another', () => {
  renderScreen(<Pictures />);
  const [first, , third] = screen.getAllByRole('listitem');
  if (!first || !third) throw new Error('no pictures');
  fireEvent.dragStart(first);
  expect(fireEvent.dragOver(third)).toBe(false);
  fireEvent.drop(third);
  expect(order()).toBe('bca');
  // What is dragged in from elsewhere moves nothing.
  expect(fireEvent.dragOver(first)).toBe(true);
  fireEvent.drop(first);
  expect(order()).toBe('bca');
});
