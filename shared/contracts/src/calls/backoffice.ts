import { defineCall } from '../call.ts';

/** Beyond the specification: what merchants and administrators do at work. */
export const getMember = defineCall('getMember', 'GET', '/v1/merchant/me', 'merchant');
export const getFirstDay = defineCall('getFirstDay', 'GET', '/v1/admin/first-day', 'admin');
export const listAuditEvents = defineCall(
  'listAuditEvents',
  'GET',
  '/v1/merchant/audit',
  'merchant',
);

export const listManagedMerchants = defineCall(
  'listManagedMerchants',
  'GET',
  '/v1/admin/merchants',
  'admin',
);
export const createMerchant = defineCall('createMerchant', 'POST', '/v1/admin/merchants', 'admin');
export const getManagedMerchant = defineCall(
  'getManagedMerchant',
  'GET',
  '/v1/merchant/merchants/{merchantId}',
  'merchant',
);
export const changeMerchant = defineCall(
  'changeMerchant',
  'PATCH',
  '/v1/merchant/merchants/{merchantId}',
  'merchant',
);
export const publishMerchant = defineCall(
  'publishMerchant',
  'PATCH',
  '/v1/admin/merchants/{merchantId}/published',
  'admin',
);
export const createBranch = defineCall(
  'createBranch',
  'POST',
  '/v1/merchant/merchants/{merchantId}/branches',
  'merchant',
);
export const changeBranch = defineCall(
  'changeBranch',
  'PATCH',
  '/v1/merchant/merchants/{merchantId}/branches/{branchId}',
  'merchant',
);

export const listPeople = defineCall(
  'listPeople',
  'GET',
  '/v1/merchant/merchants/{merchantId}/people',
  'merchant',
);
export const invitePerson = defineCall(
  'invitePerson',
  'POST',
  '/v1/merchant/merchants/{merchantId}/people',
  'merchant',
);
export const changePerson = defineCall(
  'changePerson',
  'PATCH',
  '/v1/merchant/merchants/{merchantId}/people/{userId}',
  'merchant',
);
export const removePerson = defineCall(
  'removePerson',
  'DELETE',
  '/v1/merchant/merchants/{merchantId}/people/{userId}',
  'merchant',
);
export const withdrawInvitation = defineCall(
  'withdrawInvitation',
  'DELETE',
  '/v1/merchant/merchants/{merchantId}/invitations/{invitationId}',
  'merchant',
);
export const readInvitation = defineCall(
  'readInvitation',
  'POST',
  '/v1/public/invitations/read',
  'public',
);
export const acceptInvitation = defineCall(
  'acceptInvitation',
  'POST',
  '/v1/public/invitations/accept',
  'public',
);

export const createProduct = defineCall(
  'createProduct',
  'POST',
  '/v1/merchant/products',
  'merchant',
);
export const getManagedProduct = defineCall(
  'getManagedProduct',
  'GET',
  '/v1/merchant/products/{productId}',
  'merchant',
);
export const changeProduct = defineCall(
  'changeProduct',
  'PATCH',
  '/v1/merchant/products/{productId}',
  'merchant',
);
export const moveProductContent = defineCall(
  'moveProductContent',
  'PATCH',
  '/v1/merchant/products/{productId}/content',
  'merchant',
);
export const createPlan = defineCall(
  'createPlan',
  'POST',
  '/v1/merchant/products/{productId}/plans',
  'merchant',
);
export const changePlan = defineCall(
  'changePlan',
  'PATCH',
  '/v1/merchant/products/{productId}/plans/{planId}',
  'merchant',
);
export const listManagedSlots = defineCall(
  'listManagedSlots',
  'GET',
  '/v1/merchant/products/{productId}/slots',
  'merchant',
);
export const setSlots = defineCall(
  'setSlots',
  'POST',
  '/v1/merchant/products/{productId}/slots',
  'merchant',
);
export const importProducts = defineCall(
  'importProducts',
  'POST',
  '/v1/merchant/products/import',
  'merchant',
);

export const createCategory = defineCall('createCategory', 'POST', '/v1/admin/categories', 'admin');
export const changeCategory = defineCall(
  'changeCategory',
  'PATCH',
  '/v1/admin/categories/{categoryId}',
  'admin',
);
export const addHongKongDistricts = defineCall(
  'addHongKongDistricts',
  'POST',
  '/v1/admin/districts/hong-kong',
  'admin',
);
export const listManagedProductLists = defineCall(
  'listManagedProductLists',
  'GET',
  '/v1/admin/product-lists',
  'admin',
);
export const createProductList = defineCall(
  'createProductList',
  'POST',
  '/v1/admin/product-lists',
  'admin',
);
export const changeProductList = defineCall(
  'changeProductList',
  'PATCH',
  '/v1/admin/product-lists/{productListId}',
  'admin',
);
export const listHomeSections = defineCall(
  'listHomeSections',
  'GET',
  '/v1/admin/home-sections',
  'admin',
);
export const setHomeSections = defineCall(
  'setHomeSections',
  'POST',
  '/v1/admin/home-sections',
  'admin',
);
export const createCampaign = defineCall('createCampaign', 'POST', '/v1/admin/campaigns', 'admin');
export const createCoupon = defineCall('createCoupon', 'POST', '/v1/admin/coupons', 'admin');
export const saveFaqCategory = defineCall(
  'saveFaqCategory',
  'POST',
  '/v1/admin/faq/categories',
  'admin',
);
export const saveFaqQuestion = defineCall(
  'saveFaqQuestion',
  'POST',
  '/v1/admin/faq/questions',
  'admin',
);
export const saveHelpDocument = defineCall(
  'saveHelpDocument',
  'POST',
  '/v1/admin/help-documents',
  'admin',
);
export const removeHelpDocumentVersion = defineCall(
  'removeHelpDocumentVersion',
  'DELETE',
  '/v1/admin/help-documents/{type}/{validFrom}',
  'admin',
);
export const listApplications = defineCall(
  'listApplications',
  'GET',
  '/v1/admin/applications',
  'admin',
);
export const decideApplication = defineCall(
  'decideApplication',
  'PATCH',
  '/v1/admin/applications/{enquiryNo}',
  'admin',
);

export const findVoucher = defineCall(
  'findVoucher',
  'POST',
  '/v1/merchant/vouchers/find',
  'merchant',
);
export const undoRedemption = defineCall(
  'undoRedemption',
  'POST',
  '/v1/merchant/vouchers/{voucherNo}/undo',
  'merchant',
);
export const listVisits = defineCall('listVisits', 'GET', '/v1/merchant/visits', 'merchant');
