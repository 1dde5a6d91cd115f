import { links, localePath } from '@tapnook/contracts';
import type { Platform } from '@tapnook/platform';
import type { ReactElement } from 'react';

/**
 * Where somebody who has just paid finds what they paid for. A plain link: it leads on although a
 * script does not come.
 */
export const OrdersLink = ({ platform }: { readonly platform: Platform }): ReactElement => (
  <a className="link text-sm" href={localePath(platform.locale, links.profile('order'))}>
    {platform.i18n.t('shell:myOrders')}
  </a>
);
