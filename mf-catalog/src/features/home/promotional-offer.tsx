import { getPromotionalOffer } from '@tapnook/contracts/calls';
import { addDays, hongKongDay, hongKongInstant } from '@tapnook/kernel';
import { useCall, useClock, useTranslation } from '@tapnook/platform';
import { Countdown } from '@tapnook/ui';
import type { ReactElement } from 'react';
import { rows } from './home-queries.ts';
import { HomeSection, hasNoItems, type SectionProps } from './home-section.tsx';
import { SectionCards } from './section-cards.tsx';

const MidnightCountdown = (): ReactElement => {
  const { t } = useTranslation();
  const { now, offsetMs } = useClock();
  return (
    <Countdown
      look="boxes"
      endsAt={hongKongInstant(addDays(hongKongDay(now), 1))}
      offsetMs={offsetMs}
      initialNow={now}
      label={t('home.untilMidnight')}
    />
  );
};

const midnightCountdown = (): ReactElement => <MidnightCountdown />;

/** Plans for this evening, while there is any of it left. */
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
      aside={midnightCountdown}
    >
      {({ items }) => <SectionCards setting={setting} cards={items} fit={4} />}
    </HomeSection>
  );
};
