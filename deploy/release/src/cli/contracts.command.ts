import * as calls from '@tapnook/contracts/calls';
import type { CallRoute } from '@tapnook/contracts';
import type { ReleaseRecord } from '@tapnook/contracts/release';
import { callsIn, missingCalls } from '../checks/calls.ts';
import type { Parts } from '../rollout/transitions.ts';
import type { Client } from './client.ts';
import type { Command } from './command.ts';

interface Verdict { part: string; version: string; calls: number; missing: string[] }

async function judge(client: Client, part: string, version: string): Promise<Verdict> {
  const { record } = await client.get<{ record: ReleaseRecord }>(`/v1/parts/${part}/versions/${version}`);
  const scripts = Object.keys(record.files).filter((file) => /\.c?js$/.test(file));
  const codes = await Promise.all(scripts.map(async (file) => (await fetch(`${client.url}/artefacts/${part}/${version}/${file}`)).text()));
  const made = [...new Map(codes.flatMap(callsIn).map((call) => [`${call.method} ${call.path}`, call])).values()];
  return { part, version, calls: made.length, missing: missingCalls(made, Object.values(calls) as CallRoute[]) };
}

export const contractsCommand: Command = {
  usage: 'contracts [--channel C]',
  about: 'holds the released versions of a channel, candidates too, against the contracts of this folder',
  run: async (client, _words, options) => {
    const { parts } = await client.get<{ parts: Parts }>(`/v1/channels/${options.channel}`);
    const live = Object.entries(parts).flatMap(([part, { stable, candidate }]) => [stable, ...(candidate ? [candidate] : [])].map(({ version }) => ({ part, version })));
    const verdicts: Verdict[] = [];
    for (const { part, version } of live) verdicts.push(await judge(client, part, version));
    const lines = verdicts.flatMap(({ part, version, calls: made, missing }) => [`${part} ${version}: ${made} calls, ${missing.length === 0 ? 'all offered' : `${missing.length} no longer offered`}`, ...missing.map((text) => `  ${text}`)]);
    return { data: { verdicts }, lines, exitCode: verdicts.some(({ missing }) => missing.length > 0) ? 1 : 0 };
  },
};
