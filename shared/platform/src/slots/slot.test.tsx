import { describe, expect, jest, test } from '@jest/globals';
import { createFakePlatform } from '@tapnook/testing';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { createContext, use, useState, type ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { defineSlot } from '../remote/define-remote.ts';
import { RemoteProviders } from '../remote/remote-root.tsx';
import type { LoadedSlot, SlotHost } from './slot-host.ts';
import { Slot } from './slot.tsx';

const loaded = (Component: () => ReactElement): LoadedSlot => ({
  definition: defineSlot({ Component }),
  namespace: 'x@1',
  owner: 'mf-x',
  version: '1.0.0',
});
const show = async (slots: SlotHost, ornament = false) => {
  const platform = { ...createFakePlatform({ fetch }), slots };
  const Page = (): ReactElement => (
    <RemoteProviders platform={platform} namespace="host@1">
      <Slot name="coin-banner" fallback={<p>waiting</p>} ornament={ornament} />
      <p>the rest</p>
    </RemoteProviders>
  );
  await act(async () => void render(<Page />));
};
const host = (more: Partial<SlotHost>): SlotHost => ({
  peek: () => undefined,
  load: () => new Promise(() => {}),
  rendered: () => false,
  failed: () => false,
  ...more,
});

describe('a slot', () => {
  test('holds its place until it is loaded', async () => {
    await show(host({}));
    expect(screen.getByText('waiting')).toBeTruthy();
  });
  test('shows what its owner gives, marked with owner and version', async () => {
    const slot = loaded(() => <p>coins</p>);
    const ready = Promise.resolve(slot);
    await show(host({ load: () => ready }));
    expect(
      screen.getByText('coins').closest('[data-app="mf-x"]')?.getAttribute('data-app-version'),
    ).toBe('1.0.0');
  });
  test('leaves a placeholder with a retry when it cannot be had, and the rest stays', async () => {
    const failed = Promise.reject<LoadedSlot>(new Error('gone'));
    failed.catch(() => {});
    let answer = failed;
    const slot = loaded(() => <p>coins</p>);
    await show(host({ load: () => answer }));
    expect(screen.getByText('This app did not load.')).toBeTruthy();
    expect(screen.getByText('the rest')).toBeTruthy();
    answer = Promise.resolve(slot);
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Try again' })));
    expect(screen.getByText('coins')).toBeTruthy();
    expect(console.error).toHaveBeenCalled();
    jest.mocked(console.error).mockClear();
  });
  // Covers: CAT-067
  test('says that it is the signal when there is none, and comes by itself with it', async () => {
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    let answer = Promise.reject<LoadedSlot>(new Error('gone'));
    answer.catch(() => {});
    const slot = loaded(() => <p>coins</p>);
    await show(host({ load: () => answer }));
    expect(screen.getByRole('alert').textContent).toBe(
      'You’re offline. This app opens once there is a signal.Try again',
    );
    screen.getByRole('button', { name: 'Try again' }).focus();
    answer = Promise.resolve(slot);
    onLine.mockRestore();
    await act(async () => void dispatchEvent(new Event('online')));
    expect(document.activeElement).toBe(screen.getByText('coins').closest('[data-slot]'));
    jest.mocked(console.error).mockClear();
  });
  // Covers: CAT-067
  test('keeps the focus of a press on "Try again", be it in vain or not', async () => {
    const gone = (): Promise<LoadedSlot> => {
      const failed = Promise.reject<LoadedSlot>(new Error('gone'));
      failed.catch(() => {});
      return failed;
    };
    let answer = gone();
    await show(host({ load: () => answer }));
    const press = async (next: Promise<LoadedSlot>): Promise<void> => {
      answer = next;
      screen.getByRole('button', { name: 'Try again' }).focus();
      await act(
        async () => void fireEvent.click(screen.getByRole('button', { name: 'Try again' })),
      );
    };
    await press(gone());
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Try again' }));
    await press(Promise.resolve(loaded(() => <p>coins</p>)));
    expect(document.activeElement).toBe(screen.getByText('coins').closest('[data-slot]'));
    jest.mocked(console.error).mockClear();
  });
  // Covers: CAT-069
  test('that is an ornament leaves its fallback, silently, when it cannot be had', async () => {
    const failed = Promise.reject<LoadedSlot>(new Error('gone'));
    failed.catch(() => {});
    await show(host({ load: () => failed }), true);
    expect(document.body.textContent).toBe('waitingthe rest');
    expect(console.error).toHaveBeenCalled();
    jest.mocked(console.error).mockClear();
  });
  // Covers: CAT-067
  test('keeps the server’s markup when its script fails, says so; a retry hydrates', async () => {
    const slot = loaded(() => <p>coins</p>);
    const place = document.body.appendChild(document.createElement('div'));
    const page = (slots: SlotHost): ReactElement => (
      <RemoteProviders platform={{ ...createFakePlatform({ fetch }), slots }} namespace="host@1">
        <Slot name="coin-banner" fallback={<p>waiting</p>} />
      </RemoteProviders>
    );
    place.innerHTML = renderToString(page(host({ peek: () => slot, rendered: () => true })));
    const element = place.querySelector('[data-slot]') ?? undefined;
    let answer = Promise.reject<LoadedSlot>(new Error('gone'));
    answer.catch(() => {});
    const root = await act(async () =>
      hydrateRoot(
        place,
        page(host({ load: () => answer, rendered: () => true, serverMarkup: () => element })),
        { onRecoverableError: () => {} },
      ),
    );
    expect(place.querySelector('[data-slot]')).toBe(element);
    expect(place.textContent).toBe(
      'coinsYou can read this app, but its buttons did not load.Try again',
    );
    answer = Promise.resolve(slot);
    await act(
      async () => void fireEvent.click(within(place).getByRole('button', { name: 'Try again' })),
    );
    expect(place.textContent).toBe('coins');
    expect(place.querySelector('[data-slot]')).not.toBe(element);
    await act(async () => root.unmount());
    jest.mocked(console.error).mockClear();
  });
  test('turns to the last good version when the present one throws', async () => {
    let broken = true;
    const bad = loaded(() => {
      throw new Error('boom');
    });
    const good = loaded(() => <p>last good</p>);
    const slots = { bad: Promise.resolve(bad), good: Promise.resolve(good) };
    await show(
      host({
        load: () => (broken ? slots.bad : slots.good),
        failed: () => {
          broken = false;
          return true;
        },
      }),
    );
    expect(await screen.findByText('last good')).toBeTruthy();
    jest.mocked(console.error).mockClear();
  });
  test('keeps the server’s markup if something above changes before its script came', async () => {
    const Address = createContext('');
    const slot = loaded(() => <p>coins of {use(Address)}</p>);
    let change: (address: string) => void = () => undefined;
    const Page = ({ slots }: { slots: SlotHost }): ReactElement => {
      const [address, setAddress] = useState('/a');
      change = setAddress;
      return (
        <RemoteProviders platform={{ ...createFakePlatform({ fetch }), slots }} namespace="host@1">
          <Address value={address}>
            <Slot name="coin-banner" fallback={<p>waiting</p>} />
          </Address>
        </RemoteProviders>
      );
    };
    const place = document.body.appendChild(document.createElement('div'));
    place.innerHTML = renderToString(
      <Page slots={host({ peek: () => slot, rendered: () => true })} />,
    );
    const element = place.querySelector('[data-slot]') ?? undefined;
    expect(element?.textContent).toBe('coins of /a');
    let arrive: (slot: LoadedSlot) => void = () => undefined;
    const script = new Promise<LoadedSlot>((resolve) => (arrive = resolve));
    const waiting = host({ load: () => script, rendered: () => true, serverMarkup: () => element });
    const root = await act(async () => hydrateRoot(place, <Page slots={waiting} />));
    await act(async () => change('/b'));
    expect(place.querySelector('[data-slot]')).toBe(element);
    await act(async () => arrive(slot));
    expect(place.textContent).toBe('coins of /b');
    await act(async () => root.unmount());
  });
});
