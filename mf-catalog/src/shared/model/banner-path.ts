import { bannerLink, links } from '@tapnook/contracts';

/** What a banner or link item says about where it leads. */
export interface LinkTarget {
  readonly linkType: string;
  readonly linkKey: string | null;
  readonly route: string | null;
  readonly campaignId?: string | null;
}

/**
 * The path a banner leads to (part 1, section 2, link builder); undefined when it leads nowhere.
 */
export const bannerPath = ({
  linkType,
  linkKey,
  route,
  campaignId,
}: LinkTarget): string | undefined => {
  if (linkType === 'none') return undefined;
  if (linkType === 'keyword') return links.search({ keyword: linkKey ?? '' });
  return bannerLink({
    linkType,
    id: linkKey ?? undefined,
    customUrl: route ?? undefined,
    campaignId: linkType === 'productList' ? undefined : (campaignId ?? undefined),
  });
};
