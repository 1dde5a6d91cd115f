import type { Client } from './client.ts';

/** What was typed after the command's name. */
export interface Options {
  readonly version?: string;
  readonly dir?: string;
  readonly channel: string;
  readonly weight?: string;
  readonly to?: string;
  readonly reason?: string;
  readonly preview?: string;
  readonly compose: boolean;
  readonly block: boolean;
  readonly waive: boolean;
  readonly staff: boolean;
  readonly limit?: string;
  readonly hours?: string;
  readonly minutes?: string;
  readonly anchor?: string;
  readonly edge?: string;
  readonly state?: string;
  readonly root?: string;
  readonly threshold?: string;
  readonly revoke?: string;
  readonly only?: string;
  readonly plan?: string;
  readonly form?: string;
  readonly events?: string;
  readonly at?: string;
  readonly url?: string;
  readonly days?: string;
  readonly may?: string;
  readonly apps?: string;
  readonly app?: string;
  readonly team?: string;
  readonly issuer?: string;
  /** Says something before the outcome: never on standard output, which is the outcome's. */
  readonly tell: (text: string) => void;
  readonly env: NodeJS.ProcessEnv;
  readonly failed: boolean;
  readonly 'break-glass': boolean;
  readonly name?: string;
  readonly when?: string;
  readonly tolerance?: string;
  readonly from?: string;
  readonly expect?: string;
}

/** What a command gives: `data` for --json, `lines` for people. */
export interface Outcome {
  readonly data: unknown;
  readonly lines: string[];
  /** Anything but success, for example a check that found reasons. */
  readonly exitCode?: number;
}
export interface Command {
  readonly usage: string;
  readonly about: string;
  run(client: Client, words: readonly string[], options: Options): Promise<Outcome>;
}

/** The command was typed wrongly: usage is shown. */
export class UsageError extends Error {}

/** `mf-catalog@1.7.0` in its two halves. */
export const appAndVersion = (word: string | undefined): { app: string; version: string } => {
  const [app, version] = (word ?? '').split('@');
  if (!app || !version)
    throw new UsageError('Name an app and its version, for example mf-catalog@1.7.0.');
  return { app, version };
};

/** `5%`, `5` or `0.5%` as basis points. */
export const basisPoints = (text: string | undefined): number => {
  const share = Number(/^(\d+(?:\.\d{1,2})?)%?$/.exec(text ?? '')?.[1]);
  if (!Number.isFinite(share) || share > 100)
    throw new UsageError('Give the weight as a percentage, for example --weight 5%.');
  return Math.round(share * 100);
};

/** Basis points as a percentage: 500 → `5%`. */
export const percent = (points: number): string => `${points / 100}%`;
