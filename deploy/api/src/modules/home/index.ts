import type { ApiModule } from '../../module.ts';
import { moveCampaigns } from './campaign.service.ts';
import { homeHandlers } from './home.routes.ts';

export const homeModule: ApiModule = {
  name: 'home',
  handlers: homeHandlers,
  sweeps: [{ name: 'campaigns', everySeconds: 15, run: ({ db }) => moveCampaigns(db) }],
};

export { readCampaignNow, wireTarget } from './campaign.service.ts';
export { banners, homeSections, seoLinkGroups } from './home.tables.ts';
