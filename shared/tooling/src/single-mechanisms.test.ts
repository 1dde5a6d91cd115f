/** @jest-environment jsdom */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { clearUserStorage } from '../../platform/src/storage/stored.ts';
import { ROOT } from './apps.ts';
import {
  ownClocks,
  ownEscaping,
  ownFocus,
  ownLinks,
  ownOptimism,
  ownSharing,
  rawStorage,
  secondFormEngines,
  secondMigrationRunners,
  secondQueryStates,
  secondRouteMatchers,
  storedKeys,
  uncertainCapabilities,
  type SourceFile,
} from './single-mechanisms.ts';

const FOLDERS = [
  'shell/src',
  ':(glob)mf-*/src/**',
  ':(glob)shared/*/src/**',
  'deploy/backoffice/src/browser',
  'deploy/release/src/console/browser',
];
const OTHERS = /^shared\/(?:testing|tooling|create-remote|server|contracts)\/|\.test\.tsx?$/;
const filesOf = (folders: readonly string[], others: RegExp): readonly SourceFile[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...folders], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 64_000_000,
  })
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file) && !others.test(file))
    .flatMap((file) => {
      try {
        return [{ path: file, text: readFileSync(path.join(ROOT, file), 'utf8') }];
      } catch {
        // Deleted in the working tree.
        return [];
      }
    });
const FILES = filesOf(FOLDERS, OTHERS);
const planted = (text: string): readonly SourceFile[] => [{ path: 'mf-new/src/new.tsx', text }];

describe('the browser’s storage', () => {
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
  });

  test('is used through defineStored only', () => {
    expect(rawStorage(planted("localStorage.setItem('a', 'b')"))).toHaveLength(1);
    expect(rawStorage(planted('defineStored({})'))).toEqual([]);
    expect(rawStorage(FILES)).toEqual([]);
  });

  test('has one declaration for every key, with its scope and area', () => {
    const keys = storedKeys(FILES);
    expect(keys.filter(({ key, scope, area }) => !key || !scope || !area)).toEqual([]);
    const names = keys.map(({ key, area }) => `${area} ${key}`);
    expect(names).toEqual([...new Set(names)]);
    expect(names).toContain('session checkout');
  });

  test('holds nothing of a shopper under any key after signing out', () => {
    const storages = { local: localStorage, session: sessionStorage };
    const nameOf = (key: string, scope: string): string =>
      `tapnook.${scope === 'device' ? 'device.' : ''}${key}`;
    for (const { key, scope, area } of storedKeys(FILES))
      for (const name of [nameOf(key, scope), `${nameOf(key, scope)}.1`])
        storages[area as 'local' | 'session'].setItem(name, '"hers"');
    clearUserStorage('local');
    clearUserStorage('session');
    expect([...Object.keys(localStorage), ...Object.keys(sessionStorage)].toSorted()).toEqual(
      storedKeys(FILES)
        .filter(({ scope }) => scope === 'device')
        .flatMap(({ key }) => [nameOf(key, 'device'), `${nameOf(key, 'device')}.1`])
        .toSorted(),
    );
  });
});

describe('routes', () => {
  const OWN_MATCHERS = /^shared\/tooling\/|\.test\.tsx?$/;
  test.each([
    "import { matchRoutes } from 'react-router-dom';",
    'const findRoute = (routes, path) => routes.find(({ path: pattern }) => pattern === path);',
    "const isParameter = (segment) => segment.startsWith(':');",
  ])('a second matcher is refused: %s', (text) => {
    expect(secondRouteMatchers(planted(text))).toHaveLength(1);
  });
  test('have one matcher in shell, edge, platform and kit', () => {
    const files = filesOf([...FOLDERS, 'deploy/edge/src', 'deploy/release/src'], OWN_MATCHERS);
    expect(files.map(({ path: file }) => file)).toEqual(
      expect.arrayContaining([
        'deploy/edge/src/render/request-composer.ts',
        'shared/contracts/src/routing/match-route.ts',
        'shared/testing/src/contract-kit.tsx',
      ]),
    );
    expect(secondRouteMatchers(files)).toEqual([]);
  });
});

describe('forms', () => {
  test.each([
    "import { useForm } from 'react-hook-form';",
    'export const useContactForm = () => useState({});',
    'const [fieldErrors, setFieldErrors] = useState({});',
    '<form noValidate onSubmit={check}>',
  ])('a second engine is refused: %s', (text) => {
    expect(secondFormEngines(planted(text))).toHaveLength(1);
    expect(secondFormEngines(planted(`import { useForm } from '@tapnook/forms';`))).toEqual([]);
  });

  test('have one engine', () => {
    expect(secondFormEngines(FILES)).toEqual([]);
  });
});

describe('migrations', () => {
  test('have one runner for the databases of all servers', () => {
    const runner = "const files = readdirSync(folder).filter((name) => name.endsWith('.sql'));";
    expect(secondMigrationRunners(planted(runner))).toHaveLength(1);
    const files = filesOf(['deploy', 'shared'], /\.test\.tsx?$/);
    expect(files.map(({ path: file }) => file)).toContain('deploy/release/src/database/migrate.ts');
    expect(secondMigrationRunners(files)).toEqual([]);
  });
});

describe('markup', () => {
  test('has one escape, in servers and browsers', () => {
    const own = "const escape = (text: string) => text.replaceAll('<', '&lt;');";
    expect(ownEscaping(planted(own))).toHaveLength(1);
    const files = filesOf(
      ['deploy', 'shared', 'shell', 'mf-*'],
      /\.test\.tsx?$|\/test\/|seed\/|^shared\/testing\//,
    );
    expect(files.map(({ path: file }) => file)).toContain('deploy/api/src/emails/email-layout.ts');
    expect(ownEscaping(files)).toEqual([]);
  });
});

describe('capabilities of the platform and the interface', () => {
  const MECHANISMS = [
    ['states of a query', secondQueryStates, 'if (isError && !data) return <p />;'],
    ['states of a query', secondQueryStates, '<ErrorState title={t("failed")} />'],
    ['moves of the focus', ownFocus, 'useEffect(() => heading.current?.focus(), []);'],
    ['answers to a press', ownOptimism, 'const [shown, show] = useOptimistic(value);'],
    ['clocks', ownClocks, 'const timer = setInterval(tick, 1000);'],
    ['ways to share', ownSharing, 'navigator.share({ url })'],
    ['ways to share', ownSharing, 'navigator.clipboard.writeText(code)'],
    ['ids', uncertainCapabilities, 'const [key] = useState(() => crypto.randomUUID());'],
    ['channels', uncertainCapabilities, "const channel = new BroadcastChannel('session');"],
    [
      'media queries',
      uncertainCapabilities,
      "const wide = matchMedia('(min-width: 1px)').matches;",
    ],
    ['cookies', uncertainCapabilities, "document.cookie = 'seen=1';"],
    ['links', ownLinks, '<a className="link" href={links.home()}>'],
  ] as const;

  test.each(MECHANISMS)('second %s are refused', (_, find, text) => {
    expect(find(planted(text))).toHaveLength(1);
  });

  test.each(MECHANISMS.map(([what, find]) => ({ what, find })))(
    'there are no second $what',
    ({ find }) => {
      const inInterface = find === ownFocus ? /^shared\/ui\// : /^$/;
      expect(find(FILES.filter(({ path: file }) => !inInterface.test(file)))).toEqual([]);
    },
  );

  test('a link to a telephone or within the page is no link of the shop', () => {
    expect(ownLinks(planted('<a href={`tel:${branch.tel}`}>'))).toEqual([]);
    expect(ownLinks(planted('<a href="#reviews">'))).toEqual([]);
  });
});
