import { describe, expect, jest, test } from '@jest/globals';
import { defineCall, type CallRoute, type RemoteRoute } from '@tapnook/contracts';
import { api } from '@tapnook/contracts/api';
import * as kit from '@tapnook/contracts/kit';
import {
  AppLink,
  defineRemote,
  defineScreen,
  defineSlot,
  useCallMutation,
  usePlatform,
  usePlatformEvent,
} from '@tapnook/platform';
import { lifecyclesOf } from '@tapnook/platform/lifecycle';
import { useState, type ReactElement } from 'react';
import { z } from 'zod';
import { browserProblems, type BrowserConstitution, type Published } from './browser-kit.tsx';

const change: CallRoute = defineCall('changeThing', 'POST', '/v1/things', 'public');
const routes: RemoteRoute[] = [
  {
    id: 'thing',
    path: '/things/:id',
    auth: false,
    render: 'browser',
    header: true,
    footer: true,
    searchBar: false,
    fixedHeader: false,
    tabBar: false,
    sensitive: false,
  },
];
const EVENT = 'order:changed';

/**
 * Says nothing until it is pressed; then asks, and on that does what it must not do under other
 * contracts.
 */
const Thing = (): ReactElement => {
  const { events } = usePlatform();
  const save = useCallMutation(change);
  const [note, setNote] = useState('');
  const [open, setOpen] = useState(false);
  const [heard, setHeard] = useState('');
  usePlatformEvent(EVENT, ({ orderNo }) => setHeard(orderNo));
  return (
    <>
      <label>
        Note
        <input value={note} onChange={({ target }) => setNote(target.value)} />
      </label>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {open && (
        <button
          type="button"
          onClick={() => {
            save.mutate({ body: { note } });
            events.emit(EVENT, { orderNo: '7' });
          }}
        >
          Save {heard}
        </button>
      )}
      <AppLink to="/others/1">Other</AppLink>
    </>
  );
};
const manifest = {
  name: 'mf-thing',
  routes,
  slots: { gives: {}, uses: [] },
  events: { emits: [EVENT], listens: [EVENT] },
  links: { gives: ['thing'], uses: [] },
  budget: { routeBytes: 1 },
};
const published = (Component: () => ReactElement): Published => {
  const remote = defineRemote(
    {
      manifest,
      screens: {
        thing: async () => ({
          screen: defineScreen({ Component, load: async () => ({ title: '' }) }),
        }),
      },
      messages: async () => ({ default: {} }),
    },
    '1.0.0',
  );
  const modules: Record<string, object> = {
    app: lifecyclesOf(remote),
    words: { messages: remote.messages },
    'slot-piece': { slot: defineSlot({ Component }) },
  };
  return {
    name: 'mf-thing',
    version: '1.0.0',
    routes,
    slots: { gives: ['piece'] },
    links: { gives: ['thing'] },
    events: manifest.events,
    load: async <T,>(module: string) => modules[module] as T,
  };
};
const live = [
  { app: 'mf-thing', path: '/things/:id' },
  { app: 'mf-other', path: '/others/:id' },
];
const contracts = (
  more: Partial<BrowserConstitution> = {},
  body: z.ZodObject = z.object({ note: z.string().min(1) }),
): BrowserConstitution => ({
  ...kit,
  linkExamples: { thing: ['/things/7'], other: ['/others/2'] },
  slotExamples: { piece: [{}] },
  api: {
    changeThing: {
      route: change,
      tag: '',
      summary: '',
      body,
      data: api.getProduct.data.pick({ productName: true }),
      errors: [],
    },
  },
  ...more,
});
const judged = (
  contractSet: BrowserConstitution,
  Component = Thing,
  places = live,
): Promise<string[]> =>
  browserProblems(published(Component), contractSet, {
    live: places,
    loading: () => 0,
    onUncaught: () => undefined,
  });

// Covers: REL-003
describe('a remote that runs in a browser, with everything pressed', () => {
  test('passes on its own contracts, with fields filled and buttons pressed', async () => {
    expect(await judged(contracts())).toEqual([]);
  });
  test('is told of a call that would be refused, at the press that makes it', async () => {
    const found = await judged(contracts({}, z.object({ note: z.string(), reason: z.string() })));
    expect(found).toContainEqual(
      expect.stringMatching(
        new RegExp(
          '^page /things/7: changeThing would be refused: body reason: .*' +
            'in a browser, full answers, en-US, at “.+”',
        ),
      ),
    );
  });
  test('is told of an event with other fields now, as its sender and as its reader', async () => {
    const renamed = {
      eventProblems: (name: string) =>
        name === EVENT ? ['it sends order:changed with orderRef: missing'] : [],
      eventSample: () => ({ orderRef: '7' }),
    };
    const found = await judged(contracts(renamed));
    expect(found).toContainEqual(
      expect.stringContaining('slot piece: it sends order:changed with orderRef: missing'),
    );
    expect(found).toContainEqual(
      expect.stringContaining(
        'page /things/7: it reads orderNo of order:changed, which holds no such thing',
      ),
    );
  });
  test('is told of an event that nobody knows any more', async () => {
    expect(await judged(contracts({ eventSample: () => undefined }))).toContainEqual(
      expect.stringContaining('it listens to order:changed, which no contract knows'),
    );
  });
  test('is told of a link that leads nowhere now, and of one that nobody answers', async () => {
    expect(await judged(contracts({ linkExamples: { thing: ['/things/7'] } }))).toContainEqual(
      expect.stringContaining(
        'it leads to mf-other /others/:id, where no link of these contracts leads',
      ),
    );
    expect(await judged(contracts(), Thing, live.slice(0, 1))).toContainEqual(
      expect.stringContaining('it leads to /others/1, which nothing live serves'),
    );
  });
  test('is told of a press that brings it down', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    const Fragile = (): ReactElement => {
      const [gone, setGone] = useState(false);
      if (gone) throw new Error('on purpose');
      return (
        <button type="button" onClick={() => setGone(true)}>
          Break
        </button>
      );
    };
    expect(await judged(contracts(), Fragile)).toContainEqual(
      expect.stringMatching(/^page \/things\/7: it crashes: on purpose .*at “Break”/),
    );
  });
});
