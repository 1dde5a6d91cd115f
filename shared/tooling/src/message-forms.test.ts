import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { unsupportedMessages } from './message-forms.ts';

describe('the texts of an app', () => {
  test('are refused in a form that browsers do not fill in, by file and line', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'messages-'));
    expect(unsupportedMessages({ folder })).toEqual([]);
    mkdirSync(path.join(folder, 'src/locales'), { recursive: true });
    const texts = {
      fine: '{{count}} of {{all}}, $t(other)',
      price: '{{price, currency}}',
      nested: '$t(other, {"count": 2})',
    };
    writeFileSync(path.join(folder, 'src/locales/en-US.json'), JSON.stringify(texts, null, 2));
    expect(unsupportedMessages({ folder })).toEqual([
      'en-US.json: "price": "{{price, currency}}",',
      String.raw`en-US.json: "nested": "$t(other, {\"count\": 2})"`,
    ]);
  });
});
