import { links, localised } from '@tapnook/contracts';
import { getHeaderCategories } from '@tapnook/contracts/calls';
import { useCall, useLocale, useTranslation } from '@tapnook/platform';
import {
  attractionsIcon,
  couponsIcon,
  diningIcon,
  harbourIcon,
  outdoorsIcon,
  staysIcon,
  TabLinks,
  tagIcon,
  wellnessIcon,
  workshopsIcon,
} from '@tapnook/ui';
import type { ReactElement } from 'react';
import { MenuLink } from './account-menu.tsx';
import { useRoute } from './use-route.ts';

/** Icons by the name that the catalogue gives them; an unknown one is a tag. */
const ICONS: Readonly<Record<string, string>> = {
  bowl: diningIcon,
  bed: staysIcon,
  ferry: harbourIcon,
  hand: workshopsIcon,
  ridge: outdoorsIcon,
  wheel: attractionsIcon,
  leaf: wellnessIcon,
  ticket: couponsIcon,
};

/** The categories under the header, as the home configuration names them. */
export const CategoryNav = (): ReactElement | null => {
  const { t } = useTranslation();
  const locale = useLocale();
  const chosen = useRoute(({ path, search }) =>
    path === links.search() ? new URLSearchParams(search).get('categoryId') : null,
  );
  const within = useRoute((page) => page.categoryId);
  const { data } = useCall(
    getHeaderCategories,
    {},
    { handledErrorCodes: 'all', staleTime: Infinity },
  );
  if (!data) return null;
  return (
    <TabLinks
      label={t('categories')}
      as={MenuLink}
      items={data.map((category) => ({
        href: links.search({ categoryId: category.categoryId }),
        label: localised(category.categoryName, locale),
        icon: ICONS[category.iconImage] ?? tagIcon,
        current: chosen === category.categoryId || (within === category.categoryId && 'within'),
      }))}
    />
  );
};
