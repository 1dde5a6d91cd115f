import { afterEach, describe, expect, test } from '@jest/globals';
import { cleanup, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Breakdown } from './breakdown/breakdown.tsx';
import { Note } from './note/note.tsx';
import { Panel } from './panel/panel.tsx';
import { SectionHead } from './section-head/section-head.tsx';
import { TextField } from './text-field/text-field.tsx';

afterEach(cleanup);

/** What a translator does: each text becomes an element with another text. */
const translate = (root: Node): void => {
  const texts: Text[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (!text.data.trim()) continue;
    const font = document.createElement('font');
    font.textContent = `<${text.data}>`;
    text.replaceWith(font);
  }
};

describe('a text that changes on a translated page is up to date', () => {
  test.each([
    ['a note', (text: string) => <Note title="Title">{text}</Note>],
    ['a note without a title', (text: string) => <Note>{text}</Note>],
    ['a panel', (text: string) => <Panel title="Title">{text}</Panel>],
    [
      'the actions of a panel',
      (text: string) => (
        <Panel title="Title" actions={text}>
          <p>words</p>
        </Panel>
      ),
    ],
    ['a section’s head', (text: string) => <SectionHead title="Title" aside={text} />],
    ['what stands after a field', (text: string) => <TextField label="Name" after={text} />],
    ['a field’s label', (text: string) => <TextField label={text} optional="optional" />],
    [
      'a line of a sum',
      (text: string) => (
        <Breakdown
          lines={[{ id: 'one', label: text, note: 'note', value: 'HK$62' }]}
          total={{ label: 'Total', value: 'HK$62' }}
        />
      ),
    ],
  ] as readonly (readonly [string, (text: string) => ReactElement])[])('in %s', (_name, of) => {
    const { container, rerender } = render(of('Pay HK$62'));
    translate(container);
    rerender(of('Pay HK$86'));
    expect(container.textContent).toContain('Pay HK$86');
    expect(container.textContent).not.toContain('Pay HK$62');
  });
});
