import { formatDateTime, formatShortDay } from '@tapnook/kernel';
import { usePlatform, useWords } from '@tapnook/platform';
import { alertIcon, Button, calendarIcon, Dialog, Note, Panel, shieldIcon, Stepper, TextField } from '@tapnook/ui';
import { useState, type ReactElement } from 'react';
import type { Order } from '../../counter/order.ts';
import { useAddToCalendar } from '../../counter/use-add-to-calendar.ts';
import { isChangeable, type BookingRecord, type Overview } from './booking-days.ts';
import styles from './booking.module.css';
import type { BookingModel } from './use-booking.ts';

const useWhen = (): ((day: string, time: string | null | undefined) => string) => {
  const { t, locale } = useWords();
  return (day, time) => [formatShortDay(day, locale), time].filter(Boolean).join(t('detail.comma'));
};

/** Gives a booked place back after a question that says until when it is free. */
const GiveBack = ({ model, booking }: { readonly model: BookingModel; readonly booking: BookingRecord }): ReactElement => {
  const { t, text, locale } = useWords();
  const when = useWhen();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button tone="ghost" size="s" onClick={() => setOpen(true)}>{t('booking.cancel')}</Button>
      <Dialog
        open={open} onClose={() => setOpen(false)} title={t('booking.cancelTitle', { when: when(booking.date, booking.time) })} dismissible={!model.cancel.isPending}
        actions={<><Button tone="danger" busy={model.cancel.isPending} onClick={() => !model.cancel.isPending && model.giveBack(booking.bookingId, () => setOpen(false))}>{t('booking.cancelYes')}</Button><Button tone="outline" onClick={() => setOpen(false)}>{t('booking.cancelNo')}</Button></>}
      >
        <p>{t('booking.cancelText')}</p>
        <p className="mut">{t('booking.cancelUntil', { time: formatDateTime(booking.changeableUntil, locale) })}</p>
        {model.cancel.isError && <p role="alert">{text(model.cancel.error.text)}</p>}
      </Dialog>
    </>
  );
};

const Moving = ({ model, order, booking }: { readonly model: BookingModel; readonly order: Order; readonly booking: BookingRecord }): ReactElement => {
  const { t, locale } = useWords();
  const { now } = usePlatform();
  const when = useWhen();
  const addToCalendar = useAddToCalendar(order, { day: booking.date, time: booking.time, id: booking.bookingId });
  const changeable = isChangeable(booking, now());
  return (
    <>
      <dl className={styles.swap}>
        <div><dt>{t('booking.now')}</dt><dd>{when(booking.date, booking.time)}</dd></div>
        {model.draft.day && <div data-on=""><dt>{t('booking.instead')}</dt><dd>{when(model.draft.day, model.time)}</dd></div>}
      </dl>
      {changeable ? <Note icon={shieldIcon}>{t('booking.keeps')}</Note> : <Note icon={alertIcon} tone="warn">{t('booking.tooLate', { time: formatDateTime(booking.changeableUntil, locale) })}</Note>}
      <div className="row g2 wrapx">{addToCalendar && <Button tone="outline" size="s" icon={calendarIcon} onClick={addToCalendar}>{t('detail.calendar')}</Button>}{changeable && <GiveBack model={model} booking={booking} />}</div>
    </>
  );
};

const NewVisit = ({ model, overview, remaining }: { readonly model: BookingModel; readonly overview: Overview; readonly remaining: number }): ReactElement => {
  const { t } = useWords();
  const { draft } = model;
  const max = Math.max(1, Math.min(overview.bookableNum, remaining));
  const missing = draft.name.trim() === '';
  return (
    <>
      <div className={styles.count}><div><p className="b">{t('booking.people')}</p><p className="sm mut">{t('booking.upTo', { count: max })}</p></div><Stepper label={t('booking.people')} value={Math.min(draft.count, max)} onChange={(count) => model.set({ count })} min={1} max={max} lessLabel={t('booking.fewer')} moreLabel={t('booking.more')} /></div>
      <TextField label={t('booking.name')} value={draft.name} onChange={(event) => model.set({ name: event.target.value })} autoComplete="name" maxLength={120} required error={missing ? t('booking.nameMissing') : undefined} />
    </>
  );
};

/** What is about to be booked or moved, and the button that does it. */
export const BookingPanel = ({ model, order, overview }: { readonly model: BookingModel; readonly order: Order; readonly overview: Overview }): ReactElement => {
  const { t, text } = useWords();
  const { now } = usePlatform();
  const when = useWhen();
  const { draft, moving, settled, quota } = model;
  const free = quota.data && (quota.data.status === 'available' || quota.data.status === 'few') ? quota.data.remaining : 0;
  const stopped = overview.bookingState === 'stopped' && !moving;
  const possible = settled && free > 0 && !stopped && (moving ? isChangeable(moving, now()) : overview.bookableNum > 0 && draft.name.trim() !== '');
  const act = draft.day && settled ? (moving ? 'booking.moveTo' : 'booking.book') : draft.day ? 'booking.pickTime' : 'booking.pickDay';
  const picked = draft.day ? when(draft.day, model.time) : '';
  return (
    <Panel title={t(moving ? 'booking.changeTitle' : 'booking.newTitle')} corner="large" look="raised" className={styles.panel}>
      <div className={styles.form}>
        {moving ? <Moving model={model} order={order} booking={moving} /> : <NewVisit model={model} overview={overview} remaining={quota.data ? Math.max(1, free) : 99} />}
        {settled && quota.data && <p className="sm" role="status">{free > 0 ? (free < 999 ? t('booking.free', { count: free, when: picked }) : picked) : t('booking.taken')}</p>}
        {model.failure && <Note icon={alertIcon} tone="bad" role="alert" title={text(model.failure.text)}><p className="sm">{t(moving ? 'booking.stillYours' : 'booking.notBooked')}</p></Note>}
        <Button size="l" block busy={model.busy} disabled={!possible} onClick={model.submit}>{t(stopped ? 'booking.stopped' : act, { when: picked })}</Button>
      </div>
    </Panel>
  );
};
