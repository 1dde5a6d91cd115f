import { describe, expect, test } from '@jest/globals';
import { judge, RENDER_LIMITS, type Member, type Task } from './render-member.ts';
import { cpuMsOf } from './render-process.ts';

const { silenceMs } = RENDER_LIMITS;

/** A process with one page in hand, last heard of at 0, and judged then. */
const silent = (cpuMs: () => number | undefined) => {
  let isKilled = false;
  const member: Member = {
    process: {
      pid: 1,
      send: () => {},
      kill: () => void (isKilled = true),
      memory: () => undefined,
      cpuMs,
    },
    tasks: new Map([[1, {} as Task]]),
    numbers: new Map(),
    records: [],
    calls: 0,
    isReady: true,
    isRetiring: false,
    renders: 1,
    aliveAt: 0,
    judged: { aliveAt: -1, cpuMs: undefined },
    usedAt: 0,
    lastId: 1,
  };
  judge(member, RENDER_LIMITS, 0);
  return (now: number): boolean => {
    judge(member, RENDER_LIMITS, now);
    return isKilled;
  };
};

describe('a process that says nothing', () => {
  test('is ended once it has computed all the while', () => {
    let cpu = 500;
    const isEnded = silent(() => cpu);
    cpu += silenceMs;
    expect(isEnded(silenceMs)).toBe(false);
    expect(isEnded(silenceMs + 1)).toBe(true);
  });

  test('has longer while the machine does not let it compute, yet not for ever', () => {
    let cpu = 500;
    const isEnded = silent(() => cpu);
    cpu += silenceMs / 4;
    expect(isEnded(4 * silenceMs)).toBe(false);
    cpu += silenceMs;
    expect(isEnded(4 * silenceMs)).toBe(true);
    expect(silent(() => 500)(5 * silenceMs + 1)).toBe(true);
  });

  test('is ended where the system does not tell what it computed', () => {
    expect(silent(() => undefined)(silenceMs + 1)).toBe(true);
  });
});

test('what a process computed is told of a real one, and of none that is gone', () => {
  const before = cpuMsOf(process.pid);
  for (let sum = 0; (cpuMsOf(process.pid) ?? 0) === before;) sum += 1;
  expect(cpuMsOf(process.pid)).toBeGreaterThan(before ?? NaN);
  expect(cpuMsOf(undefined)).toBeUndefined();
});
