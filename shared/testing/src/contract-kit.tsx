import { Writable } from 'node:stream';
import { LOCALES, localePath, matchRoute, type Locale } from '@tapnook/contracts';
import type { ContractSet, ContractNetwork, Shape } from '@tapnook/contracts/kit';
import {
  addMessages,
  RemoteProviders,
  type Platform,
  type SlotDefinition,
} from '@tapnook/platform';
import type { RemoteServer } from '@tapnook/platform/server';
import type { ReactElement } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { pathnameOf, pathsOf, USER, type Declared } from './declared-app.ts';
import { createFakePlatform } from './fake-platform.ts';
import { withFakeStorage } from './fake-storage.ts';

export type { ContractSet, Declared };

interface Case {
  readonly platform: Platform;
  readonly network: ContractNetwork;
}

/** A page that has not come to rest by then waits for something that nobody gives. */
const ROUNDS = 8;

/** The whole markup; unlike in a browser, whatever throws within a suspended piece fails it too. */
const markup = (element: ReactElement): Promise<string> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write: (chunk: Buffer, _encoding, done) => {
        chunks.push(Buffer.from(chunk));
        done();
      },
      final: (done) => {
        resolve(Buffer.concat(chunks).toString());
        done();
      },
    });
    const stream = renderToPipeableStream(element, {
      onAllReady: () => void stream.pipe(sink),
      onError: reject,
      onShellError: reject,
    });
  });

/**
 * Renders, fetches what the components asked for, and renders again, until nothing more is asked:
 * what a browser ends up with.
 */
const settled = async (platform: Platform, element: () => ReactElement): Promise<string> => {
  const cache = platform.queryClient.getQueryCache();
  for (let round = 0; round < ROUNDS; round += 1) {
    const html = await markup(element());
    const wanting = cache
      .getAll()
      .filter(
        ({ state, options }) =>
          state.status === 'pending' &&
          state.fetchStatus === 'idle' &&
          options.queryFn &&
          (options as { enabled?: unknown }).enabled !== false,
      );
    if (wanting.length === 0) return html;
    await Promise.all(wanting.map((query) => query.fetch()));
  }
  throw new Error('it asks for ever more and never comes to rest');
};

const slotElement = (
  { namespace }: RemoteServer,
  { platform }: Case,
  slot: SlotDefinition,
  props: object,
): ReactElement => {
  const Content = slot.Component;
  return (
    <StaticRouter
      location={localePath(platform.locale, '/')}
      basename={localePath(platform.locale, '/')}
    >
      <RemoteProviders platform={platform} namespace={namespace}>
        <Content {...props} />
      </RemoteProviders>
    </StaticRouter>
  );
};

const slotProblems = async (
  remote: RemoteServer,
  one: Case,
  name: string,
  props: object,
): Promise<void> => {
  const slot = remote.slots[name];
  if (!slot) throw new Error('it is declared but not there');
  addMessages(one.platform.i18n, remote.namespace, await remote.messages(one.platform.locale));
  await slot.load?.({ platform: one.platform, props });
  await settled(one.platform, () => slotElement(remote, one, slot, props));
};

/**
 * Props that a page gives to a slot and that the slot's contract does not know, or the other way
 * round.
 */
const checkGiven = (
  given: readonly { readonly name: string; readonly props: object }[],
  examples: ContractSet['slotExamples'],
): void => {
  for (const { name, props } of given) {
    const missing = Object.keys(examples[name]?.[0] ?? {}).filter((key) => !(key in props));
    if (!examples[name]) throw new Error(`it uses the slot ${name}, which no contract knows`);
    if (missing.length > 0) throw new Error(`it gives the slot ${name} no ${missing.join(', ')}`);
  }
};

const pageProblems = async (
  remote: RemoteServer,
  { platform }: Case,
  path: string,
  examples: ContractSet['slotExamples'],
): Promise<void> => {
  const plan = await remote.plan(platform, path);
  if (!plan) throw new Error('none of its screens answers this address');
  if (plan.meta.redirect) return;
  checkGiven(plan.meta.slots ?? [], examples);
  await settled(platform, () => remote.element(platform, path));
};

/** A screen that only browsers show may read the device; one that the server renders must not. */
const isForBrowsers = ({ routes }: Declared, path: string): boolean =>
  matchRoute(routes, pathnameOf(path))?.route.render === 'browser';

/**
 * Everything of a remote that does not stand on the given contracts, in words; empty is good. Every
 * screen and slot is rendered in both languages, by a shopper and by a stranger, on answers of
 * every shape that the contracts allow; the calls that it makes must be ones that they take.
 * Neither shell nor API runs.
 */
export const contractProblems = async (
  remote: RemoteServer,
  declared: Declared,
  contractSet: ContractSet,
): Promise<string[]> => {
  const { api, SHAPES, createContractNetwork, linkExamples, slotExamples } = contractSet;
  const found = new Map<string, string>();
  const attempt = async (
    what: string,
    locale: Locale,
    shape: Shape,
    path: string,
    run: (one: Case) => Promise<void>,
  ): Promise<void> => {
    // By turns, so that either language meets either shopper with answers of either amount.
    const user = (shape.turn + LOCALES.indexOf(locale)) % 2 === 0 ? USER : null;
    const network = createContractNetwork(api, shape);
    const platform = createFakePlatform({ fetch: network.fetch, locale, path, user });
    const note = (text: string): void =>
      void (
        found.has(text) ||
        found.set(text, `${shape.amount} answers, ${locale}, ${user ? 'signed in' : 'signed out'}`)
      );
    await run({ platform, network }).catch((error: unknown) =>
      note(`${what}: ${error instanceof Error ? error.message : String(error)}`),
    );
    // Kept answers would keep their timers, and the process.
    platform.queryClient.clear();
    for (const refusal of network.refused) note(`${what}: ${refusal}`);
  };
  for (const name of declared.links.gives.filter((link) => !linkExamples[link]))
    found.set(`no contract knows its link ${name}`, 'every page');
  for (const shape of SHAPES) {
    for (const locale of LOCALES) {
      for (const path of pathsOf(declared, linkExamples)) {
        const page = (one: Case): Promise<void> => pageProblems(remote, one, path, slotExamples);
        await attempt(
          `page ${path}`,
          locale,
          shape,
          path,
          isForBrowsers(declared, path) ? (one) => withFakeStorage(() => page(one)) : page,
        );
      }
      for (const name of declared.slots.gives) {
        for (const props of slotExamples[name] ?? [{}])
          await attempt(`slot ${name}`, locale, shape, '/', (one) =>
            withFakeStorage(() => slotProblems(remote, one, name, props)),
          );
      }
    }
  }
  return [...found].map(([text, where]) => `${text} (${where})`);
};
