import type { Api } from '@tapnook/contracts/api';
import { api } from '@tapnook/contracts/api';
import type { CampaignState } from '@tapnook/kernel';
import type { Data, Outcome, Session } from '../scanner/session.ts';

export type Coupon = Data<Api['moveCoupon']>;
export type Campaign = Data<Api['moveCampaign']>;

/** The administrator's calls of the marketplace API. */
export interface AdminApi {
  coupons(): Promise<Outcome<readonly Coupon[]>>;
  revoke(code: string): Promise<Outcome<Coupon>>;
  issue(code: string, email: string): Promise<Outcome<{ readonly issued: boolean }>>;
  campaigns(): Promise<Outcome<readonly Campaign[]>>;
  moveCampaign(campaignId: string, status: CampaignState): Promise<Outcome<Campaign>>;
}

export const openAdminApi = ({ call }: Session): AdminApi => ({
  coupons: () => call(api.listCoupons, {}),
  revoke: (code) => call(api.moveCoupon, { params: { code }, body: { status: 'REVOKED' } }),
  issue: (code, email) => call(api.issueCoupon, { params: { code }, body: { email } }),
  campaigns: () => call(api.listCampaigns, {}),
  moveCampaign: (campaignId, status) =>
    call(api.moveCampaign, { params: { campaignId }, body: { status } }),
});
