import { describe, expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { violations } from '../dev/violations.ts';
import { Breadcrumbs } from './breadcrumbs/breadcrumbs.tsx';
import { Breakdown } from './breakdown/breakdown.tsx';
import { KeyValueList } from './description-list/description-list.tsx';
import { EmptyState } from './empty-state/empty-state.tsx';
import { ErrorState } from './error-state/error-state.tsx';
import { Histogram } from './histogram/histogram.tsx';
import { Meter } from './meter/meter.tsx';
import { Note } from './note/note.tsx';
import { OfflineState } from './offline-state/offline-state.tsx';
import { Pagination, pagesAround } from './pagination/pagination.tsx';
import { Skeleton, SkeletonGrid, SkeletonText } from './skeleton/skeleton.tsx';
import { Steps } from './steps/steps.tsx';
import { Timeline } from './timeline/timeline.tsx';
import type { LinkProps } from './types.ts';

describe('States', () => {
  test('share one frame: heading, sentence, act; failures are announced', async () => {
    const { container } = render(
      <>
        <EmptyState
          title="No vouchers yet"
          text="Your first one will wait here."
          action={<a href="/x">See more</a>}
          level={1}
        />
        <OfflineState title="You’re offline" />
        <ErrorState title="That didn’t load" />
      </>,
    );
    expect(screen.getByRole('heading', { level: 1, name: 'No vouchers yet' })).toBeDefined();
    expect(screen.getByRole('status').textContent).toBe('You’re offline');
    expect(screen.getByRole('alert').textContent).toBe('That didn’t load');
    expect(await violations(container)).toEqual([]);
  });
});

describe('Skeletons', () => {
  test('are silent, except for one word', async () => {
    const { container } = render(
      <>
        <SkeletonGrid count={3} label="Loading" />
        <SkeletonText lines={2} />
        <Skeleton shape="title" />
      </>,
    );
    expect(screen.getByRole('status').textContent).toBe('Loading');
    expect(container.querySelectorAll('[data-shape="picture"]')).toHaveLength(3);
    expect(await violations(container)).toEqual([]);
  });
});

describe('Breadcrumbs and Steps', () => {
  test('mark where the person is', async () => {
    const { container } = render(
      <>
        <Breadcrumbs
          label="You are here"
          items={[{ label: 'Workshops', href: '/w' }, { label: 'Pottery' }]}
        />
        <Steps
          label="Steps"
          current={1}
          doneWord="done"
          items={[{ label: 'Choose' }, { label: 'Pay' }]}
        />
      </>,
    );
    expect(screen.getByRole('link', { name: 'Workshops' })).toBeDefined();
    expect(screen.getByText('Pottery').getAttribute('aria-current')).toBe('page');
    expect(screen.getByText('Pay').closest('li')?.getAttribute('aria-current')).toBe('step');
    expect(screen.getByText('Choose').closest('li')?.textContent).toBe('Choose, done');
    expect(await violations(container)).toEqual([]);
  });
});

describe('Pagination', () => {
  test.each([
    [1, 1, [1]],
    [1, 5, [1, 2, 0, 5]],
    [3, 5, [1, 2, 3, 4, 5]],
    [6, 12, [1, 0, 5, 6, 7, 0, 12]],
    [12, 12, [1, 0, 11, 12]],
  ])('page %i of %i offers %j', (page, pages, expected) => {
    expect(pagesAround(page, pages)).toEqual(expected);
  });

  test('is a row of links, and nothing for a single page', async () => {
    const props = {
      label: 'Pages',
      hrefOf: (page: number) => `?page=${page}`,
      previousLabel: 'Previous',
      nextLabel: 'Next',
      pageLabel: (page: number) => `Page ${page}`,
    };
    const { container, rerender } = render(<Pagination {...props} page={1} pages={3} />);
    expect(screen.getByRole('link', { name: 'Page 1', current: 'page' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Next' }).getAttribute('href')).toBe('?page=2');
    expect(screen.queryByRole('link', { name: 'Previous' })).toBeNull();
    expect(await violations(container)).toEqual([]);
    rerender(<Pagination {...props} page={1} pages={1} />);
    expect(container.innerHTML).toBe('');
  });

  test('focuses the heading when a press turns the page, not for a new tab or Back', async () => {
    const scrolls = jest.fn();
    window.scrollTo = scrolls;
    const Turned = ({ href, children, ...rest }: LinkProps) => (
      <a {...rest} href={href} onClick={(event) => !event.ctrlKey && event.preventDefault()}>
        {children}
      </a>
    );
    const props = {
      label: 'Pages',
      as: Turned,
      hrefOf: (page: number) => `#${page}`,
      previousLabel: 'Previous',
      nextLabel: 'Next',
      pageLabel: (page: number) => `Page ${page}`,
    };
    const list = (page: number) => (
      <>
        <h1>Everything</h1>
        <Pagination {...props} page={page} pages={3} />
      </>
    );
    const { rerender } = render(list(1));
    fireEvent.click(screen.getByRole('link', { name: 'Page 2' }), { ctrlKey: true });
    rerender(list(2));
    expect(scrolls).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('link', { name: 'Next' }));
    expect(scrolls).not.toHaveBeenCalled();
    await waitFor(() => expect(scrolls).toHaveBeenCalled());
    expect(scrolls).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Everything' }));
  });
});

describe('Facts', () => {
  test('are description lists; a total comes last', async () => {
    const { container } = render(
      <>
        <KeyValueList items={[{ label: 'Date', value: '28 Nov 2026' }]} />
        <Breakdown
          lines={[
            { id: 'd', label: 'APP15', value: '−HK$15', tone: 'less', note: 'First purchase' },
          ]}
          total={{ label: 'Total', value: 'HK$945' }}
        />
        <Note tone="warn" title="Money is moving" role="status">
          So not today.
        </Note>
      </>,
    );
    expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'Date',
      'APP15First purchase',
      'Total',
    ]);
    expect(screen.getAllByRole('definition').at(-1)?.textContent).toBe('HK$945');
    expect(screen.getByRole('status').textContent).toBe('Money is movingSo not today.');
    expect(await violations(container)).toEqual([]);
  });
});

describe('Timeline', () => {
  test('marks the present step', async () => {
    const { container } = render(
      <Timeline
        label="Order"
        items={[
          { id: '1', title: 'Paid', time: '19:05', state: 'done' },
          { id: '2', title: 'Ready', state: 'now' },
          { id: '3', title: 'Expires', state: 'next' },
        ]}
      />,
    );
    expect(screen.getByText('Ready').closest('li')?.getAttribute('aria-current')).toBe('step');
    expect(screen.getByRole('list', { name: 'Order' }).children).toHaveLength(3);
    expect(await violations(container)).toEqual([]);
  });
});

describe('Histogram and Meter', () => {
  test('rows are read in words and filter when they can', async () => {
    const onSelect = jest.fn();
    const rows = [
      {
        id: '5',
        label: '5',
        name: '5 stars, 612 reviews',
        count: '612',
        share: 0.9,
        selected: true,
      },
      { id: '1', label: '1', name: '1 star, 0 reviews', count: '0', share: 0 },
    ];
    const { container } = render(
      <>
        <Histogram label="Scores" rows={rows} onSelect={onSelect} />
        <Meter
          label="Tapcoin"
          text="1,084, 96 waiting"
          parts={[
            { share: 0.8, look: 'solid' },
            { share: 0.1, look: 'striped' },
          ]}
        />
      </>,
    );
    await userEvent.click(
      screen.getByRole('button', { name: '5 stars, 612 reviews', pressed: true }),
    );
    expect(onSelect).toHaveBeenCalledWith('5');
    expect(container.querySelectorAll('rect[width="90%"]')).toHaveLength(1);
    expect(screen.getByRole('img', { name: 'Tapcoin: 1,084, 96 waiting' })).toBeDefined();
    expect(await violations(container)).toEqual([]);
  });
});
