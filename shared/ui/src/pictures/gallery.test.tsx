import { describe, expect, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { violations } from '../../dev/violations.ts';
import { Gallery } from './gallery.tsx';

const labels = {
  gallery: 'Pictures', open: (index: number, total: number) => `Picture ${index} of ${total}, full screen`, close: 'Close', previous: 'Previous', next: 'Next', position: (index: number, total: number) => `${index} / ${total}`,
};
const pictures = Array.from({ length: 6 }, (_, index) => ({ src: `/api/media/p${index}`, alt: `View ${index + 1}` }));

describe('Gallery', () => {
  test('opens the pressed picture full screen, turns by key, button and swipe, and both ends meet', async () => {
    const { container } = render(<Gallery productName="Pottery" pictures={pictures} labels={labels} />);
    await userEvent.click(screen.getByRole('button', { name: 'Picture 2 of 6, full screen' }));
    expect(screen.getByRole('img', { name: 'View 2' })).toBeDefined();
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(screen.getByRole('img', { name: 'View 4' })).toBeDefined();
    const stage = screen.getByRole('img', { name: 'View 4' }).closest('div') as HTMLElement;
    fireEvent(stage, new MouseEvent('pointerdown', { clientX: 100, bubbles: true }));
    fireEvent(stage, new MouseEvent('pointerup', { clientX: 300, bubbles: true }));
    expect(screen.getByRole('img', { name: 'View 3' })).toBeDefined();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
    expect(screen.getByRole('img', { name: 'View 6' })).toBeDefined();
    expect(screen.getByText('6 / 6').getAttribute('aria-live')).toBe('polite');
    expect(await violations(container)).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('shows nothing without pictures', () => {
    const { container } = render(<Gallery productName="Pottery" pictures={[]} labels={labels} />);
    expect(container.innerHTML).toBe('');
  });
});
