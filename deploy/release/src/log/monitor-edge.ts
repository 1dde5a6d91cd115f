import { hashOfLeaf, hexOfBytes, LogHead, type ReleaseRecord } from '@tapnook/contracts/release';
import { z } from 'zod';
import { digestOf } from '../signing/digest.ts';
import {
  isConsistent,
  readLeaf,
  type LogReader,
  type LogView,
  type MonitorFault,
} from './monitor.ts';
import { releasesOf } from './transparency-log.ts';
import { sha256Bytes } from './tree-store.ts';

/** What an edge says that it serves (`/generation-log`). */
const Served = z.object({
  channel: z.string(),
  generation: z.int(),
  leaf: z.string(),
  index: z.int().optional(),
  head: LogHead.optional(),
  forked: z.boolean(),
});
export type Served = z.infer<typeof Served>;

const Chosen = z.object({
  name: z.string(),
  current: z.object({ version: z.string(), integrity: z.string() }),
});
const Page = z.object({
  composition: z.object({ generation: z.int(), remotes: z.array(Chosen) }),
});
const PAGE_DATA = /<script type="application\/json" id="tapnook-page"[^>]*>(.*?)<\/script>/s;

/** What an edge serves now; asked before the log, so that the log holds it. */
export const readEdge = async (
  edge: string,
): Promise<{ readonly edge: string; readonly served: Served | null; readonly page: unknown }> => {
  const served = Served.safeParse(await (await fetch(`${edge}/generation-log`)).json());
  const html = await (await fetch(`${edge}/en-US`)).text();
  const data = PAGE_DATA.exec(html)?.[1];
  return {
    edge,
    served: served.success ? served.data : null,
    page: data ? (JSON.parse(data) as unknown) : undefined,
  };
};

const Entries = z.object({ entries: z.array(z.object({ leaf: z.string() })) });

/** Every file that a page names is of a version of the logged generation. */
const pageFaults = async (
  reader: LogReader,
  edge: string,
  page: unknown,
  leaf: string,
): Promise<MonitorFault[]> => {
  const data = Page.safeParse(page);
  const logged = readLeaf(leaf);
  if (!data.success || logged.type !== 'generation')
    return [
      { fault: 'page-unlogged', message: `The page of ${edge} does not say what it is made of.` },
    ];
  // A newer generation came between the two questions: the next look compares it.
  if (data.data.composition.generation !== logged.generation) return [];
  const releases = releasesOf(logged);
  const faults: MonitorFault[] = [];
  for (const { name, current } of data.data.composition.remotes) {
    const { record } = (await reader.json(`/v1/apps/${name}/versions/${current.version}`)) as {
      record: ReleaseRecord;
    };
    const isLogged = releases.some(
      ({ app, version, digest }) =>
        app === name && version === current.version && digest === digestOf(record),
    );
    if (!isLogged || record.files[record.entry]?.integrity !== current.integrity)
      faults.push({
        fault: 'page-unlogged',
        message:
          `The page of ${edge} loads ${name} ${current.version} with ` +
          `${current.integrity.slice(0, 20)}…, which generation ${logged.generation} of the log ` +
          'does not give.',
      });
  }
  return faults;
};

/**
 * Whether what an edge serves is in the log that was verified, and its own view of the log the
 * same.
 */
export const edgeFaults = async (
  reader: LogReader,
  { edge, served, page }: Awaited<ReturnType<typeof readEdge>>,
  { state }: LogView,
): Promise<MonitorFault[]> => {
  if (!served?.head || served.index === undefined)
    return [
      {
        fault: 'edge-unlogged',
        message: `${edge} serves a generation without a place in the log.`,
      },
    ];
  const { head, index, generation, channel } = served;
  const isOne = await isConsistent(reader, head, state.head).catch(() => false);
  if (served.forked || !isOne)
    return [
      { fault: 'edge-forked', message: `${edge} was shown another log of ${head.size} entries.` },
    ];
  const { entries } = Entries.parse(await reader.json(`/v1/log/entries?from=${index}&limit=1`));
  const leaf = entries[0]?.leaf ?? '';
  if (index >= state.head.size || hexOfBytes(hashOfLeaf(leaf, sha256Bytes)) !== served.leaf)
    return [
      {
        fault: 'edge-unlogged',
        message: `${edge} serves generation ${generation} of ${channel}, which is not in the log.`,
      },
    ];
  return pageFaults(reader, edge, page, leaf);
};
