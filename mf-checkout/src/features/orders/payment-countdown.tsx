import { useClock, useTranslation } from '@tapnook/platform';
import { Countdown } from '@tapnook/ui';
import type { ReactElement } from 'react';
import styles from './orders.module.css';

const RESERVATION_MS = 30 * 60_000;

/**
 * "Pay within 18:20", with a ring for the share of the half hour that is left. `endsAt` is an ISO
 * instant.
 */
export const PaymentCountdown = ({
  endsAt,
  onEnd,
}: {
  readonly endsAt: string;
  readonly onEnd: () => void;
}): ReactElement => {
  const { t } = useTranslation();
  const clock = useClock();
  return (
    <b className={styles.clock}>
      <Countdown
        endsAt={endsAt}
        offsetMs={clock.offsetMs}
        initialNow={clock.now}
        totalMs={RESERVATION_MS}
        look="dial"
        words={t('order.payWithin')}
        label={t('hold.label')}
        onEnd={onEnd}
      />
    </b>
  );
};
