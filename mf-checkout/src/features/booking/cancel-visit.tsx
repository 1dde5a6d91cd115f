import { formatDateTime } from '@tapnook/kernel';
import { useTranslation } from '@tapnook/platform';
import { alertIcon, Button, Dialog, Note, useFocusOnUnmount } from '@tapnook/ui';
import { useState, type ReactElement } from 'react';
import { ConfirmButton } from '../../shared/components/confirm-button.tsx';
import type { BookingRecord } from './booking-days.ts';
import { useFailureText } from './booking-error.tsx';
import { VISITS_ID } from './booking-model.ts';
import type { BookingModel } from './use-booking.ts';
import { useVisitText } from './use-visit-text.ts';
import styles from './booking.module.css';

/** Gives a booked place back after a question that says until when it is free. */
export const CancelVisit = ({
  model,
  booking,
  stopped,
}: {
  readonly model: BookingModel;
  readonly booking: BookingRecord;
  readonly stopped: boolean;
}): ReactElement => {
  const { t, locale } = useTranslation();
  const count = booking.bookingNum;
  const vouchers = count > 1 ? ` · ${t('booking.count', { count })}` : '';
  const when = useVisitText();
  const [open, setOpen] = useState(false);
  const failureText = useFailureText(model, model.cancelFailure, t('booking.notCanceled'));
  useFocusOnUnmount(VISITS_ID);
  return (
    <>
      <ConfirmButton
        tone="ghost"
        size="s"
        className={styles.giveBack}
        open={open}
        onAsk={() => {
          model.dismissCancelFailure();
          setOpen(true);
        }}
      >
        <span>{t('booking.cancel')}</span>
        <span>{vouchers}</span>
      </ConfirmButton>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={t('booking.cancelTitle', { when: when(booking.date, booking.time) })}
        dismissible={!model.isCanceling}
        actions={
          <>
            <Button onClick={() => setOpen(false)}>{t('booking.cancelNo')}</Button>
            <Button
              tone="danger"
              busy={model.isCanceling}
              onClick={() => !model.isCanceling && model.cancelVisit(booking, () => setOpen(false))}
            >
              {t('booking.cancelYes')}
            </Button>
          </>
        }
      >
        <p>
          {t('result.sentences', {
            first: t(count > 1 ? 'booking.cancelAll' : 'booking.cancelText', { count }),
            second: t(stopped ? 'booking.cancelStopped' : 'booking.cancelGood'),
          })}
        </p>
        <p className="text-muted">
          {t('booking.cancelUntil', { time: formatDateTime(booking.changeableUntil, locale) })}
        </p>
        {model.cancelFailure && (
          <Note
            className={styles.asked}
            icon={alertIcon}
            tone="bad"
            role="alert"
            title={failureText.title}
          >
            <p className="text-sm">{failureText.text}</p>
          </Note>
        )}
      </Dialog>
    </>
  );
};
