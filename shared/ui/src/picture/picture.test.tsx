import { describe, expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { violations } from '../../dev/violations.ts';
import { pictureSources } from './picture-sources.ts';
import { Picture } from './picture.tsx';

const picture = (
  <Picture src="/api/media/scene-tram" alt="A tram" width={960} height={720} sizes="50vw" />
);

describe('pictureSources', () => {
  test('offers AVIF in the allowed widths, and its fallback in one width', () => {
    expect(pictureSources('/api/media/scene-tram', 480)).toEqual({
      avif:
        '/api/media/scene-tram/160.avif 160w, /api/media/scene-tram/320.avif 320w, ' +
        '/api/media/scene-tram/480.avif 480w',
      webp: '/api/media/scene-tram/480.webp',
      fallback: '/api/media/scene-tram/480.jpg',
    });
    const widthsUpTo = (width: number) =>
      pictureSources('/api/media/a', width).avif?.match(/\d+(?=w)/g);
    expect(widthsUpTo(160)).toEqual(['64', '160']);
    expect(widthsUpTo(960)).toEqual(['320', '480', '640', '960']);
    expect(widthsUpTo(1600)).toEqual(['480', '640', '960', '1280', '1600']);
  });

  test('leaves any other address as it is', () => {
    expect(pictureSources('blob:https://a/b', 480)).toEqual({ fallback: 'blob:https://a/b' });
    expect(pictureSources('/api/media/scene-tram/640.jpg', 480)).toEqual({
      fallback: '/api/media/scene-tram/640.jpg',
    });
  });
});

describe('Picture', () => {
  test('keeps its place, loads late, and offers two formats', async () => {
    const { container } = render(picture);
    const image = screen.getByRole('img', { name: 'A tram' });
    expect([
      image.getAttribute('width'),
      image.getAttribute('height'),
      image.getAttribute('loading'),
    ]).toEqual(['960', '720', 'lazy']);
    expect([...container.querySelectorAll('source')].map((source) => source.type)).toEqual([
      'image/avif',
    ]);
    expect(image.getAttribute('src')).toBe('/api/media/scene-tram/640.webp');
    expect(await violations(container)).toEqual([]);
  });

  test('the picture of the first view is fetched at once', () => {
    render(<Picture src="/api/media/a" alt="First" width={1} height={1} sizes="100vw" priority />);
    const image = screen.getByRole('img', { name: 'First' });
    expect([image.getAttribute('loading'), image.getAttribute('fetchpriority')]).toEqual([
      'eager',
      'high',
    ]);
  });

  // Covers: SHP-041
  test('has a cut of its own for phones, in every format, where there is one', () => {
    const sources = (narrowSrc?: string) =>
      [
        ...render(
          <Picture
            src="/api/media/a"
            narrowSrc={narrowSrc}
            alt=""
            width={1}
            height={1}
            sizes="80vw"
          />,
        ).container.querySelectorAll('source'),
      ].map(({ media, type, srcset }) => [media, type, srcset.split(' ')[0]]);
    const whole = [['', 'image/avif', '/api/media/a/480.avif']];
    expect(sources('/api/media/b')).toEqual([
      ['(max-width: 767px)', 'image/avif', '/api/media/b/480.avif'],
      ['(max-width: 767px)', '', '/api/media/b/640.webp'],
      ...whole,
    ]);
    for (const same of ['/api/media/a', '', undefined]) expect(sources(same)).toEqual(whole);
  });

  test('offers the next format when one cannot be shown', () => {
    const { container } = render(picture);
    const image = screen.getByRole('img', { name: 'A tram' });
    const offered = () => [
      ...Array.from(container.querySelectorAll('source'), ({ type }) => type),
      image.getAttribute('src'),
    ];
    expect(offered()).toEqual(['image/avif', '/api/media/scene-tram/640.webp']);
    fireEvent.error(image);
    expect(offered()).toEqual(['/api/media/scene-tram/640.webp']);
    fireEvent.error(image);
    expect(offered()).toEqual(['/api/media/scene-tram/640.jpg']);
    expect(container.firstElementChild?.getAttribute('data-phase')).not.toBe('failed');
    fireEvent.error(image);
    expect(container.firstElementChild?.getAttribute('data-phase')).toBe('failed');
  });

  test('that failed without a network is asked for again once there is one', () => {
    const isOnline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    try {
      const { container } = render(picture);
      fireEvent.error(screen.getByRole('img', { name: 'A tram' }));
      const phase = () => container.firstElementChild?.getAttribute('data-phase');
      expect(phase()).toBe('failed');
      isOnline.mockReturnValue(true);
      fireEvent(window, new Event('online'));
      expect(phase()).toBe('loading');
      expect(container.querySelectorAll('source')).toHaveLength(1);
      fireEvent.load(screen.getByRole('img', { name: 'A tram' }));
      expect(phase()).toBe('loaded');
    } finally {
      isOnline.mockRestore();
    }
  });

  // Covers: STA-019
  test('fades in when it arrives and shows a glyph when it does not', () => {
    const { container } = render(
      <Picture
        src="/api/media/a"
        alt=""
        width={1}
        height={1}
        sizes="100vw"
        errorLabel="Picture failed to load"
      />,
    );
    const image = container.querySelector('img') as HTMLImageElement;
    for (let format = 0; format < 3; format += 1) fireEvent.error(image);
    expect(screen.getByRole('img', { name: 'Picture failed to load' })).toBeDefined();
    expect(container.firstElementChild?.getAttribute('data-phase')).toBe('failed');
  });
});
