import type { Deps } from '../../deps.ts';
import { ApiError, fieldError } from '../../errors.ts';
import type { Handlers, Viewer } from '../../handlers.ts';
import { idOf } from '../catalog/index.ts';
import { readEditedSections } from '../home/index.ts';
import { MANAGERS, requireMember } from '../merchants/index.ts';
import { undoRedemption } from '../vouchers/index.ts';
import { listAudit } from './audit.service.ts';
import { importProducts } from './import.service.ts';
import {
  addHongKongDistricts,
  readFirstDay,
  removeHelpDocumentVersion,
  saveFaqCategory,
  saveFaqQuestion,
  saveHelpDocument,
  setHomeSections,
} from './pages.service.ts';
import { changePlan, createPlan } from './plans.service.ts';
import { moveContent } from './product-content.service.ts';
import { readManagedProduct } from './product-view.service.ts';
import { changeProduct, createProduct } from './products.service.ts';
import { listVisits, readVoucher, readVoucherByToken } from './redemption.service.ts';
import {
  changeCategory,
  createCampaign,
  createCategory,
  createCoupon,
  listProductLists,
  saveProductList,
} from './shop.service.ts';
import { listSlots, setSlots } from './slots.service.ts';

type ProductCalls =
  | 'createProduct'
  | 'getManagedProduct'
  | 'changeProduct'
  | 'moveProductContent'
  | 'createPlan'
  | 'changePlan'
  | 'listManagedSlots'
  | 'setSlots'
  | 'importProducts'
  | 'listAuditEvents';

/** Products, plans and days: an administrator's, an owner's and a manager's work. */
export const productHandlers = ({ db }: Deps): Pick<Handlers, ProductCalls> => {
  const writer = (viewer: Viewer) => requireMember(db, viewer, MANAGERS);
  return {
    createProduct: async ({ viewer, body }) => createProduct(db, await writer(viewer), body),
    getManagedProduct: async ({ viewer, params }) =>
      readManagedProduct(db, await requireMember(db, viewer), idOf(params.productId)),
    changeProduct: async ({ viewer, params, body }) =>
      changeProduct(db, await writer(viewer), idOf(params.productId), body),
    moveProductContent: async ({ viewer, params, body }) =>
      moveContent(db, await writer(viewer), idOf(params.productId), body),
    createPlan: async ({ viewer, params, body }) =>
      createPlan(db, await writer(viewer), idOf(params.productId), body),
    changePlan: async ({ viewer, params, body }) =>
      changePlan(db, await writer(viewer), idOf(params.productId), idOf(params.planId), body),
    listManagedSlots: async ({ viewer, params, query }) => {
      const productId = idOf(params.productId);
      await readManagedProduct(db, await requireMember(db, viewer), productId);
      return listSlots(db, productId, query);
    },
    setSlots: async ({ viewer, params, body }) =>
      setSlots(db, await writer(viewer), idOf(params.productId), body),
    importProducts: async ({ viewer, body, locale }) =>
      importProducts(db, await writer(viewer), body, locale),
    listAuditEvents: async ({ viewer, query }) => listAudit(db, await writer(viewer), query),
  };
};

type CounterCalls = 'findVoucher' | 'undoRedemption' | 'listVisits';

/** The counter: everybody who works for the merchant. */
export const counterHandlers = ({ db }: Deps): Pick<Handlers, CounterCalls> => ({
  findVoucher: async ({ viewer, body }) => {
    const { merchantId } = await requireMember(db, viewer);
    if (body.token) return readVoucherByToken(db, merchantId, body.token);
    if (body.voucherNo) return readVoucher(db, merchantId, body.voucherNo);
    throw new ApiError('10102', {
      fields: [fieldError('body.voucherNo', 'fault.scanCodeOrEnter')],
    });
  },
  undoRedemption: async ({ viewer, params }) => {
    const { merchantId, userId } = await requireMember(db, viewer);
    await undoRedemption(db, params.voucherNo, merchantId, String(userId));
    return readVoucher(db, merchantId, params.voucherNo);
  },
  listVisits: async ({ viewer, query }) =>
    listVisits(db, (await requireMember(db, viewer)).merchantId, query.day),
});

type ShopCalls =
  | 'getFirstDay'
  | 'createCategory'
  | 'changeCategory'
  | 'addHongKongDistricts'
  | 'listManagedProductLists'
  | 'createProductList'
  | 'changeProductList'
  | 'listHomeSections'
  | 'setHomeSections'
  | 'createCampaign'
  | 'createCoupon'
  | 'saveFaqCategory'
  | 'saveFaqQuestion'
  | 'saveHelpDocument'
  | 'removeHelpDocumentVersion';

/** What is the whole shop's: administrators alone. */
export const shopHandlers = ({ db }: Deps): Pick<Handlers, ShopCalls> => {
  const editor = (viewer: Viewer) => requireMember(db, viewer);
  return {
    getFirstDay: () => readFirstDay(db),
    createCategory: async ({ viewer, body }) => createCategory(db, await editor(viewer), body),
    changeCategory: async ({ viewer, params, body }) =>
      changeCategory(db, await editor(viewer), idOf(params.categoryId), body),
    addHongKongDistricts: async ({ viewer }) => addHongKongDistricts(db, await editor(viewer)),
    listManagedProductLists: () => listProductLists(db),
    createProductList: async ({ viewer, body }) =>
      saveProductList(db, await editor(viewer), null, body),
    changeProductList: async ({ viewer, params, body }) =>
      saveProductList(db, await editor(viewer), idOf(params.productListId), body),
    listHomeSections: () => readEditedSections(db),
    setHomeSections: async ({ viewer, body }) =>
      setHomeSections(db, await editor(viewer), body.sections),
    createCampaign: async ({ viewer, body }) => createCampaign(db, await editor(viewer), body),
    createCoupon: async ({ viewer, body }) => createCoupon(db, await editor(viewer), body),
    saveFaqCategory: async ({ viewer, body }) => saveFaqCategory(db, await editor(viewer), body),
    saveFaqQuestion: async ({ viewer, body }) => saveFaqQuestion(db, await editor(viewer), body),
    saveHelpDocument: async ({ viewer, body }) => saveHelpDocument(db, await editor(viewer), body),
    removeHelpDocumentVersion: async ({ viewer, params }) =>
      removeHelpDocumentVersion(db, await editor(viewer), params),
  };
};
