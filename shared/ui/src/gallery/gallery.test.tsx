import { describe, expect, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { violations } from '../../dev/violations.ts';
import { Gallery } from './gallery.tsx';

const labels = {
  gallery: 'Pictures',
  open: (index: number, total: number) => `Picture ${index} of ${total}, full screen`,
  close: 'Close',
  previous: 'Previous',
  next: 'Next',
  position: (index: number, total: number) => `${index} / ${total}`,
};
const pictures = Array.from({ length: 6 }, (_, index) => ({
  src: `/api/media/p${index}`,
  alt: `View ${index + 1}`,
}));

describe('Gallery', () => {
  test('opens the pressed picture full screen; key, button and swipe turn in a ring', async () => {
    const { container } = render(
      <Gallery productName="Pottery" pictures={pictures} labels={labels} />,
    );
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
    await userEvent.keyboard('{Home}');
    expect(screen.getByRole('img', { name: 'View 1' })).toBeDefined();
    await userEvent.keyboard('{End}');
    expect(screen.getByRole('img', { name: 'View 6' })).toBeDefined();
    expect(await violations(container)).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  // Covers: CAT-059
  test('loads the first picture at once, counts the one in sight, and enlarges that', async () => {
    render(<Gallery productName="Pottery" pictures={pictures} labels={labels} />);
    const buttons = pictures.map(
      (_, index) =>
        screen.getAllByRole('button', {
          name: `Picture ${index + 1} of 6, full screen`,
        })[0] as HTMLElement,
    );
    expect(buttons.map((button) => button.querySelector('img')?.getAttribute('loading'))).toEqual([
      'eager',
      'lazy',
      'lazy',
      'lazy',
      'lazy',
      'lazy',
    ]);
    const strip = buttons[0]?.parentElement as HTMLElement;
    Object.defineProperty(strip, 'clientWidth', { value: 390 });
    fireEvent.scroll(strip, { target: { scrollLeft: 770 } });
    await userEvent.click(screen.getByText('3 / 6'));
    expect(screen.getByRole('img', { name: 'View 3' })).toBeDefined();
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(strip.scrollLeft).toBe(3 * 390);
  });

  test('full screen, the version that the page has stands behind the large one', async () => {
    render(<Gallery productName="Pottery" pictures={pictures} labels={labels} />);
    const tile = screen.getByRole('button', { name: 'Picture 2 of 6, full screen' });
    await userEvent.click(tile);
    const sizes = (of: Element | null | undefined) =>
      [...(of?.querySelectorAll('source[type="image/avif"]') ?? [])].map((source) => [
        source.getAttribute('srcset'),
        source.getAttribute('sizes'),
      ]);
    const stage = sizes(screen.getByRole('img', { name: 'View 2' }).closest('div'));
    expect(stage).toHaveLength(2);
    expect(stage[0]).toEqual(sizes(tile)[0]);
  });

  test('shows nothing without pictures', () => {
    const { container } = render(<Gallery productName="Pottery" pictures={[]} labels={labels} />);
    expect(container.innerHTML).toBe('');
  });
});
