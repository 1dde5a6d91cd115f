/** Every call's route: plain data without schemas, so that a remote ships only the calls it makes. */
export {
  registerUser, loginUser, sendPublicCode, createPublicTicket, resetForgottenPassword, subscribeByEmail,
  readUnsubscribeTicket, readSubscribeTicket, getCodeTtl, isAccountExist, getContactMerchantUserInfo, getRegions,
  getProfile, updateProfile, deleteAccount, changePassword, setNotification, linkProvider, unlinkProvider, linkCredential,
  sendClientCode, createClientTicket, checkClientCode, getAddressBook, getSecurityNotice, dismissSecurityNotice,
  updateSubscription, updateSubscriptionTopics, clearPlayerId, bindPlayerId, refreshToken, signOut, startOauth,
  finishOauth, unsubscribeByTicket, subscribeByTicket, addAddress, updateAddress, removeAddress, getSubscription,
  cancelDeletion, exportMyData, listDevices, removeDevice, signOutEverywhere, listNotifications, readNotifications,
  listPasskeys, startPasskeyRegistration, finishPasskeyRegistration, renamePasskey, removePasskey, startPasskeyLogin, finishPasskeyLogin,
} from './accounts.ts';
export {
  createBooking, getCombinationQuotaAndStatus, getBookingOption, sendBookingSucceed, getBookingOptionList, getBooking,
  changeBooking, cancelBooking, setProductBooking,
} from './booking.ts';
export {
  getHotWords, getHotProducts, getDistrictAndCategories, getSearchList, getSearchListV2, getCategories, getHomeData,
  listHomeProducts, listMaybeLike, getProductListInfo, searchProducts, refreshShelf, getProductInfo, previewProduct,
  listPlans, getPlansMonth, getCategoriesDistricts, getDistricts, getHotKeywords, getProduct, getProductListByRoute,
  getCalendarDay, getCalendarMonth, getMultiOptions, getMultiExtraOptions, getSearchCounts, getChanges, getServerTime,
} from './catalog.ts';
export {
  listMerchantContacts, getMerchantContact, createMerchantContact, sendMerchantContactEmail, listMyMerchantContacts,
} from './contacts.ts';
export {
  uploadFile,
} from './files.ts';
export {
  getFaqs, getPrivacyPolicy, getUsageTerms, sendContactUs, sendJoinUs, sendAffiliate, getHotQuestions, getFaqCategories,
  getFaqQuestions, searchFaq, getFaqArticle, voteFaqArticle, getHelpDocument,
} from './help.ts';
export {
  getSectionSettings, getHeaderCategories, getMobileCategories, getHeaderCampaign, getHeaderCampaignV2, getHomeCategories,
  listPublicRoutes, getScrollingBanner, getTrending, getPromotionalOffer, getInformationGrids, getPressReleases,
  getSeoLinks, getCashCouponProducts, getCashCouponBanner, getHandpicked, getRanking, getHomeProducts, getBrowsingHistory,
  getJumpName, getHomeProductLists, getCoinBanner,
} from './home.ts';
export {
  getProductList, listLinkedProducts, subscribeToProduct, listProductSubscriptions, exportProductSubscriptions,
  listFavourites, saveFavourites, removeFavourite,
} from './lists.ts';
export {
  getHomeMerchantCategories, searchMerchants, countMerchants, getMerchantCategoriesDistricts, getMerchantIdByRoute,
  getMerchantRouteById, getMerchantDetails, previewMerchantDetails, getMerchantBranches,
} from './merchants.ts';
export {
  createLegacyOrder, confirmLegacyOrder, createOrderTemp, updateAllOrderPlanMd5, getOrderTemp, retrieveOrder,
  listLegacyOrders, getOrder, getOrderVouchers, exportOrderVouchers, createOrder, listOrders, confirmOrder, cancelOrder,
  checkDiscount, checkTapCoin, getPendingReviewCount, getPendingPayProduct, listMyLimitedVouchers, createVoucherQrCode,
  getAvailableOrderQuantity, getVoucherQrCodeStatus, getOrderTimeline, redeemVoucher, listMerchantOrders,
  decideMerchantOrder,
} from './orders.ts';
export {
  payOrder, retrieveTransaction, getTransactionStatus, addCard, listCards, removeCard, updateCard, getPaymentConfig,
  gatewayWebhook,
} from './payments.ts';
export {
  getPointsAmount, createPointTransaction, refundPointTransaction, listPointTransactions,
} from './points.ts';
export {
  likeReview, getMerchantReviewList, getReviewOrder, createReview, getReviewDetail, listMyReviews, listProductReviews,
  getPendingReviewsCount, getBestReview, moderateReview,
} from './reviews.ts';
export { issueCoupon, listCampaigns, listCoupons, listMyCoupons, moveCampaign, moveCoupon } from './promotions.ts';
export { listMerchantProducts, listShelfEvents, moveProduct } from './shelf.ts';
