/** A category or district with what is below it. */
export interface FacetNode {
  readonly id: string;
  readonly name: string;
  /** How many it would find; undefined while that is not known. */
  readonly count: number | undefined;
  readonly children: readonly FacetNode[];
}

const descendants = (node: FacetNode): string[] =>
  node.children.flatMap((child) => [child.id, ...descendants(child)]);

/** Whether something below the node is chosen. */
export const containsChosen = (node: FacetNode, chosen: readonly string[]): boolean =>
  descendants(node).some((id) => chosen.includes(id));

/** Nodes that would find something, or are chosen. */
export const shownFacets = (nodes: readonly FacetNode[], chosen: readonly string[]): FacetNode[] =>
  nodes.filter(
    (node) => node.count !== 0 || chosen.includes(node.id) || containsChosen(node, chosen),
  );

/**
 * The choice after a node was ticked or cleared. A ticked node takes the place of those above and
 * below it, because the wider one includes the narrower.
 */
export const toggleFacet = (
  nodes: readonly FacetNode[],
  chosen: readonly string[],
  id: string,
): readonly string[] => {
  if (chosen.includes(id)) return chosen.filter((each) => each !== id);
  const replaced = new Set<string>();
  const visit = (node: FacetNode, ancestors: readonly string[]): void => {
    if (node.id === id) for (const each of [...ancestors, ...descendants(node)]) replaced.add(each);
    for (const child of node.children) visit(child, [...ancestors, node.id]);
  };
  for (const node of nodes) visit(node, []);
  return [...chosen.filter((each) => !replaced.has(each)), id];
};

/** The name of a node, whatever its level. */
export const facetName = (nodes: readonly FacetNode[], id: string): string | undefined => {
  for (const node of nodes) {
    const found = node.id === id ? node.name : facetName(node.children, id);
    if (found) return found;
  }
  return undefined;
};
