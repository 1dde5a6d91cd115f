import { existsSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { edgeFaults, readEdge } from '../log/monitor-edge.ts';
import { followLog, MonitorState, type LogReader } from '../log/monitor.ts';
import type { Command } from './command.ts';

const readerOf = (url: string): LogReader => {
  const ask = async (path: string): Promise<Response> => {
    const answer = await fetch(`${url}${path}`);
    if (!answer.ok) throw new Error(`${url}${path} answered ${answer.status}`);
    return answer;
  };
  return {
    json: async (path) => (await ask(path)).json(),
    text: async (path) => (await ask(path)).text(),
  };
};

/** Edges by their addresses, separated by commas. */
const edgesOf = (edges: string | undefined): string[] =>
  (edges ?? '')
    .split(',')
    .map((one) => one.trim().replace(/\/$/, ''))
    .filter(Boolean);

/** Whole, or as it was: a look that is cut short must not make the next one the first. */
const remember = async (file: string, state: MonitorState): Promise<void> => {
  await writeFile(`${file}.new`, JSON.stringify(state), { mode: 0o600, flush: true });
  await rename(`${file}.new`, file);
};

export const monitorCommand: Command = {
  usage: 'monitor --state FILE [--edge URL,URL]',
  about:
    'checks that the transparency log only grew since the last look, and that it holds what ' +
    'edges serve; run it elsewhere than the registry',
  run: async (client, _words, { state: file = 'log-monitor.json', edge }) => {
    const known = existsSync(file)
      ? MonitorState.parse(JSON.parse(await readFile(file, 'utf8')))
      : undefined;
    const reader = readerOf(client.url);
    const edges = await Promise.all(edgesOf(edge).map(readEdge));
    const view = await followLog(reader, known);
    const faults = [...view.faults];
    for (const one of edges) faults.push(...(await edgeFaults(reader, one, view)));
    const { head, origin } = view.state;
    const data = { origin, from: known?.head.size ?? 0, ...head, edges: edges.length, faults };
    if (faults.length > 0)
      return { data, lines: faults.map(({ message }) => message), exitCode: 1 };
    await remember(file, view.state);
    return {
      data,
      lines: [
        known
          ? `${origin}: ${head.size} entries, grown from the ${known.head.size} of the last look.`
          : `${origin}: ${head.size} entries. This was the first look: its keys are trusted ` +
            'from here on.',
        ...edges.map(
          ({ edge: one, served }) =>
            `${one} serves generation ${served?.generation}, which is in the log.`,
        ),
      ],
    };
  },
};
