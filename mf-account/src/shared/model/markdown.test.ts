import { describe, expect, test } from '@jest/globals';
import { parseEmphasis, parseMarkdown } from './markdown.ts';

describe('our long texts', () => {
  test('headings get anchors, lists stay lists, lines of a paragraph join', () => {
    expect(
      parseMarkdown('## First\n\nOne\nline.\n\n1. Open\n2. Press\n\n- a\n- b\n\n## Second'),
    ).toEqual([
      { kind: 'heading', text: 'First', id: 'section-1' },
      { kind: 'paragraph', text: 'One line.' },
      { kind: 'list', ordered: true, items: ['Open', 'Press'] },
      { kind: 'list', ordered: false, items: ['a', 'b'] },
      { kind: 'heading', text: 'Second', id: 'section-2' },
    ]);
  });
  test('markup stays text', () => {
    expect(parseMarkdown('<script>x</script>')).toEqual([
      { kind: 'paragraph', text: '<script>x</script>' },
    ]);
  });
  test('bold parts are told apart', () => {
    expect(parseEmphasis('press **Change** now')).toEqual([
      { text: 'press ', strong: false },
      { text: 'Change', strong: true },
      { text: ' now', strong: false },
    ]);
  });
});
