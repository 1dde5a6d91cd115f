import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { ROOT } from './processes.ts';

interface Rules {
  readonly groups: readonly {
    readonly rules: readonly {
      readonly alert?: string;
      readonly expr: string;
      readonly annotations?: { readonly runbook: string };
    }[];
  }[];
}
const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');
const rules = (parse(read('deploy/stack/prometheus/alerts.yaml')) as Rules).groups.flatMap(
  (group) => group.rules,
);
const alarms = rules.filter(({ alert }) => alert);

test('each alarm has a heading in the runbook, and each heading an alarm', () => {
  const headings = [...read('shared/docs/runbooks/alarms.md').matchAll(/^## (.+)$/gm)].map(
    ([, heading]) => heading,
  );
  expect(alarms.map(({ alert }) => alert)).toEqual(headings);
  for (const { alert, annotations } of alarms)
    expect(annotations?.runbook).toBe(`alarms.md#${alert?.toLowerCase()}`);
});

test('alarms ask for figures that our processes give', () => {
  const code = globSync('{deploy,shared}/*/src/**/*.ts', { cwd: ROOT })
    .filter((file) => !file.endsWith('.test.ts') && !file.includes('node_modules'))
    .map(read)
    .join('\n');
  const figures = new Set(rules.flatMap(({ expr }) => expr.match(/\btapnook_\w+/g) ?? []));
  expect(figures.size).toBeGreaterThan(5);
  expect([...figures].filter((figure) => !code.includes(`'${figure}'`))).toEqual([]);
});
