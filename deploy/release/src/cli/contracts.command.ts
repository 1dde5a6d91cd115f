import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { CallRoute } from '@tapnook/contracts';
import * as calls from '@tapnook/contracts/calls';
import type { ReleaseRecord } from '@tapnook/contracts/release';
import { callsIn, missingCalls } from '../checks/calls.ts';
import type { Apps } from '../rollout/transitions.ts';
import type { Client } from './client.ts';
import type { Command } from './command.ts';
import { runOnContracts } from './run-on-contracts.ts';

interface ContractVerdict {
  readonly app: string;
  readonly version: string;
  readonly calls: number;
  readonly missing: string[];
  readonly broken: string[];
}

/** The calls that a contracts package offers. */
const callsOf = async (folder: string | undefined): Promise<CallRoute[]> => {
  const offered = folder
    ? ((await import(pathToFileURL(join(resolve(folder), 'src/calls/index.ts')).href)) as object)
    : calls;
  return Object.values(offered) as CallRoute[];
};

const checkCalls = async (
  client: Client,
  record: ReleaseRecord,
  offered: readonly CallRoute[],
): Promise<ContractVerdict> => {
  const { name: app, version } = record;
  const scripts = Object.keys(record.files).filter((file) => /\.c?js$/.test(file));
  const codes = await Promise.all(
    scripts.map(async (file) =>
      (await fetch(`${client.url}/artefacts/${app}/${version}/${file}`)).text(),
    ),
  );
  const made = [
    ...new Map(
      codes.flatMap(callsIn).map((call) => [`${call.method} ${call.path}`, call]),
    ).values(),
  ];
  return { app, version, calls: made.length, missing: missingCalls(made, offered), broken: [] };
};

const verdictLines = ({
  app,
  version,
  calls: made,
  missing,
  broken,
}: ContractVerdict): string[] => {
  const verdict = missing.length + broken.length === 0 ? 'stands' : 'would break';
  return [
    `${app} ${version}: ${verdict} (${made} calls)`,
    ...missing.map((text) => `  ${text}`),
    ...broken.map((text) => `  ${text}`),
  ];
};

export const contractsCommand: Command = {
  usage: 'contracts [--channel C] [--dir CONTRACTS]',
  about:
    'runs the released versions of a channel, candidates too, on the contracts of this folder (or of DIR), before these are released',
  run: async (client, _words, options) => {
    const { apps } = await client.get<{ apps: Apps }>(`/v1/channels/${options.channel}`);
    const live = Object.entries(apps).flatMap(([app, { stable, candidate }]) =>
      [stable, ...(candidate ? [candidate] : [])].map(
        ({ version }) => `/v1/apps/${app}/versions/${version}`,
      ),
    );
    const records = await Promise.all(
      live.map(async (path) => (await client.get<{ record: ReleaseRecord }>(path)).record),
    );
    const offered = await callsOf(options.dir);
    const broken = await runOnContracts(client, records, options.dir);
    const verdicts: ContractVerdict[] = [];
    for (const record of records)
      verdicts.push({
        ...(await checkCalls(client, record, offered)),
        broken: broken[`${record.name}@${record.version}`] ?? [],
      });
    return {
      data: { verdicts },
      lines: verdicts.flatMap(verdictLines),
      exitCode: verdicts.some(({ missing, broken: found }) => missing.length + found.length > 0)
        ? 1
        : 0,
    };
  },
};
