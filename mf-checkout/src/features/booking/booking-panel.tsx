import { anyName, formatDateTime, formatShortDay } from '@tapnook/kernel';
import { useTranslation, type CallFailure } from '@tapnook/platform';
import {
  alertIcon,
  Button,
  calendarIcon,
  Dialog,
  Note,
  Panel,
  shieldIcon,
  Stepper,
  TextField,
  usePressed,
} from '@tapnook/ui';
import { useState, type ReactElement } from 'react';
import { ConfirmButton } from '../../shared/components/confirm-button.tsx';
import { scrollToNearest } from '../../shared/components/scroll-to-nearest.ts';
import { useAddToCalendar } from '../../shared/hooks/use-add-to-calendar.ts';
import { useFocusOnUnmount } from '../../shared/hooks/use-focus-on-unmount.ts';
import { optionLine } from '../../shared/model/order-lines.ts';
import type { Order } from '../../shared/model/order.ts';
import {
  PLACE_TAKEN_CODE,
  tooLateLine,
  type BookingRecord,
  type Overview,
} from './booking-days.ts';
import { SUBMIT_ID, fieldId, VISITS_ID } from './booking-model.ts';
import { BookingSubmitBar } from './booking-submit-bar.tsx';
import type { BookingModel } from './use-booking.ts';
import { useVisitText } from './use-visit-text.ts';
import styles from './booking.module.css';

interface VisitProps {
  readonly model: BookingModel;
  readonly booking: BookingRecord;
}
/** Drops what was picked instead of a visit. */
const KeepVisitButton = ({ model, booking }: VisitProps): ReactElement => {
  const { t, locale } = useTranslation();
  useFocusOnUnmount(SUBMIT_ID);
  return (
    <Button tone="ghost" size="s" onClick={model.keep}>
      {t('booking.keep', { day: formatShortDay(booking.date, locale) })}
    </Button>
  );
};

/** What became of a press that failed, as far as anybody knows, and what stays as it was. */
const useFailureText = (
  { stateOf }: BookingModel,
  failure: CallFailure | null,
  stays: string,
): { readonly title: string; readonly text: string } => {
  const { t, text } = useTranslation();
  const state = failure && stateOf(failure);
  if (state === 'open') return { title: t('booking.noAnswer'), text: t('booking.doubt') };
  return {
    title: state === 'nothing' ? t('booking.notThrough') : failure ? text(failure.text) : '',
    text: stays,
  };
};

/** Gives a booked place back after a question that says until when it is free. */
const CancelVisit = ({
  model,
  booking,
  stopped,
}: VisitProps & { readonly stopped: boolean }): ReactElement => {
  const { t, locale } = useTranslation();
  const count = booking.bookingNum;
  const vouchers = count > 1 ? ` · ${t('booking.count', { count })}` : '';
  const when = useVisitText();
  const [open, setOpen] = useState(false);
  const failureText = useFailureText(model, model.cancel.error, t('booking.notCanceled'));
  useFocusOnUnmount(VISITS_ID);
  return (
    <>
      <ConfirmButton
        tone="ghost"
        size="s"
        className={styles.giveBack}
        open={open}
        onAsk={() => {
          model.cancel.reset();
          setOpen(true);
        }}
      >
        {t('booking.cancel')}
        {vouchers}
      </ConfirmButton>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={t('booking.cancelTitle', { when: when(booking.date, booking.time) })}
        dismissible={!model.cancel.isPending}
        actions={
          <>
            <Button onClick={() => setOpen(false)}>{t('booking.cancelNo')}</Button>
            <Button
              tone="danger"
              busy={model.cancel.isPending}
              onClick={() =>
                !model.cancel.isPending && model.cancelVisit(booking, () => setOpen(false))
              }
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
        {model.cancel.isError && (
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

const VisitChange = ({
  model,
  order,
  booking,
}: VisitProps & { readonly order: Order }): ReactElement => {
  const words = useTranslation();
  const { t } = words;
  const when = useVisitText();
  const addToCalendar = useAddToCalendar(order, {
    day: booking.date,
    time: booking.time,
    id: booking.visitId,
    options: booking.options,
  });
  return (
    <>
      <dl className={styles.swap}>
        <div>
          <dt>{t('booking.now')}</dt>
          <dd>
            {when(booking.date, booking.time)}
            {booking.bookingNum > 1 && ` · ${t('booking.count', { count: booking.bookingNum })}`}
          </dd>
          {booking.options.length > 0 && <dd>{optionLine(booking.options, words)}</dd>}
          <dd>{t('booking.under', { name: booking.customerName })}</dd>
        </div>
        {model.day && !model.isUnchanged && (
          <div data-on="">
            <dt>{t('booking.instead')}</dt>
            <dd>{when(model.day, model.time)}</dd>
            {model.chosen.length > 0 && <dd>{optionLine(model.chosen, words)}</dd>}
          </div>
        )}
      </dl>
      {!model.isFixed ? (
        <Note icon={shieldIcon}>{t('booking.keeps')}</Note>
      ) : (
        <Note icon={alertIcon} tone="warn">
          {tooLateLine(booking, words)}
        </Note>
      )}
      {addToCalendar && (
        <div>
          <Button tone="outline" size="s" icon={calendarIcon} onClick={addToCalendar}>
            {t('detail.calendar')}
          </Button>
        </div>
      )}
    </>
  );
};

const VoucherCount = ({ model }: { readonly model: BookingModel }): ReactElement => {
  const { t } = useTranslation();
  const { max } = model;
  const [count, change] = usePressed(model.count, (next) => model.set({ count: next }));
  return (
    <div className={styles.count}>
      <div>
        <p className="bold">{t('booking.people')}</p>
        <p className="text-sm text-muted">{t('booking.upTo', { count: max })}</p>
      </div>
      <Stepper
        label={t('booking.people')}
        value={count}
        onChange={change}
        min={1}
        max={max}
        lessLabel={t('booking.fewer')}
        moreLabel={t('booking.more')}
      />
    </div>
  );
};

const NewVisit = ({ model }: { readonly model: BookingModel }): ReactElement => {
  const { t, text } = useTranslation();
  const { draft } = model;
  const [typing, setTyping] = useState(false);
  const empty = draft.name.trim() === '';
  // A name is judged when its field is left.
  const refusal = typing ? undefined : anyName(draft.name);
  return (
    <>
      <VoucherCount model={model} />
      <div id={fieldId('name')}>
        <TextField
          label={t('booking.name')}
          value={draft.name}
          onChange={(event) => {
            setTyping(true);
            model.set({ name: event.target.value });
          }}
          onBlur={() => setTyping(false)}
          autoComplete="name"
          maxLength={60}
          required
          error={empty ? t('booking.nameMissing') : refusal && text(refusal.text)}
        />
      </div>
    </>
  );
};

/**
 * Why nothing was booked or moved, and what stays as it was. A place that went to somebody else
 * says what is left instead.
 */
const BookingError = ({
  model,
  failure,
}: {
  readonly model: BookingModel;
  readonly failure: CallFailure;
}): ReactElement => {
  const words = useTranslation();
  const { t } = words;
  const when = useVisitText();
  const { day, time, chosen, hasOtherTimes, movingVisit } = model;
  const stays = t(movingVisit ? 'booking.stillYours' : 'booking.notBooked');
  const failureText = useFailureText(model, failure, stays);
  if (failure.code !== PLACE_TAKEN_CODE || !day)
    return (
      <Note icon={alertIcon} tone="bad" role="alert" title={failureText.title}>
        <p className="text-sm">{failureText.text}</p>
      </Note>
    );
  const place = [when(day, time), optionLine(chosen, words)].filter(Boolean).join(' · ');
  const { remaining: count = 0 } = (failure.data ?? {}) as { readonly remaining?: number };
  const title = count > 0 ? t('booking.fewer', { place, count }) : t('booking.taken', { place });
  const first = t(
    count > 0 && !movingVisit
      ? 'booking.fewerText'
      : hasOtherTimes
        ? 'booking.othersThen'
        : 'booking.noneThen',
  );
  return (
    <Note icon={alertIcon} tone="bad" role="alert" title={title}>
      <p className="text-sm">{t('result.sentences', { first, second: stays })}</p>
    </Note>
  );
};

/** A refusal may come while only the bar is in sight. */
const scrollOnMount = (element: HTMLElement | null): void => scrollToNearest(element);

/** What is about to be booked or moved, and the button that does it. */
export const BookingPanel = ({
  model,
  order,
  overview,
}: {
  readonly model: BookingModel;
  readonly order: Order;
  readonly overview: Overview;
}): ReactElement => {
  const { t } = useTranslation();
  const { movingVisit } = model;
  return (
    <Panel title={model.title} corner="large" look="raised" className={styles.panel}>
      <div className={styles.form}>
        {movingVisit ? (
          <VisitChange model={model} order={order} booking={movingVisit} />
        ) : (
          <NewVisit model={model} />
        )}
        {model.isFinal && (
          <Note icon={alertIcon} tone="warn" role="status">
            {t('booking.final')}
          </Note>
        )}
        {model.failure && (
          <div ref={scrollOnMount}>
            <BookingError model={model} failure={model.failure} />
          </div>
        )}
        {!model.isFixed && <BookingSubmitBar model={model} overview={overview} />}
        {movingVisit && !model.isFixed && (
          <div className={styles.foot}>
            {model.day && !model.isUnchanged && (
              <KeepVisitButton model={model} booking={movingVisit} />
            )}
            <CancelVisit
              key={movingVisit.bookingId}
              model={model}
              booking={movingVisit}
              stopped={overview.bookingState === 'stopped'}
            />
          </div>
        )}
      </div>
    </Panel>
  );
};
