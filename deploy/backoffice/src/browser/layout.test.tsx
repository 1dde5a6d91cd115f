import { beforeEach, expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { BackOfficeContext } from './backoffice-context.ts';
import { Layout } from './layout.tsx';
import { memberOf } from './testing/render-screen.tsx';
import { textsOf } from './texts.ts';

beforeEach(() => {
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});

const CONTEXT = {
  ...textsOf('en-US'),
  member: memberOf('owner'),
  shopOrigin: 'http://shop.test',
  notify: () => undefined,
};
const nothing = (): undefined => undefined;
const showAt = (path: string) =>
  render(
    <BackOfficeContext value={CONTEXT}>
      <MemoryRouter initialEntries={[path]}>
        <Layout notice={null} signedIn onLeave={nothing} onRead={nothing} onCarry={nothing}>
          <h1>Counter</h1>
        </Layout>
      </MemoryRouter>
    </BackOfficeContext>,
  );

/** Goes to the orders while something is told that was said at an instant. */
const leaveWith = async (at: number, tone: 'ok' | 'bad' = 'ok'): Promise<readonly string[]> => {
  const calls: string[] = [];
  render(
    <BackOfficeContext value={CONTEXT}>
      <MemoryRouter initialEntries={['/counter']}>
        <Layout
          notice={{ message: 'Changed.', tone, at }}
          signedIn
          onLeave={() => calls.push('leave')}
          onRead={() => calls.push('read')}
          onCarry={() => calls.push('carry')}
        >
          <h1>Counter</h1>
        </Layout>
      </MemoryRouter>
    </BackOfficeContext>,
  );
  expect(screen.getByRole('status').textContent).toBe('Changed.');
  await userEvent.click(screen.getByRole('link', { name: 'Orders' }));
  return calls;
};

test('what led to another screen goes along to it', async () => {
  expect(await leaveWith(Number.MAX_SAFE_INTEGER)).toEqual(['carry']);
});

test('what failed on a screen ends with it, however soon it is left', async () => {
  expect(await leaveWith(Number.MAX_SAFE_INTEGER, 'bad')).toEqual(['read']);
});

test('what was said before on a screen ends with it', async () => {
  expect(await leaveWith(0)).toEqual(['read']);
});

test('the place that a role has at the root is marked as the current one', () => {
  showAt('/');
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Counter');
});

test('another screen begins at its top, though its content takes the focus', async () => {
  showAt('/counter');
  const focus = jest.spyOn(screen.getByRole('main'), 'focus');
  await userEvent.click(screen.getByRole('link', { name: 'Orders' }));
  expect(window.scrollTo).toHaveBeenCalledWith(0, 0);
  // Or the browser would scroll past the header to what it gives the focus to.
  expect(focus).toHaveBeenCalledWith({ preventScroll: true });
});
