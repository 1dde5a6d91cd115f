/** Fields that name what a page shows → the kind of thing they name. */
const NAMES: Readonly<Record<string, string>> = { productId: 'product', merchantId: 'merchant' };

/** What a page's data is about, as the API names its changes: `product:7`, `merchant:3`. */
export const cacheTagsOf = (data: unknown): string[] => {
  const topics = new Set<string>();
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, item] of Object.entries(value)) {
      const kind = NAMES[key];
      if (kind && typeof item === 'string') topics.add(`${kind}:${item}`);
      else visit(item);
    }
  };
  visit(data);
  return [...topics];
};
