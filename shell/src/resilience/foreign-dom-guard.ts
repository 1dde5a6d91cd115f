import { noteForeignDomChange } from '@tapnook/platform';

/** The child of `parent` in which `node` stands, when something was put around it. */
const childAround = (parent: Node, node: Node): Node | null => {
  let child: Node | null = node;
  while (child && child.parentNode !== parent) child = child.parentNode;
  return child;
};

/**
 * Translators and add-ons move text nodes that React holds, and React's next change of them would
 * throw and take the whole section away. This is a net only: what keeps a text up to date is an
 * element of its own around it (`bare-texts.ts`).
 */
export const guardForeignDomChanges = (prototype: Node = Node.prototype): void => {
  // oxlint-disable-next-line typescript/unbound-method -- both are called with their node
  const { removeChild, insertBefore } = prototype;
  Object.assign(prototype, {
    removeChild<Child extends Node>(this: Node, child: Child): Child {
      const own = childAround(this, child);
      if (own !== child) noteForeignDomChange();
      if (own) removeChild.call(this, own);
      return child;
    },
    insertBefore<Child extends Node>(this: Node, child: Child, before: Node | null): Child {
      const own = before && childAround(this, before);
      if (own !== before) noteForeignDomChange();
      insertBefore.call(this, child, own);
      return child;
    },
  });
};
