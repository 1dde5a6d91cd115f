import type { LocalisedText } from '@tapnook/contracts';
import type { Tx } from '../../db/pool.ts';
import { rowNames, type RowNames } from '../../db/row-names.ts';
import { categoryNames, planNames, productNames } from '../catalog/index.ts';
import { couponNames } from '../coupons/index.ts';
import { faqCategoryNames, faqQuestionNames } from '../help/index.ts';
import { campaignNames } from '../home/index.ts';
import { productListNames } from '../lists/index.ts';
import { branchNames, merchants } from '../merchants/index.ts';

/** What an entry of the audit log is about. */
interface Subject {
  readonly kind: string;
  readonly subject: string;
}

/** Who knows the names of what the log knows by id. */
const NAMES: Readonly<Record<string, RowNames>> = {
  product: productNames,
  plan: planNames,
  merchant: rowNames(merchants),
  branch: branchNames,
  category: categoryNames,
  'product-list': productListNames,
  campaign: campaignNames,
  coupon: couponNames,
  faq: faqQuestionNames,
  'faq-category': faqCategoryNames,
};

/**
 * The names of what entries are about, by entry, in one statement for each kind of them; null for
 * what is there no more, or has no name.
 */
export const readSubjectNames = async (
  tx: Tx,
  subjects: readonly Subject[],
): Promise<(one: Subject) => LocalisedText | null> => {
  const found = new Map<string, ReadonlyMap<string, LocalisedText>>();
  for (const [kind, ofKind] of Map.groupBy(subjects, (one) => one.kind)) {
    const names = NAMES[kind];
    if (!names) continue;
    found.set(
      kind,
      await names(
        tx,
        ofKind.map(({ subject }) => subject),
      ),
    );
  }
  return ({ kind, subject }) => found.get(kind)?.get(subject) ?? null;
};
