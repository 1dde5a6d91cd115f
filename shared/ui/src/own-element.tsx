import type { ReactNode } from 'react';

/**
 * A text that stands beside siblings, in an element of its own. Translators replace the text nodes
 * that React holds; an element's only text is written anew by React, whatever became of the node.
 */
export const inOwnElement = (node: ReactNode): ReactNode =>
  typeof node === 'string' || typeof node === 'number' ? <span>{node}</span> : node;
