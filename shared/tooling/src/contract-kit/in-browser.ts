import { JSDOM, ResourceLoader, VirtualConsole } from 'jsdom';
import { pretendDevice } from './fake-authenticator.ts';
import type { Harness } from './harness.ts';
import type { Released } from './released.ts';

const ORIGIN = 'http://localhost';

/** What the script of {@link Harness} leaves in its window. */
interface Kit {
  readonly startFederation: () => void;
  readonly loadModule: <T>(version: object, module: string) => Promise<T>;
  readonly browserProblems: (
    published: object,
    contractSet: unknown,
    surroundings: object,
  ) => Promise<string[]>;
}

/**
 * Serves the scripts of one version at their published addresses, and nothing else; style sheets
 * are empty.
 */
class PublishedFiles extends ResourceLoader {
  waiting = 0;
  readonly #released: Released;
  constructor(released: Released) {
    super();
    this.#released = released;
  }
  override fetch(url: string): ReturnType<ResourceLoader['fetch']> {
    const { record, scripts } = this.#released;
    const file = new URL(url).pathname.replace(
      `/remotes/${record.name}/${record.version}/`,
      'browser/',
    );
    const content = file.endsWith('.css') ? '' : scripts[file];
    if (content === undefined)
      return file.endsWith('.js')
        ? (Promise.reject(
            new Error(`it asks for ${file}, which it has not published`),
          ) as ReturnType<ResourceLoader['fetch']>)
        : null;
    this.waiting += 1;
    const answer = Promise.resolve(Buffer.from(content)).finally(() => void (this.waiting -= 1));
    return Object.assign(answer, { abort: () => undefined }) as ReturnType<ResourceLoader['fetch']>;
  }
}

/** Runs a version's browser files on the shell of this folder, in a window of its own. */
export const problemsInBrowser = async (
  released: Released,
  harness: Harness,
  contractSet: unknown,
  live: readonly object[],
): Promise<string[]> => {
  const { record } = released;
  let hear: (error: unknown) => void = () => undefined;
  const virtualConsole = new VirtualConsole();
  virtualConsole.on('jsdomError', (error) => {
    // What jsdom itself cannot do, such as leaving the page, says nothing about the remote.
    const { type, detail } = error as Error & { readonly type?: string; readonly detail?: unknown };
    if (type === 'unhandled exception') hear(detail ?? error);
  });
  const files = new PublishedFiles(released);
  const { window } = new JSDOM(
    '<!doctype html><html lang="en-US"><head></head><body></body></html>',
    {
      url: `${ORIGIN}/en-US`,
      runScripts: 'dangerously',
      pretendToBeVisual: true,
      resources: files,
      virtualConsole,
    },
  );
  const onRejection = (error: unknown): void => hear(error);
  process.on('unhandledRejection', onRejection);
  try {
    pretendDevice(window);
    window.eval(harness.script);
    const kit = (window as unknown as { __TAPNOOK_KIT__: Kit }).__TAPNOOK_KIT__;
    kit.startFederation();
    const version = {
      version: record.version,
      global: record.global,
      integrity: '',
      entry: `/remotes/${record.name}/${record.version}/${record.entry.replace(/^browser\//, '')}`,
    };
    const published = {
      ...record,
      load: <T>(module: string) => kit.loadModule<T>(version, module),
    };
    return await kit.browserProblems(published, contractSet, {
      live,
      loading: () => files.waiting,
      onUncaught: (to: typeof hear) => void (hear = to),
    });
  } finally {
    process.off('unhandledRejection', onRejection);
    window.close();
  }
};
