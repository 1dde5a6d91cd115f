import { hongKongTime } from '@tapnook/kernel';
import { useClock, useTranslation } from '@tapnook/platform';
import { Countdown } from '@tapnook/ui';
import { memo, type ReactElement } from 'react';
import { countLine } from '../model/order-lines.ts';
import type { Order } from '../model/order.ts';
import styles from './checkout.module.css';

const RESERVATION_MS = 30 * 60_000;

/** The time left of a reservation, counted by the server's clock. */
export const ReservationCountdown = memo(
  ({
    endsAt,
    look,
    onEnd,
  }: {
    readonly endsAt: string;
    readonly look: 'ring' | 'figures';
    readonly onEnd?: () => void;
  }): ReactElement => {
    const { t } = useTranslation();
    const clock = useClock();
    return (
      <Countdown
        endsAt={endsAt}
        offsetMs={clock.offsetMs}
        initialNow={clock.now}
        totalMs={RESERVATION_MS}
        look={look}
        label={t('hold.label')}
        onEnd={onEnd}
        announce={look === 'ring' ? (count) => t('hold.announce', { count }) : undefined}
      />
    );
  },
);

/** Shows what is reserved, until when, and what happens to coins. */
export const ReservationTimer = memo(
  ({
    order,
    onEnd,
  }: {
    readonly order: Order;
    readonly onEnd: () => void;
  }): ReactElement | null => {
    const words = useTranslation();
    if (!order.holdExpiresAt) return null;
    return (
      <div className={styles.hold}>
        <ReservationCountdown endsAt={order.holdExpiresAt} look="ring" onEnd={onEnd} />
        <p className="text-sm">
          <span className="bold">{countLine(order, words, 'held')}</span>
          <br />
          <span className="text-muted">
            {words.t('hold.text', { time: hongKongTime(order.holdExpiresAt) })}
          </span>
        </p>
      </div>
    );
  },
);
