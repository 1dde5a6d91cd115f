import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { emailHtml } from './email-layout.ts';

const TOKENS = path.join(import.meta.dirname, '../../../../shared/ui/src/styles/tokens.css');
const COLOUR = /#[0-9a-f]{6}\b/gi;

test('a letter has the colours of the design tokens, and no others', () => {
  const letter = emailHtml([
    {
      locale: 'en-US',
      parts: [
        { title: 'Title' },
        'Text',
        { code: '123456' },
        { facts: [['Name', 'Value']] },
        { label: 'Button', url: 'https://www.tapnook.example/' },
      ],
    },
    { locale: 'zh-HK', parts: ['文字'] },
  ]);
  const tokens = new Set(readFileSync(TOKENS, 'utf8').match(COLOUR));
  const used = letter.match(COLOUR) ?? [];
  expect(used.length).toBeGreaterThan(5);
  expect(used.filter((colour) => !tokens.has(colour))).toEqual([]);
});
