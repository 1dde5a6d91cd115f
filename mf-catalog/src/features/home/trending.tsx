import { getTrending } from '@tapnook/contracts/calls';
import { useCall } from '@tapnook/platform';
import type { ReactElement } from 'react';
import { rows } from './home-queries.ts';
import { HomeSection, hasNoItems, type SectionProps } from './home-section.tsx';
import { SectionCards } from './section-cards.tsx';

/** What the editors are looking at. */
export const Trending = ({ setting }: SectionProps): ReactElement => {
  const query = useCall(getTrending, rows(setting), { handledErrorCodes: 'all' });
  return (
    <HomeSection setting={setting} query={query} isEmpty={hasNoItems}>
      {({ items }) => <SectionCards setting={setting} cards={items} fit={4} />}
    </HomeSection>
  );
};
