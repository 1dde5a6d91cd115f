import { anyName, formatShortDay } from '@tapnook/kernel';
import { useTranslation } from '@tapnook/platform';
import {
  alertIcon,
  Button,
  calendarIcon,
  Note,
  Panel,
  shieldIcon,
  Stepper,
  TextField,
  useFocusOnUnmount,
  usePressed,
} from '@tapnook/ui';
import { useState, type ReactElement } from 'react';
import { scrollToNearest } from '../../shared/components/scroll-to-nearest.ts';
import { useAddToCalendar } from '../../shared/hooks/use-add-to-calendar.ts';
import { optionLine } from '../../shared/model/order-lines.ts';
import type { Order } from '../../shared/model/order.ts';
import { tooLateLine, type BookingRecord, type Overview } from './booking-days.ts';
import { BookingError } from './booking-error.tsx';
import { SUBMIT_ID, fieldId } from './booking-model.ts';
import { BookingSubmitBar } from './booking-submit-bar.tsx';
import { CancelVisit } from './cancel-visit.tsx';
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
            <span>{when(booking.date, booking.time)}</span>
            <span>
              {booking.bookingNum > 1 && ` · ${t('booking.count', { count: booking.bookingNum })}`}
            </span>
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
