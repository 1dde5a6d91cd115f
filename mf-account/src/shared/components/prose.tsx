import type { ReactElement } from 'react';
import { parseEmphasis, type Block } from '../model/markdown.ts';
import styles from './prose.module.css';

const Line = ({ text }: { readonly text: string }): ReactElement => (
  <>
    {parseEmphasis(text).map((part, index) =>
      // oxlint-disable-next-line react/no-array-index-key -- the parts of a text keep their order
      part.strong ? <b key={index}>{part.text}</b> : <span key={index}>{part.text}</span>,
    )}
  </>
);

const ProseBlock = ({ block }: { readonly block: Block }): ReactElement => {
  if (block.kind === 'heading')
    return (
      <h2 id={block.id} tabIndex={-1}>
        {block.text}
      </h2>
    );
  if (block.kind === 'paragraph')
    return (
      <p>
        <Line text={block.text} />
      </p>
    );
  const List = block.ordered ? 'ol' : 'ul';
  return (
    <List>
      {block.items.map((item) => (
        <li key={item}>
          <Line text={item} />
        </li>
      ))}
    </List>
  );
};

/** Renders a parsed long text: paragraphs, lists and headings with anchors. */
export const Prose = ({ blocks }: { readonly blocks: readonly Block[] }): ReactElement => (
  <div className={styles.prose}>
    {blocks.map((block, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- the blocks of a text keep their order
      <ProseBlock key={index} block={block} />
    ))}
  </div>
);
