import type { HomeSection as Setting } from '@tapnook/contracts/api';
import { getBrowsingHistory } from '@tapnook/contracts/calls';
import { useCall, useTranslation } from '@tapnook/platform';
import { useEffect, useState, type ReactElement } from 'react';
import { readHistory } from '../../shared/storage/browsing-history.ts';
import { shownCount } from './home-queries.ts';
import { HomeSection } from './home-section.tsx';
import { SectionCards } from './section-cards.tsx';

const RecentlyViewed = ({
  setting,
  ids,
}: {
  readonly setting: Setting;
  readonly ids: readonly string[];
}): ReactElement => {
  const { t } = useTranslation();
  const query = useCall(
    getBrowsingHistory,
    { query: { productIds: [...ids] } },
    { handledErrorCodes: 'all' },
  );
  return (
    <HomeSection setting={setting} query={query} isEmpty={(cards) => cards.length === 0}>
      {(cards) => (
        <SectionCards
          setting={setting}
          cards={cards}
          previousLabel={t('section.previous')}
          nextLabel={t('section.next')}
        />
      )}
    </HomeSection>
  );
};

/** What this device has looked at. It belongs to a person, so it appears only in the browser. */
export const BrowsingHistory = ({
  setting,
}: {
  readonly setting: Setting;
}): ReactElement | null => {
  const [ids, setIds] = useState<readonly string[]>([]);
  const count = shownCount(setting);
  // oxlint-disable-next-line react/set-state-in-effect -- only the browser knows its storage
  useEffect(() => setIds(readHistory().slice(0, count)), [count]);
  return ids.length > 0 ? <RecentlyViewed setting={setting} ids={ids} /> : null;
};
