import { getPromotionalOffer } from '@tapnook/contracts/calls';
import { useCall, useTranslation } from '@tapnook/platform';
import type { ReactElement } from 'react';
import { rows } from './home-queries.ts';
import { HomeSection, hasNoItems, type SectionProps } from './home-section.tsx';
import { SectionCards } from './section-cards.tsx';

/** Plans for this evening; only a card whose price or sale ends shows a countdown. */
export const PromotionalOffer = ({ setting }: SectionProps): ReactElement => {
  const { t } = useTranslation();
  const query = useCall(getPromotionalOffer, rows(setting), { handledErrorCodes: 'all' });
  return (
    <HomeSection
      setting={setting}
      query={query}
      isEmpty={hasNoItems}
      look="deal"
      text={t('home.tonightText')}
    >
      {({ items }) => <SectionCards setting={setting} cards={items} fit={4} />}
    </HomeSection>
  );
};
