import type { Client } from './client.ts';

/** What was typed after the command's name. */
export interface Options {
  version?: string;
  dir?: string;
  channel: string;
  weight?: string;
  to?: string;
  reason?: string;
  preview?: string;
  compose: boolean;
  block: boolean;
  waive: boolean;
  limit?: string;
  hours?: string;
  only?: string;
  plan?: string;
  from?: string;
}

/** What a command gives: `data` for --json, `lines` for people. */
export interface Outcome {
  data: unknown;
  lines: string[];
  /** Anything but success, for example a check that found reasons. */
  exitCode?: number;
}
export interface Command {
  usage: string;
  about: string;
  run(client: Client, words: readonly string[], options: Options): Promise<Outcome>;
}

/** The command was typed wrongly: usage is shown. */
export class UsageError extends Error {}

/** `mf-catalog@1.7.0` in its two halves. */
export function appAndVersion(word: string | undefined): { app: string; version: string } {
  const [app, version] = (word ?? '').split('@');
  if (!app || !version)
    throw new UsageError('Name an app and its version, for example mf-catalog@1.7.0.');
  return { app, version };
}

/** `5%`, `5` or `0.5%` as basis points. */
export function basisPoints(text: string | undefined): number {
  const share = Number(/^(\d+(?:\.\d{1,2})?)%?$/.exec(text ?? '')?.[1]);
  if (!Number.isFinite(share) || share > 100)
    throw new UsageError('Give the weight as a percentage, for example --weight 5%.');
  return Math.round(share * 100);
}

/** Basis points as a percentage: 500 → `5%`. */
export const percent = (points: number): string => `${points / 100}%`;
