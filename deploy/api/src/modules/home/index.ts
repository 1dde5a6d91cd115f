import type { ApiModule } from '../../module.ts';
import { moveCampaigns } from './campaign.service.ts';
import { homeHandlers } from './home.routes.ts';

export const homeModule: ApiModule = {
  name: 'home',
  handlers: homeHandlers,
  sweeps: [{ name: 'campaigns', everySeconds: 15, run: ({ db }) => moveCampaigns(db) }],
};

export { insertCampaign, lockCampaign, updateCampaign } from './campaign-editing.service.ts';
export { keptTarget, readCampaignNow } from './campaign.service.ts';
export {
  type EditedLinkGroup,
  type EditedSection,
  readChosenSections,
  readEditedSections,
  readLinkGroups,
  replaceLinkGroups,
  replaceSections,
} from './home-editing.service.ts';
export { campaignNames } from './campaign-names.ts';
