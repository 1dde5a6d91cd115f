import type { LocalisedText } from '@tapnook/contracts';
import type { CategoryContent, Content, DistrictContent, Text } from './content/types.ts';

export const localised = (text: Text): LocalisedText => ({ en_gb: text.en, zh_hk: text.zh });
/** The picture of a scene. */
export const picture = (scene: string): string => `/api/media/scene-${scene}`;

interface Node {
  readonly id: number;
  readonly key: string;
  readonly name: Text;
  readonly parentId: number | null;
  /** Its own id and those of all above it. */
  readonly line: readonly number[];
  readonly sort: number;
}
export interface CategoryNode extends Node {
  readonly content: CategoryContent;
}

const walk = <
  T extends { readonly key: string; readonly name: Text; readonly children?: readonly T[] },
>(
  tops: readonly T[],
): (Node & { content: T })[] => {
  const found: (Node & { content: T })[] = [];
  const visit = (content: T, parent: Node | null, sort: number): void => {
    const id = found.length + 1;
    const node = {
      id,
      key: content.key,
      name: content.name,
      parentId: parent?.id ?? null,
      line: [...(parent?.line ?? []), id],
      sort,
      content,
    };
    found.push(node);
    (content.children ?? []).forEach((child, index) => visit(child, node, index + 1));
  };
  tops.forEach((top, index) => visit(top, null, index + 1));
  return found;
};

/** Every key of the content with the id it gets. */
export interface Keys {
  readonly categories: ReadonlyMap<string, CategoryNode>;
  readonly districts: ReadonlyMap<string, Node & { content: DistrictContent }>;
  readonly merchants: ReadonlyMap<string, number>;
  /** By `merchant/branch`. */
  readonly branches: ReadonlyMap<string, number>;
  readonly products: ReadonlyMap<string, number>;
  readonly lists: ReadonlyMap<string, number>;
}

const FIRST = { merchant: 301, branch: 501, product: 1001, list: 101 };

export const keysOf = (content: Content): Keys => ({
  categories: new Map(walk(content.categories).map((node) => [node.key, node])),
  districts: new Map(walk(content.districts).map((node) => [node.key, node])),
  merchants: new Map(
    content.merchants.map((merchant, index) => [merchant.key, FIRST.merchant + index]),
  ),
  branches: new Map(
    content.merchants
      .flatMap((merchant) => merchant.branches.map((branch) => `${merchant.key}/${branch.key}`))
      .map((key, index) => [key, FIRST.branch + index]),
  ),
  products: new Map(content.products.map((product, index) => [product.key, FIRST.product + index])),
  lists: new Map(content.productLists.map((list, index) => [list.key, FIRST.list + index])),
});

/** What a key stands for; a key that nothing bears is a mistake in the content. */
export const known = <T>(map: ReadonlyMap<string, T>, key: string, where: string): T => {
  const value = map.get(key);
  if (value === undefined) throw new Error(`${where} names "${key}", which is not in the content`);
  return value;
};
