import { describe, expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { violations } from '../dev/violations.ts';
import { CardGrid } from './card-grid/card-grid.tsx';
import { IconButton } from './icon-button/icon-button.tsx';
import { heartIcon } from './icon/icons.ts';
import { Panel } from './panel/panel.tsx';
import { ProductCardFrame } from './product-card/product-card.tsx';
import { Rail } from './rail/rail.tsx';
import { SectionHead } from './section-head/section-head.tsx';
import { Ribbon } from './tag/tag.tsx';

const card = (
  <ProductCardFrame
    href="/p/1"
    title="Sunset harbour sail"
    picture={<span />}
    nook={<Ribbon>Sold out</Ribbon>}
    save={<IconButton icon={heartIcon} label="Save" />}
    place="Tsim Sha Tsui"
    score={<b>4.8</b>}
    price={<i>HK$248</i>}
    soldOut
  />
);

describe('ProductCardFrame', () => {
  test('is one link, named by the product, with the heart beside it', async () => {
    const { container } = render(card);
    const link = screen.getByRole('link', { name: 'Sunset harbour sail' });
    expect(screen.getAllByRole('link')).toEqual([link]);
    expect(link.getAttribute('href')).toBe('/p/1');
    expect(link.contains(screen.getByRole('button', { name: 'Save' }))).toBe(false);
    expect(screen.getByRole('article').hasAttribute('data-sold-out')).toBe(true);
    expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('Sunset harbour sail');
    expect(await violations(container)).toEqual([]);
  });
});

describe('CardGrid and Rail', () => {
  test('are lists of their children, without the empty ones', async () => {
    const { container } = render(
      <>
        <CardGrid label="Tonight">
          {card}
          {false}
        </CardGrid>
        <Rail label="This weekend" previousLabel="Back" nextLabel="On">
          {card}
          {card}
        </Rail>
      </>,
    );
    expect(screen.getByRole('list', { name: 'Tonight' }).children).toHaveLength(1);
    expect(screen.getByRole('list', { name: 'This weekend' }).children).toHaveLength(2);
    expect(screen.getByRole('list', { name: 'This weekend' }).tabIndex).toBe(0);
    expect(await violations(container)).toEqual([]);
  });

  test('a rail’s buttons say that there is nothing more on their side, and keep the focus', () => {
    let tell: (entries: readonly object[]) => void = () => undefined;
    const Observer = function (call: typeof tell) {
      tell = call;
      return { observe: jest.fn(), disconnect: jest.fn() };
    };
    Object.assign(globalThis, { IntersectionObserver: Observer });
    render(
      <Rail label="Passing by" previousLabel="Back" nextLabel="On">
        {card}
        {card}
      </Rail>,
    );
    const [first, last] = screen.getByRole('list', { name: 'Passing by' }).children;
    const disabled = () =>
      ['Back', 'On'].map((name) =>
        screen.getByRole('button', { name }).getAttribute('aria-disabled'),
      );
    expect(disabled()).toEqual(['true', 'false']);
    act(() =>
      tell([
        { target: first, intersectionRatio: 0.5 },
        { target: last, intersectionRatio: 1 },
      ]),
    );
    expect(disabled()).toEqual(['false', 'true']);
    screen.getByRole('button', { name: 'On' }).focus();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'On' }));
    Reflect.deleteProperty(globalThis, 'IntersectionObserver');
  });
});

describe('SectionHead and Panel', () => {
  test('set headings at the level asked for', async () => {
    const { container } = render(
      <>
        <SectionHead title="Tonight" text="All of it" link={{ href: '/x', label: 'All picks' }} />
        <Panel title="Pay" level={3} actions={<button type="button">Edit</button>}>
          x
        </Panel>
      </>,
    );
    expect(screen.getByRole('heading', { level: 2, name: 'Tonight' })).toBeDefined();
    expect(screen.getByRole('heading', { level: 3, name: 'Pay' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'All picks' })).toBeDefined();
    expect(await violations(container)).toEqual([]);
  });
});
