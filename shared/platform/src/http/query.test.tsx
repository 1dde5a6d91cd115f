import { describe, expect, jest, test } from '@jest/globals';
import { focusManager, onlineManager } from '@tanstack/react-query';
import { defineCall, type CallRoute } from '@tapnook/contracts';
import { createFakePlatform } from '@tapnook/testing';
import { act, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { RemoteProviders } from '../remote/remote-root.tsx';
import { callKey, useCall, useCallMutation } from './query.ts';

const open: CallRoute = defineCall('openThing', 'GET', '/v1/open', 'public');
const mine: CallRoute = defineCall('readMine', 'GET', '/v1/mine', 'client');
const press: CallRoute = defineCall('press', 'POST', '/v1/press', 'client');

/**
 * Shows a screen that reads both calls, over a cache that the server filled `age` milliseconds ago.
 */
const showAfter = async (age: number): Promise<readonly string[]> => {
  const asked: string[] = [];
  const platform = createFakePlatform({
    fetch: async (input) => {
      asked.push(new URL(new Request(input).url).pathname.split('/').at(-1) ?? '');
      return new Response(JSON.stringify({ code: '0', message: 'OK', data: 'new' }), {
        headers: { 'content-type': 'application/json' },
      });
    },
  });
  for (const route of [open, mine])
    platform.queryClient.setQueryData(callKey(route, {}), 'from the server', {
      updatedAt: Date.now() - age,
    });
  const Screen = (): ReactElement => {
    useCall(open, {});
    useCall(mine, {});
    return <p>screen</p>;
  };
  await act(
    async () =>
      void render(
        <RemoteProviders platform={platform} namespace="x@1">
          <Screen />
        </RemoteProviders>,
      ),
  );
  await act(async () => new Promise((resolve) => setTimeout(resolve)));
  return asked;
};

// Covers: CAT-064
test('refetches only stale queries that want it when the tab is shown again', async () => {
  const asked: string[] = [];
  const platform = createFakePlatform({
    fetch: async (input) => {
      asked.push(new URL(new Request(input).url).pathname.split('/').at(-1) ?? '');
      return new Response(JSON.stringify({ code: '0', message: 'OK', data: 'new' }), {
        headers: { 'content-type': 'application/json' },
      });
    },
  });
  const callOf = (name: string): CallRoute => defineCall(name, 'GET', `/v1/${name}`, 'public');
  const [stock, fresh, words] = [callOf('stock'), callOf('fresh'), callOf('words')];
  const Screen = (): ReactElement => {
    useCall(stock, {}, { staleTime: 0, refreshOnReturn: true });
    useCall(fresh, {}, { refreshOnReturn: true });
    useCall(words, {}, { staleTime: 0 });
    return <p>screen</p>;
  };
  await act(
    async () =>
      void render(
        <RemoteProviders platform={platform} namespace="x@1">
          <Screen />
        </RemoteProviders>,
      ),
  );
  await act(async () => new Promise((resolve) => setTimeout(resolve)));
  asked.length = 0;
  await act(async () => {
    focusManager.setFocused(false);
    focusManager.setFocused(true);
    await new Promise((resolve) => setTimeout(resolve));
  });
  focusManager.setFocused(undefined);
  expect(asked).toEqual(['stock']);
});

// Covers: CAT-068
test('fails at once while offline, and refetches when the connection is back', async () => {
  let connected = false;
  const platform = createFakePlatform({
    fetch: async () => {
      if (!connected) throw new TypeError('Failed to fetch');
      return new Response(JSON.stringify({ code: '0', message: 'OK', data: 'here' }), {
        headers: { 'content-type': 'application/json' },
      });
    },
  });
  const Screen = (): ReactElement => {
    const { data, isError } = useCall(open, {}, { handledErrorCodes: 'all' });
    return <p>{isError ? 'failed' : ((data as string | undefined) ?? 'waiting')}</p>;
  };
  onlineManager.setOnline(false);
  render(
    <RemoteProviders platform={platform} namespace="x@1">
      <Screen />
    </RemoteProviders>,
  );
  // It is tried once more after a second.
  expect(await screen.findByText('failed')).toBeDefined();
  connected = true;
  act(() => onlineManager.setOnline(true));
  expect(await screen.findByText('here')).toBeDefined();
});

test('fails a mutation at once while offline, instead of sending it later', async () => {
  const platform = createFakePlatform({
    fetch: async () => {
      throw new TypeError('Failed to fetch');
    },
  });
  const Screen = (): ReactElement => {
    const pressing = useCallMutation(press, {
      handledErrorCodes: ['network'],
    });
    return (
      <button onClick={() => pressing.mutate({})}>
        {pressing.isError ? pressing.error.code : pressing.status}
      </button>
    );
  };
  onlineManager.setOnline(false);
  render(
    <RemoteProviders platform={platform} namespace="x@1">
      <Screen />
    </RemoteProviders>,
  );
  act(() => screen.getByRole('button').click());
  expect(await screen.findByText('network')).toBeDefined();
  onlineManager.setOnline(true);
});

// Covers: PAY-036
test('a page that was opened without a connection asks again as soon as there is one', async () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  let dead = true;
  const platform = createFakePlatform({
    fetch: async () => {
      if (dead) throw new TypeError('Failed to fetch');
      return new Response(JSON.stringify({ code: '0', message: 'OK', data: 'here' }), {
        headers: { 'content-type': 'application/json' },
      });
    },
  });
  const Screen = (): ReactElement => {
    const found = useCall(mine, {}, { handledErrorCodes: 'all' });
    return (
      <p>
        {found.isError ? found.error.code : ((found.data as string | undefined) ?? found.status)}
      </p>
    );
  };
  render(
    <RemoteProviders platform={platform} namespace="x@1">
      <Screen />
    </RemoteProviders>,
  );
  expect(await screen.findByText('network')).toBeDefined();
  dead = false;
  onLine.mockReturnValue(true);
  act(() => void dispatchEvent(new Event('online')));
  expect(await screen.findByText('here')).toBeDefined();
  onLine.mockRestore();
});

test('a second press before the first is drawn sends no more; both are that one', async () => {
  const ended: string[] = [];
  let sent = 0;
  let answer: () => void = () => undefined;
  const platform = createFakePlatform({
    fetch: async () => {
      sent += 1;
      await new Promise<void>((resolve) => (answer = resolve));
      return new Response(JSON.stringify({ code: '0', message: 'OK', data: 'done' }), {
        headers: { 'content-type': 'application/json' },
      });
    },
  });
  const Screen = (): ReactElement => {
    const pressing = useCallMutation(press);
    const send = (body: string): void =>
      pressing.mutate(
        { body },
        {
          onSuccess: () => void ended.push(body),
          onError: () => void ended.push('failed'),
        },
      );
    return (
      <>
        <button onClick={() => send('one')}>one</button>
        <button onClick={() => send('two')}>two</button>
      </>
    );
  };
  render(
    <RemoteProviders platform={platform} namespace="x@1">
      <Screen />
    </RemoteProviders>,
  );
  const pressTwice = (name: string) =>
    act(async () => {
      for (const _ of [1, 2]) {
        screen.getByRole('button', { name }).click();
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    });
  const settle = () =>
    act(async () => {
      answer();
      await new Promise((resolve) => setTimeout(resolve, 20));
    });
  await pressTwice('one');
  expect(sent).toBe(1);
  await settle();
  expect(ended).toEqual(['one']);
  await pressTwice('one');
  await settle();
  await pressTwice('two');
  await settle();
  expect([sent, ended]).toEqual([3, ['one', 'one', 'two']]);
});

describe('what the server sent along', () => {
  test('is not asked again if the same for everybody and fresh; what is personal is', async () => {
    expect(await showAfter(5_000)).toEqual(['mine']);
  });
  test('is asked again after a minute', async () => {
    expect((await showAfter(61_000)).toSorted()).toEqual(['mine', 'open']);
  });
});
