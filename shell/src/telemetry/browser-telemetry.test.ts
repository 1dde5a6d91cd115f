import { expect, test } from '@jest/globals';
import type { TelemetryEvent } from '@tapnook/platform';
import { tellOfScripts } from './browser-telemetry.ts';

test('what the page’s watch finds of a script is charged to the part and version that its file belongs to', () => {
  const recorded: TelemetryEvent[] = [];
  tellOfScripts({ record: (event) => recorded.push(event) });
  const { tnTell } = globalThis as unknown as { tnTell: (kind: string, detail: string) => void };
  tnTell('refused-script', 'changed: /remotes/mf-checkout/1.2.0/512.js is not sha384-x');
  expect(recorded).toEqual([{ kind: 'refused-script', detail: 'changed: /remotes/mf-checkout/1.2.0/512.js is not sha384-x', part: 'mf-checkout', version: '1.2.0' }]);
});
