import { expect, test } from '@jest/globals';
import { escapeHtml } from './escape-html.ts';

test('a text ends neither an element nor an attribute', () => {
  expect(escapeHtml(`<b title="a" lang='b'>R&D`)).toBe(
    '&lt;b title=&quot;a&quot; lang=&#39;b&#39;&gt;R&amp;D',
  );
  expect(escapeHtml('拾角')).toBe('拾角');
});
