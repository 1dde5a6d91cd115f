import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { parse, stringify } from 'yaml';
import { testNeeding } from '../test/test-needing.ts';
import { ROOT } from './processes.ts';

interface Rules {
  readonly groups: readonly {
    readonly rules: readonly {
      readonly alert?: string;
      readonly record?: string;
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

interface Dashboard {
  readonly panels: readonly { readonly targets: readonly { readonly expr: string }[] }[];
}
const dashboards = globSync('deploy/stack/grafana/*.json', { cwd: ROOT });
const shown = dashboards
  .flatMap((file) => (JSON.parse(read(file)) as Dashboard).panels)
  .flatMap(({ targets }) => targets.map(({ expr }) => expr));

const hasPromtool = spawnSync('promtool', ['--version']).status === 0;
const promtool = (...input: string[]) =>
  spawnSync('promtool', input, {
    cwd: path.join(ROOT, 'deploy/stack/prometheus'),
    encoding: 'utf8',
  });
testNeeding(hasPromtool ? undefined : 'no promtool on this machine')(
  'promtool takes the rules, plays their cases, and reads every panel',
  () => {
    for (const input of [
      ['check', 'rules', 'alerts.yaml'],
      ['test', 'rules', 'alerts.test.yaml'],
    ]) {
      const { status, stdout, stderr } = promtool(...input);
      expect([status, status === 0 ? '' : stdout + stderr]).toEqual([0, '']);
    }
    const folder = mkdtempSync(path.join(tmpdir(), 'panels-'));
    const panelRules = shown.map((expr, index) => ({
      record: `panel:${index}`,
      expr: expr.replaceAll('$app', '.*'),
    }));
    const file = path.join(folder, 'panels.yaml');
    writeFileSync(file, stringify({ groups: [{ name: 'panels', rules: panelRules }] }));
    const { status, stdout, stderr } = promtool('check', 'rules', file);
    rmSync(folder, { recursive: true });
    expect([status, status === 0 ? '' : stdout + stderr]).toEqual([0, '']);
  },
);

test('panels show what rules record', () => {
  const recorded = new Set(rules.map(({ record }) => record));
  const used = shown.flatMap((expr) => expr.match(/\b(?:job|app):\w+:\w+/g) ?? []);
  expect(used.length).toBeGreaterThan(0);
  expect(used.filter((name) => !recorded.has(name))).toEqual([]);
});

test('alarms and panels ask for figures that our processes give', () => {
  const code = globSync('{deploy,shared}/*/src/**/*.ts', { cwd: ROOT })
    .filter((file) => !file.endsWith('.test.ts') && !file.includes('node_modules'))
    .map(read)
    .join('\n');
  const asked = [...shown, ...rules.map(({ expr }) => expr)];
  const figures = new Set(
    asked
      .flatMap((expr) => expr.match(/\btapnook_\w+/g) ?? [])
      // A histogram gives both.
      .map((figure) => figure.replace(/(?<=_seconds)_(?:count|bucket)$/, '')),
  );
  expect(figures.size).toBeGreaterThan(5);
  expect([...figures].filter((figure) => !code.includes(`'${figure}'`))).toEqual([]);
});
