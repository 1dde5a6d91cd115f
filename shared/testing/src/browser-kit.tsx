import { localePath, matchRoute, splitLocale, type Locale } from '@tapnook/contracts';
import type { ContractSet, Shape } from '@tapnook/contracts/kit';
import {
  addMessages,
  namespaceOf,
  RemoteProviders,
  type Messages,
  type SlotDefinition,
} from '@tapnook/platform';
import type { RemoteLifecycles } from '@tapnook/platform/lifecycle';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { pathnameOf, pathsOf, USER, type Declared } from './declared-app.ts';
import { createFakePlatform, type FakePlatform } from './fake-platform.ts';
import { fillFields, labelOf, nextToPress, press } from './interaction-crawler.ts';

/** The contracts, with the events that remotes send each other. */
export interface BrowserConstitution extends ContractSet {
  readonly eventProblems: (name: string, event: unknown) => string[];
  readonly eventSample: (name: string) => object | undefined;
}
/** A published version in a browser. */
export interface Published extends Declared {
  readonly name: string;
  readonly version: string;
  readonly events: { readonly listens: readonly string[] };
  /** A module that its container exposes. */
  readonly load: <T>(module: string) => Promise<T>;
}
/** A place of the shop that some live app serves. */
export interface LiveRoute {
  readonly app: string;
  readonly path: string;
}
/**
 * What surrounds a remote that is run: where its links may lead, what it still loads, where its
 * errors go.
 */
export interface Surroundings {
  readonly live: readonly LiveRoute[];
  /** Files that the page waits for. */
  readonly loading: () => number;
  /** Errors that nobody caught go here while a case runs. */
  readonly onUncaught: (hear: (error: unknown) => void) => void;
}

interface Setting {
  readonly shape: Shape;
  readonly locale: Locale;
  /** How many pieces of a page are pressed at most. */
  readonly presses: number;
}
/**
 * Everything there may be, in two ways, pressed by a member; and only what there must be, looked at
 * by a stranger.
 */
const SETTINGS: readonly Setting[] = [
  { shape: { amount: 'full', turn: 1 }, locale: 'en-US', presses: 60 },
  { shape: { amount: 'full', turn: 0 }, locale: 'en-US', presses: 60 },
  { shape: { amount: 'lean', turn: 1 }, locale: 'zh-HK', presses: 0 },
];
const textOf = (error: unknown): string =>
  error instanceof Error || (typeof error === 'object' && error !== null && 'message' in error)
    ? String(error.message)
    : String(error);
/** Turns of the event loop in which nothing moves: a page at rest. */
const QUIET = 3;
const PATIENCE = 300;

/** Waits until nothing is fetched, loaded or drawn any more. */
const rest = async (busy: () => number): Promise<void> => {
  let quiet = 0;
  const observer = new MutationObserver(() => void (quiet = 0));
  observer.observe(document, {
    childList: true,
    subtree: true,
    characterData: true,
    attributes: true,
  });
  for (let turn = 0; turn < PATIENCE && quiet < QUIET; turn += 1) {
    await new Promise((resolve) => setTimeout(resolve));
    quiet = busy() > 0 ? 0 : quiet + 1;
  }
  observer.disconnect();
};

/** An event whose reader is noted when it asks for a field that these contracts do not give. */
const watched = (event: object, onUnknown: (field: string) => void): object =>
  new Proxy(event, {
    get: (target, field) => {
      if (typeof field === 'string' && !(field in target) && field !== 'toJSON') onUnknown(field);
      return Reflect.get(target, field) as unknown;
    },
  });

interface Case {
  readonly platform: FakePlatform;
  readonly path: string;
  readonly presses: number;
  /** Kinds of pieces that were pressed on this page; kept from one setting to the next. */
  readonly pressed: Set<string>;
  readonly rest: () => Promise<void>;
  readonly note: (text: string) => void;
  /** Notes the calls that the contracts did not take. */
  readonly refused: () => void;
  readonly address: (path: string) => string;
}

/** The bus as contracts see it that are read when this runs: no type here knows their events. */
interface ForeignEvents {
  emit(name: string, event: object): void;
}

/** Checks where the page has gone or wants to go, and brings the address back. */
const returnFrom = ({ platform, path, address }: Case): void => {
  for (const to of platform.went.splice(0))
    if (to.startsWith('/')) address(splitLocale(pathnameOf(to)).path);
  const here = splitLocale(location.pathname).path;
  if (here === pathnameOf(path)) return;
  address(here);
  history.replaceState(null, '', localePath(platform.locale, path));
  dispatchEvent(new PopStateEvent('popstate', { state: null }));
};

/**
 * Presses everything once, dialogues that open included, and sends every event that it listens to.
 */
const handle = async (
  one: Case,
  listens: readonly string[],
  contractSet: BrowserConstitution,
): Promise<void> => {
  const { platform, note } = one;
  const events: ForeignEvents = platform.events;
  const kindOfLink = (href: string): string =>
    href.startsWith(`/${platform.locale}`) ? one.address(splitLocale(pathnameOf(href)).path) : href;
  for (const link of document.querySelectorAll('a[href]'))
    kindOfLink(link.getAttribute('href') ?? '');
  one.refused();
  for (const name of listens) {
    const sample = contractSet.eventSample(name);
    if (!sample) note(`it listens to ${name}, which no contract knows`);
    else
      events.emit(
        name,
        watched(sample, (field) => note(`it reads ${field} of ${name}, which holds no such thing`)),
      );
    await one.rest();
  }
  const filled = new WeakSet<Element>();
  for (let count = 0; count < one.presses; count += 1) {
    fillFields(document, filled);
    const target = nextToPress(document, one.pressed, kindOfLink);
    if (!target) return;
    pressing = `, at “${labelOf(target)}”`;
    press(target);
    await one.rest();
    one.refused();
    returnFrom(one);
  }
};
/** What is being pressed, for the words of what goes wrong. */
let pressing = '';

const onPage = async (published: Published, one: Case, run: () => Promise<void>): Promise<void> => {
  const { name } = published;
  const place = `<div id="single-spa-application:${name}"></div>`;
  document.body.innerHTML = `<main id="main">${place}</main>`;
  const app = await published.load<RemoteLifecycles>('app');
  const props = {
    name,
    platform: one.platform,
    messages: {},
    onCrash: (error: unknown) => one.note(`it crashes: ${textOf(error)}`),
  };
  await app.bootstrap(props);
  await app.mount(props);
  await one.rest();
  await run();
  await app.unmount(props);
};

const inSlot = async (
  published: Published,
  one: Case,
  slot: string,
  slotProps: object,
  run: () => Promise<void>,
): Promise<void> => {
  const { platform } = one;
  const namespace = namespaceOf(published.name, published.version);
  const [words, module] = await Promise.all([
    published.load<{ messages: (locale: string) => Promise<{ default: Messages }> }>('words'),
    published.load<{ slot: SlotDefinition }>(`slot-${slot}`),
  ]);
  addMessages(platform.i18n, namespace, (await words.messages(platform.locale)).default);
  const Content = module.slot.Component;
  document.body.innerHTML = '<main id="main"><div id="slot"></div></main>';
  const root = createRoot(document.getElementById('slot') as Element, {
    onUncaughtError: (error) => one.note(`it crashes: ${textOf(error)}`),
  });
  root.render(
    <BrowserRouter basename={localePath(platform.locale, '/')}>
      <RemoteProviders platform={platform} namespace={namespace}>
        <Content {...slotProps} />
      </RemoteProviders>
    </BrowserRouter>,
  );
  await one.rest();
  await run();
  root.unmount();
};

/** Says of an address where it leads, and notes what is wrong with that. */
const addressBook = (live: readonly LiveRoute[], examples: ContractSet['linkExamples']) => {
  const routes = live.map(({ app, path }) => ({ id: `${app} ${path}`, path }));
  const routeOf = (path: string): string | undefined =>
    matchRoute(routes, pathnameOf(path))?.route.id;
  const linked = new Set(Object.values(examples).flat().map(routeOf));
  return (path: string, note: (text: string) => void): string => {
    const route = routeOf(path);
    if (!route) note(`it leads to ${pathnameOf(path)}, which nothing live serves`);
    else if (!linked.has(route))
      note(`it leads to ${route}, where no link of these contracts leads`);
    return route ?? path;
  };
};

/** Runs one page or slot in one setting, and notes what is wrong with it. */
const attempt = async (
  what: Setting & Pick<Case, 'path' | 'pressed' | 'address'>,
  contractSet: BrowserConstitution,
  surroundings: Surroundings,
  note: Case['note'],
  run: (one: Case) => Promise<void>,
): Promise<void> => {
  const { path, locale, shape, presses } = what;
  const network = contractSet.createContractNetwork(contractSet.api, shape);
  let fetching = 0;
  const fetchCounted: typeof fetch = (...given) => {
    fetching += 1;
    return network.fetch(...given).finally(() => void (fetching -= 1));
  };
  pressing = '';
  sessionStorage.clear();
  localStorage.clear();
  history.replaceState(null, '', localePath(locale, path));
  const platform = createFakePlatform({
    fetch: fetchCounted,
    locale,
    path,
    user: presses > 0 ? USER : null,
  });
  platform.events.tap((name, event) => {
    for (const problem of contractSet.eventProblems(name, JSON.parse(JSON.stringify(event))))
      note(problem);
  });
  surroundings.onUncaught((error) => note(`it throws: ${textOf(error)}`));
  const refused = (): void => {
    for (const refusal of network.refused) note(refusal);
  };
  await run({
    ...what,
    platform,
    note,
    refused,
    rest: () => rest(() => fetching + surroundings.loading()),
  }).catch((error: unknown) => note(textOf(error)));
  // Kept answers would keep their timers.
  platform.queryClient.clear();
  refused();
};

/**
 * Everything that does not stand on the given contracts when a published version runs in a browser:
 * its own scripts, every screen and slot, everything pressed once, every event sent to it; what it
 * sends, calls and leads to is held to the contracts. In words; empty is good.
 */
export const browserProblems = async (
  published: Published,
  contractSet: BrowserConstitution,
  surroundings: Surroundings,
): Promise<string[]> => {
  const { linkExamples, slotExamples } = contractSet;
  const found = new Map<string, string>();
  const book = addressBook(surroundings.live, linkExamples);
  const pressed = new Map<string, Set<string>>();
  for (const setting of SETTINGS) {
    const on = async (
      name: string,
      path: string,
      run: (one: Case) => Promise<void>,
    ): Promise<void> => {
      const kinds = pressed.get(name) ?? new Set<string>();
      pressed.set(name, kinds);
      const where = (): string =>
        `in a browser, ${setting.shape.amount} answers, ${setting.locale}${pressing}`;
      const note = (text: string): void =>
        void (found.has(`${name}: ${text}`) || found.set(`${name}: ${text}`, where()));
      await attempt(
        { ...setting, path, pressed: kinds, address: (to) => book(to, note) },
        contractSet,
        surroundings,
        note,
        run,
      );
    };
    const handled = (one: Case) => (): Promise<void> =>
      handle(one, setting.presses > 0 ? published.events.listens : [], contractSet);
    for (const path of pathsOf(published, linkExamples))
      await on(`page ${path}`, path, (one) => onPage(published, one, handled(one)));
    for (const slot of published.slots.gives) {
      for (const props of slotExamples[slot] ?? [])
        await on(`slot ${slot}`, '/', (one) => inSlot(published, one, slot, props, handled(one)));
    }
  }
  return [...found].map(([text, where]) => `${text} (${where})`);
};
