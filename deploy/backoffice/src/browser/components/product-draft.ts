import type { LocalisedText } from '@tapnook/contracts';
import { PRODUCT_FIELDS } from '@tapnook/contracts/product-fields';
import type { Product } from '../screens/product.tsx';

export const EMPTY: LocalisedText = { en_gb: '', zh_hk: '' };
/** What an editor writes of a product in its one form. */
export type ProductDraft = Pick<Product, (typeof PRODUCT_FIELDS)[number]>;
export const draftOf = (product: Product): ProductDraft =>
  Object.fromEntries(
    PRODUCT_FIELDS.map((field) => [field, product[field]]),
  ) as unknown as ProductDraft;

const isWritten = (value: LocalisedText | null): value is LocalisedText =>
  Boolean(value?.en_gb || value?.zh_hk);
const writtenOr = (value: LocalisedText | null): LocalisedText | null =>
  isWritten(value) ? value : null;

/** The draft as it is sent: what nobody has written is not kept as an empty text. */
export const bodyOf = ({ imageTexts, ...draft }: ProductDraft, version: number) => ({
  ...draft,
  version,
  schedule: writtenOr(draft.schedule),
  seoTitle: writtenOr(draft.seoTitle),
  seoDescription: writtenOr(draft.seoDescription),
  imageTexts: Object.fromEntries(
    Object.entries(imageTexts).filter(
      ([path, value]) => draft.images.includes(path) && isWritten(value),
    ),
  ),
});
