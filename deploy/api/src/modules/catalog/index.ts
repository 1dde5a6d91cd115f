import type { ApiModule } from '../../module.ts';
import { catalogHandlers } from './catalog.routes.ts';
import { deleteOldChanges } from './page-changes.service.ts';
import {
  updateAvailability,
  refreshDays,
  refreshLimitedPrices,
  refreshPrices,
} from './product-availability.service.ts';

export const catalogModule: ApiModule = {
  name: 'catalog',
  handlers: catalogHandlers,
  sweeps: [
    { name: 'shelf', everySeconds: 15, run: ({ db }) => updateAvailability(db) },
    { name: 'limited-prices', everySeconds: 60, run: ({ db }) => refreshLimitedPrices(db) },
    { name: 'catalog-days', everySeconds: 60, run: ({ db }) => refreshDays(db) },
    { name: 'page-changes', everySeconds: 60, run: ({ db }) => deleteOldChanges(db) },
    // Days that have passed may have been the cheapest.
    { name: 'lowest-prices', everySeconds: 6 * 3600, run: ({ db }) => refreshPrices(db) },
  ],
};

export {
  type EditedCategory,
  findCategoryId,
  insertCategory,
  lockCategory,
  updateCategory,
} from './category-editing.service.ts';
export { addDistricts } from './district-editing.service.ts';
export { readPlanOptions } from './edited-options.service.ts';
export { readStock, type Stock } from './edited-stock.service.ts';
export { savePlanOptions } from './option-editing.service.ts';
export {
  type EditedPersonType,
  readEditedPersonTypes,
  savePersonTypes,
} from './person-type-editing.service.ts';
export {
  type EditedPlan,
  findPlan,
  insertPlan,
  listPlans,
  updatePlan,
  withdrawOtherPlans,
} from './plan-editing.service.ts';
export {
  countOptionsChange,
  countProductChange,
  type EditedProduct,
  hasProductNamed,
  insertProduct,
  isSaleBegun,
  lockProduct,
  nextProductId,
  updateProduct,
  writeContentState,
} from './product-editing.service.ts';
export {
  countSlots,
  MOST_SLOTS,
  readSlots,
  todayOfPlan,
  writeSlots,
} from './slot-editing.service.ts';
export { CHANGE_RULE_FACTS, changeRuleOf, stateChangeRule } from './change-rules.ts';
export { nextFreeDay, readCalendar, type OfferedSlot } from './calendar.service.ts';
export {
  districts,
  optionFields,
  optionGroups,
  personTypes,
  plans,
  products,
} from './catalog.tables.ts';
export { inventory } from './inventory.tables.ts';
export { countShop, readCategories, readDistricts, type Counts } from './category-tree.service.ts';
export { idOf, idsOf, ints } from './ids.ts';
export {
  lockPlaces,
  RELEASE_HELD,
  returnAllPlaces,
  returnPlaces,
  SELL_HELD,
  HOLD_WANTED,
  takePlaces,
} from './places.service.ts';
export { createPreviewToken, previewedProduct } from './preview-token.ts';
export { personTypeName } from './person-types.service.ts';
export {
  money,
  moneyOrNull,
  type PersonKind,
  type PersonPrices,
  type UnitPrice,
} from './pricing.ts';
export {
  moveProduct,
  refreshDays,
  refreshDaysOf,
  refreshPrices,
} from './product-availability.service.ts';
export {
  positioned,
  readCards,
  readCardsById,
  readPage,
  type DayWindow,
  visible,
} from './product-card.service.ts';
export { readChoice } from './product-choice.service.ts';
export type { Choice } from './product-choice.types.ts';
export {
  categoryIcon,
  countSale,
  findProductOwner,
  productsInCategory,
  productsOfMerchant,
  requireProducts,
  rateProduct,
  reviewTemplateOf,
  uncountSale,
} from './product-lookups.service.ts';
export { findProductRow } from './product-row.ts';
export { fileCategories, fileProducts } from './search-filing.service.ts';
export { closeSlots, firstSlotDay, lastSlotDay } from './slot-days.service.ts';
export { pageOf, previewProduct, shareUrl, titled, type PageContext } from './product.service.ts';
export { popular } from './related-products.service.ts';
export { iso, isoOrNull } from './serializers.ts';
export { categoryNames, planNames, productNames } from './catalog-names.ts';
