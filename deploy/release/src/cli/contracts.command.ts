import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { CallRoute } from '@tapnook/contracts';
import * as calls from '@tapnook/contracts/calls';
import type { ReleaseRecord } from '@tapnook/contracts/release';
import { breakingNumber } from '../checks/breaking-number.ts';
import { callsIn, missingCalls } from '../checks/calls.ts';
import type { Apps } from '../rollout/transitions.ts';
import type { Client } from './client.ts';
import type { Command } from './command.ts';
import { runOnContracts } from './run-on-contracts.ts';

export interface ContractVerdict {
  readonly app: string;
  readonly version: string;
  /** The contracts that it was built against. */
  readonly contract: string;
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
  const { name: app, version, contract } = record;
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
  return {
    app,
    version,
    contract,
    calls: made.length,
    missing: missingCalls(made, offered),
    broken: [],
  };
};

const CONTRACTS = resolve(import.meta.dirname, '../../../../shared/contracts');
const versionOf = async (folder: string | undefined): Promise<string> =>
  (
    JSON.parse(await readFile(join(resolve(folder ?? CONTRACTS), 'package.json'), 'utf8')) as {
      version: string;
    }
  ).version;

const isBroken = ({ missing, broken }: ContractVerdict): boolean =>
  missing.length + broken.length > 0;

/**
 * Whether something would break that was built against a version which promises that it does not.
 */
export const needsMajor = (
  verdicts: readonly ContractVerdict[],
  version: string,
): ContractVerdict | undefined =>
  verdicts.find((one) => isBroken(one) && breakingNumber(one.contract) === breakingNumber(version));

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
    'runs the released versions of a channel, candidates too, on the contracts of this folder ' +
    '(or of DIR), before these are released',
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
    const version = await versionOf(options.dir);
    const promised = needsMajor(verdicts, version);
    return {
      data: { contracts: version, needsMajor: promised !== undefined, verdicts },
      lines: [
        ...verdicts.flatMap(verdictLines),
        ...(promised
          ? [
              `${promised.app} ${promised.version} was built against ${promised.contract}, so ` +
                `${version} may not break it: this is a major change (npx changeset).`,
            ]
          : []),
      ],
      exitCode: verdicts.some(isBroken) ? 1 : 0,
    };
  },
};
