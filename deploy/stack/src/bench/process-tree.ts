import { readdirSync, readFileSync } from 'node:fs';

/** What a process and all below it had so far. */
export interface ProcessUse {
  readonly pid: number;
  readonly command: string;
  /** Of its own code and of the kernel's for it. */
  readonly cpuMs: number;
  /** What it shares with others is divided among them (`Pss`). */
  readonly megabytes: number;
}

/** Linux counts in hundredths of a second, wherever Node runs. */
const TICK_MS = 10;
/** Of `/proc/PID/stat`, behind the command's bracket: parent, user's and kernel's time. */
const [PARENT, USER, KERNEL] = [1, 11, 12];

const read = (pid: string | number, file: string): string => {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    // It ended meanwhile.
    return '';
  }
};
const statOf = (pid: string | number): readonly string[] =>
  read(pid, 'stat').split(') ').at(-1)?.split(' ') ?? [];
const useOf = (pid: number): ProcessUse => {
  const stat = statOf(pid);
  const kilobytes = /^Pss:\s+(\d+)/m.exec(read(pid, 'smaps_rollup'))?.[1] ?? 0;
  return {
    pid,
    command: read(pid, 'cmdline').replaceAll('\0', ' ').trim(),
    cpuMs: (Number(stat[USER] ?? 0) + Number(stat[KERNEL] ?? 0)) * TICK_MS,
    megabytes: Number(kilobytes) / 1024,
  };
};

/** A process and all that it started, directly or not; nothing where Linux's `/proc` is not. */
export const processTree = (root: number): readonly ProcessUse[] => {
  const children = new Map<number, number[]>();
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    const parent = Number(statOf(name)[PARENT]);
    children.set(parent, [...(children.get(parent) ?? []), Number(name)]);
  }
  const below = (pid: number): number[] => [pid, ...(children.get(pid) ?? []).flatMap(below)];
  return below(root).map(useOf);
};
