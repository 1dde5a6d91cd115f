import { describe, expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { violations } from '../dev/violations.ts';
import { Avatar } from './avatar/avatar.tsx';
import { CoinMark, Logo } from './logo/logo.tsx';
import { Price } from './price/price.tsx';
import { Score, Stars } from './score/score.tsx';
import { Spinner } from './spinner/spinner.tsx';
import { Ribbon, Tag } from './tag/tag.tsx';

describe('Price', () => {
  test('reads the new price, then the word and the old one', async () => {
    const { container } = render(<Price amount="HK$248" was="HK$320" wasWord="was" />);
    expect(container.textContent).toBe('HK$248, was HK$320');
    expect(container.querySelector('small')?.textContent).toBe('HK$');
    expect(container.querySelector('s')?.textContent).toContain('HK$320');
    expect(container.firstElementChild?.hasAttribute('data-special')).toBe(true);
    expect(await violations(container)).toEqual([]);
  });

  test('without an old price it is plain and takes words on either side', () => {
    const { container } = render(<Price amount="HK$1,280" before="From" after="起" />);
    expect(container.textContent).toBe('From HK$1,280起');
    expect(container.firstElementChild?.hasAttribute('data-special')).toBe(false);
  });

  test('a negative amount keeps its sign small', () => {
    const { container } = render(<Price amount="−HK$15" />);
    expect(container.querySelector('small')?.textContent).toBe('−HK$');
  });
});

describe('Score and Stars', () => {
  test('are read as one sentence', async () => {
    const { container } = render(
      <>
        <Score value="4.8" count="(1,284)" label="4.8 out of 5, 1,284 reviews" />
        <Stars value={4.4} label="4 out of 5" />
      </>,
    );
    expect(screen.getByText('4.8 out of 5, 1,284 reviews')).toBeDefined();
    expect(screen.getByText('4.8').getAttribute('aria-hidden')).toBe('true');
    expect(
      screen.getByRole('img', { name: '4 out of 5' }).querySelectorAll('[data-filled]'),
    ).toHaveLength(4);
    expect(await violations(container)).toEqual([]);
  });
});

describe('Tag and Ribbon', () => {
  test('carry their words and their tone', async () => {
    const { container } = render(
      <>
        <Tag tone="hot">Pending</Tag>
        <Ribbon tone="hot" mark="clock" label="Ends tonight">
          05:42:18
        </Ribbon>
      </>,
    );
    expect(container.querySelector('[data-tone]')?.getAttribute('data-tone')).toBe('hot');
    expect(container.querySelector('[data-ribbon-label]')?.textContent).toBe('Ends tonight');
    expect(await violations(container)).toEqual([]);
  });
});

describe('Avatar', () => {
  test('shows the first character of a name, and is named only on request', () => {
    const { container, rerender } = render(<Avatar name="嘉欣" />);
    expect(container.textContent).toBe('嘉');
    expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
    rerender(<Avatar name="Ka Yan" label="Ka Yan" src="/api/media/face" />);
    expect(screen.getByRole('img', { name: 'Ka Yan' })).toBeDefined();
  });
});

describe('Decorations', () => {
  test('are hidden from screen readers', async () => {
    const { container } = render(
      <>
        <Logo />
        <CoinMark />
        <Spinner />
      </>,
    );
    expect([...container.children].map((child) => child.getAttribute('aria-hidden'))).toEqual([
      'true',
      'true',
      'true',
    ]);
    expect(container.querySelector('[lang="zh-HK"]')?.textContent).toBe('拾角');
    expect(await violations(container)).toEqual([]);
  });
});
