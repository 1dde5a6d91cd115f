import type { ProductCard as Card } from '@tapnook/contracts/api';
import { formatShortDay, hongKongDay } from '@tapnook/kernel';
import { useClock, useTranslation } from '@tapnook/platform';
import { Countdown, Ribbon } from '@tapnook/ui';
import type { ReactElement } from 'react';
import { cardBadge } from '../model/card-badge.ts';

export const CardBadge = ({ card }: { readonly card: Card }): ReactElement | null => {
  const { t, text, locale } = useTranslation();
  const { now, offsetMs } = useClock();
  const nook = cardBadge(card, now);
  if (!nook) return null;
  if (nook.kind === 'sold-out') return <Ribbon mark="none">{t('card.soldOut')}</Ribbon>;
  if (nook.kind === 'soon')
    return (
      <Ribbon mark="none">
        {t('card.opens', { day: formatShortDay(hongKongDay(Date.parse(nook.at)), locale) })}
      </Ribbon>
    );
  if (nook.kind === 'few') return <Ribbon tone="hot">{t('card.few', { count: nook.left })}</Ribbon>;
  if (nook.kind === 'mark')
    return (
      <Ribbon tone={nook.tone} mark={nook.tone === 'coin' ? 'coin' : 'dot'}>
        {text(card.angleMark?.name)}
      </Ribbon>
    );
  return (
    <Ribbon tone="hot" mark="clock" label={t('card.ends')}>
      <Countdown
        endsAt={nook.at}
        offsetMs={offsetMs}
        initialNow={now}
        locale={locale}
        label={t('card.ends')}
      />
    </Ribbon>
  );
};
