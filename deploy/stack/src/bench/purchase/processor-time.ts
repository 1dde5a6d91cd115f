import { readdirSync, readFileSync } from 'node:fs';

/** Ticks of the kernel in a second: a hundred on every Linux that people run. */
const TICKS = 100;

interface ProcessTimes {
  readonly parent: number;
  /** Milliseconds of itself. */
  readonly own: number;
  /** Milliseconds of the children that have ended. */
  readonly ended: number;
}

/** Reads a line of `/proc/<pid>/stat`; the name of the program, in brackets, may hold anything. */
export const parseStat = (line: string): ProcessTimes => {
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
  const ms = (index: number): number => (Number(fields[index]) * 1000) / TICKS;
  return { parent: Number(fields[1]), own: ms(11) + ms(12), ended: ms(13) + ms(14) };
};

const timesOf = (pid: number): ProcessTimes | undefined => {
  try {
    return parseStat(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    // It ended meanwhile; its parent has its time now.
    return undefined;
  }
};

/** Processor time of a process and its children so far, in milliseconds. Linux only. */
export const processorTime = (pid: number): number => {
  const own = timesOf(pid);
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => timesOf(Number(name)) ?? [])
    .filter(({ parent }) => parent === pid);
  return (
    (own ? own.own + own.ended : 0) + children.reduce((sum, one) => sum + one.own + one.ended, 0)
  );
};
