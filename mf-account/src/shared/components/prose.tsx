import type { ReactElement } from 'react';
import { parseEmphasis, type Block } from '../model/markdown.ts';
import styles from './prose.module.css';

const Line = ({ text }: { readonly text: string }): ReactElement => (
  <>
    {parseEmphasis(text).map((part, index) =>
      part.strong ? <b key={index}>{part.text}</b> : part.text,
    )}
  </>
);

/** Renders a parsed long text: paragraphs, lists and headings with anchors. */
export const Prose = ({ blocks }: { readonly blocks: readonly Block[] }): ReactElement => (
  <div className={styles.prose}>
    {blocks.map((block, index) => {
      if (block.kind === 'heading')
        return (
          <h2 key={index} id={block.id} tabIndex={-1}>
            {block.text}
          </h2>
        );
      if (block.kind === 'paragraph')
        return (
          <p key={index}>
            <Line text={block.text} />
          </p>
        );
      const List = block.ordered ? 'ol' : 'ul';
      return (
        <List key={index}>
          {block.items.map((item) => (
            <li key={item}>
              <Line text={item} />
            </li>
          ))}
        </List>
      );
    })}
  </div>
);
