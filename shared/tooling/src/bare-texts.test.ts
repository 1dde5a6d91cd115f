import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { ROOT } from './apps.ts';

const FOLDERS = [
  'shell',
  'shared/platform',
  'shared/ui',
  'shared/forms',
  'shared/listing',
  // Pages of the staff, who read by translator too.
  'deploy/backoffice/src/browser',
  'deploy/release/src/console/browser',
  ...readdirSync(ROOT).filter((name) => name.startsWith('mf-')),
].map((name) => path.join(ROOT, name));

/**
 * TypeScript's interface speaks with a process of its own and is no CommonJS, so the check runs
 * outside of Jest.
 */
const bareTexts = (folders: readonly string[]): string[] =>
  execFileSync(
    process.execPath,
    [path.join(ROOT, 'shared/tooling/src/bare-texts.ts'), ...folders],
    {
      encoding: 'utf8',
    },
  )
    .split('\n')
    .filter(Boolean);

describe('bare texts', () => {
  test('are found beside siblings and in fragments, as are sums that may be translated', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'bare-texts-'));
    try {
      mkdirSync(path.join(folder, 'src'));
      writeFileSync(
        path.join(folder, 'tsconfig.json'),
        '{ "compilerOptions": { "jsx": "preserve", "strict": true, "types": [] }, "include": ' +
          '["src"] }',
      );
      writeFileSync(
        path.join(folder, 'src/a.tsx'),
        `declare namespace JSX {
  interface Element { readonly isElement: true }
  interface IntrinsicElements { [name: string]: object }
}
declare const text: string, icon: JSX.Element | undefined;
export const bare = <p>{icon}{text}</p>;
export const inFragment = <>{text}</>;
export const alone = <p>{text}</p>;
export const wrapped = <p>{icon}<span>{text}</span>{text && <b>{text}</b>}{' '}</p>;
declare const formatMoney: (cents: number) => string, order: { orderNo: string, sum: number };
export const sum = <b>{order.sum > 0 && formatMoney(order.sum)}</b>;
export const number = <p><b>{order.orderNo}</b></p>;
export const marked = <p translate="no"><b>{formatMoney(order.sum)}</b></p>;
export const sentence = <p>{'To pay: '.concat(formatMoney(order.sum))}</p>;
`,
      );
      expect(bareTexts([folder]).map((line) => /:\d+.*$/.exec(line)?.[0])).toEqual([
        ':6 {text}',
        ':7 {text}',
        ':11 {order.sum > 0 && formatMoney(order.sum)} without translate="no"',
        ':12 {order.orderNo} without translate="no"',
      ]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  test('stand nowhere: a translated page keeps them out of date, alters or fails over them', () => {
    expect(bareTexts(FOLDERS)).toEqual([]);
  });
});
