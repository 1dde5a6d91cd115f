import { describe, expect, test } from '@jest/globals';
import { scriptJson, tag } from './html.ts';

describe('writing HTML', () => {
  test('text cannot leave an attribute or an element', () => {
    expect(
      tag('meta', { content: '"><img onerror=x>', hidden: true, gone: undefined, off: false }),
    ).toBe('<meta content="&quot;&gt;&lt;img onerror=x&gt;" hidden>');
  });
  // Covers: RTE-083
  test('data cannot end its script element', () => {
    const text = scriptJson({ a: '</script><script>alert(1)</script>', b: '\u2028' });
    expect(text).not.toContain('</script>');
    expect(text).not.toContain('\u2028');
    expect(JSON.parse(text)).toEqual({ a: '</script><script>alert(1)</script>', b: '\u2028' });
  });
});
