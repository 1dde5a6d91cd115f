import { defineCall } from '../call.ts';

/**
 * Beyond the specification: the codes that were issued to a shopper, and the administrator's side
 * of codes and campaigns.
 */
export const listMyCoupons = defineCall('listMyCoupons', 'GET', '/v1/client/coupons', 'client');
export const listCoupons = defineCall('listCoupons', 'GET', '/v1/admin/coupons', 'admin');
export const issueCoupon = defineCall(
  'issueCoupon',
  'POST',
  '/v1/admin/coupons/{code}/issue',
  'admin',
);
export const moveCoupon = defineCall('moveCoupon', 'PATCH', '/v1/admin/coupons/{code}', 'admin');
export const listCampaigns = defineCall('listCampaigns', 'GET', '/v1/admin/campaigns', 'admin');
export const moveCampaign = defineCall(
  'moveCampaign',
  'PATCH',
  '/v1/admin/campaigns/{campaignId}',
  'admin',
);
