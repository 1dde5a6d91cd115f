import { createRequire } from 'node:module';
import vm from 'node:vm';
import {
  LOCALES,
  type PageComposition,
  type PageRequest,
  type ShellServer,
} from '@tapnook/contracts';
import type { ContractSet } from '@tapnook/contracts/kit';
import { evaluate, type Released } from './released.ts';

/** Where evaluated bundles find what is global. */
const scope = vm.runInThisContext('globalThis') as typeof globalThis;
const NOW = Date.parse('2026-11-20T09:50:00Z');
const textOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'message' in error
    ? String(error.message)
    : String(error);
/** Pages of the shell itself, on which nobody else calls. */
const OWN = ['/nowhere', '/error'];

const compositionOf = (shell: Released, remotes: readonly Released[]): PageComposition => ({
  channel: 'production',
  generation: 1,
  shell: { version: shell.record.version, bucket: 'stable' },
  remotes: remotes.map(({ record }) => ({
    name: record.name,
    bucket: 'stable',
    slots: record.slots.gives,
    routes: record.routes,
    current: {
      version: record.version,
      entry: `/remotes/${record.name}/${record.version}/${record.entry.replace(/^browser\//, '')}`,
      global: record.global,
      integrity: record.files[record.entry]?.integrity ?? '',
    },
  })),
});

/**
 * The pages of a released shell, composed with the released remotes as the edge does it, on answers
 * that the contracts allow. Gives what fails by app, the shell's own calls held to the contracts
 * included.
 */
export const problemsInShell = async (
  shell: Released,
  remotes: readonly Released[],
  { api, SHAPES, createContractNetwork, linkExamples }: ContractSet,
): Promise<Record<string, string[]>> => {
  const found: Record<string, Set<string>> = {};
  const note = (app: string, text: string): void =>
    void (found[app] ??= new Set()).add(`in the shell, ${text}`);
  const server = evaluate(shell, {}, createRequire(import.meta.url)) as unknown as ShellServer;
  const modules = new Map(
    remotes.map((remote) => [remote.record.name, evaluate(remote, server.shared).server]),
  );
  const composition = compositionOf(shell, remotes);
  const all = [shell, ...remotes];
  const base: Omit<PageRequest, 'locale' | 'path' | 'onError'> = {
    composition,
    records: Object.fromEntries(all.map(({ record }) => [record.name, record])),
    config: {
      origin: 'http://localhost',
      gatewayOrigin: 'http://gateway.test',
      chatOrigin: null,
      mapTiles: null,
    },
    apiBase: 'http://localhost/api',
    nonce: 'nonce',
    now: NOW,
    answeredAt: NOW,
    timeout: 5_000,
    loadRemote: async (name) => modules.get(name),
    artefacts: async (app, _version, file) =>
      all.find(({ record }) => record.name === app)?.scripts[file] ?? '',
  };
  const network = scope.fetch;
  try {
    for (const [index, shape] of SHAPES.entries()) {
      // The remotes' own pages were met in every shape by themselves.
      const paths =
        index === 0 || index === SHAPES.length - 1
          ? [...OWN, ...Object.values(linkExamples).flat()]
          : OWN;
      const contracts = createContractNetwork(api, shape);
      scope.fetch = contracts.fetch;
      for (const locale of LOCALES) {
        for (const path of paths) {
          const onError = (app: string, error: unknown): void =>
            note(app, `page ${path}: ${textOf(error)} (${shape.amount} answers, ${locale})`);
          await server
            .renderPage({ ...base, locale, path, onError })
            .catch((error: unknown) => onError('shell', error));
          if (path === OWN.at(-1)) for (const refusal of contracts.refused) note('shell', refusal);
        }
      }
    }
  } finally {
    scope.fetch = network;
  }
  return Object.fromEntries(Object.entries(found).map(([app, texts]) => [app, [...texts]]));
};
