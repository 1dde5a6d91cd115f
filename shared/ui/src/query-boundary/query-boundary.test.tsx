/** @jest-environment jsdom */
import { describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { QueryBoundary, type BoundaryQuery } from './query-boundary.tsx';
import { QueryError } from './query-error.tsx';

const section = (query: BoundaryQuery<readonly string[]>) => (
  <QueryBoundary
    query={query}
    loading={<p>Loading</p>}
    isEmpty={(names) => names.length === 0}
    empty={<p>Nothing yet</p>}
    renderError={(retry) => (
      <QueryError
        look="note"
        title="It failed"
        offline={{ title: 'No signal' }}
        retryLabel="Try again"
        onRetry={retry}
      />
    )}
  >
    {(names) => <p>{names.join(', ')}</p>}
  </QueryBoundary>
);
const setOnline = (online: boolean): void =>
  act(() => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
    dispatchEvent(new Event(online ? 'online' : 'offline'));
  });

describe('QueryBoundary', () => {
  const refetch = jest.fn();
  test('shows the placeholder until the first answer', () => {
    render(section({ data: undefined, isError: false, refetch }));
    expect(document.body.textContent).toBe('Loading');
  });

  test('shows the data, also when reading them again failed', () => {
    render(section({ data: ['Ada', 'Kit'], isError: true, refetch }));
    expect(document.body.textContent).toBe('Ada, Kit');
  });

  test('shows the empty state when there is nothing in the answer', () => {
    render(section({ data: [], isError: false, refetch }));
    expect(document.body.textContent).toBe('Nothing yet');
  });

  test('reads again when the button of its error is pressed', () => {
    render(section({ data: undefined, isError: true, refetch }));
    expect(screen.getByRole('alert').textContent).toBe('It failedTry again');
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(refetch).toHaveBeenCalledTimes(1);
  });

  test('blames the connection while the device is offline', () => {
    render(section({ data: undefined, isError: true, refetch }));
    setOnline(false);
    expect(screen.getByRole('alert').textContent).toContain('No signal');
    setOnline(true);
    expect(screen.getByRole('alert').textContent).toContain('It failed');
  });
});

describe('QueryError', () => {
  test('of a page has a heading of its level', () => {
    render(
      <QueryError
        look="drawing"
        level={1}
        title="It failed"
        text="Not your fault"
        retryLabel="Try again"
        onRetry={() => {}}
      />,
    );
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('It failed');
    expect(screen.getByRole('alert').textContent).toContain('Not your fault');
  });
});
