import type { DeployAnswer } from '../../channels/can-deploy.types.ts';
import { post } from './api.ts';
import { locale } from './locale.ts';

export type { DeployAnswer } from '../../channels/can-deploy.types.ts';

/** Asks the registry whether these stable versions may be deployed to a channel. */
export const canDeploy = (
  channel: string,
  apps: Readonly<Record<string, string>>,
): Promise<DeployAnswer> => post(`/v1/channels/${channel}/can-deploy`, { apps });

/** The reason in the page's language. */
export const messageOf = (finding: { message: { en_gb: string; zh_hk: string } }): string =>
  locale === 'zh-HK' ? finding.message.zh_hk : finding.message.en_gb;
