import type { Stage } from './process/messages.ts';

const NAMES: readonly string[] = ['load', 'plan', 'render'];
const MAX_STAGES = 100;

const isStage = (value: unknown): value is Stage => {
  const { app, name, from, to } = (value ?? {}) as Partial<Stage>;
  return (
    typeof app === 'string' &&
    NAMES.includes(name ?? '') &&
    Number.isFinite(from) &&
    Number.isFinite(to)
  );
};

/**
 * What a render process says that its apps did. A bundle can forge it: nothing is believed of apps
 * that the page does not have, nor of times before it began or after it came.
 */
export const believableStages = (
  value: unknown,
  apps: Readonly<Record<string, unknown>>,
  begin: number,
  end: number,
): Stage[] =>
  (Array.isArray(value) ? value.slice(0, MAX_STAGES) : [])
    .filter(isStage)
    .filter(({ app }) => Object.hasOwn(apps, app))
    .map(({ app, name, from, to }) => {
      const start = Math.min(Math.max(from, begin), end);
      return { app, name, from: start, to: Math.min(Math.max(to, start), end) };
    });
