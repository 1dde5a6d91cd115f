import { callOffDay, listManagedSlots } from '@tapnook/contracts/calls';
import { Button, Note, Panel, TextField } from '@tapnook/ui';
import { useState, type FormEvent } from 'react';
import { callApi } from '../api.ts';
import { useBackOffice } from '../backoffice-context.ts';
import { useUnsaved } from '../unsaved.ts';
import { useAction } from '../use-action.ts';

const EMPTY = { date: '', time: '', reason: '' };

/** Calls a day off: its sale ends, and everybody with a place chooses another day or the money. */
export const CallOff = ({
  productId,
  onDone,
}: {
  readonly productId: string;
  readonly onDone: () => void;
}) => {
  const { t } = useBackOffice();
  const { busy, fields, act } = useAction();
  const [draft, setDraft] = useState(EMPTY);
  const forget = useUnsaved(draft.reason !== '');
  // How many places people have on the day: whoever calls it off is told before.
  const [sold, setSold] = useState<number | null>(null);
  const set = (part: Partial<typeof draft>): void => {
    setSold(null);
    setDraft({ ...draft, ...part });
  };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const { date, time, reason } = draft;
    if (sold === null) {
      const query = { from: date, to: date };
      const slots = await act(
        () => callApi(listManagedSlots, { params: { productId }, query }),
        '',
      );
      const meant = slots?.filter((slot) => !time || slot.time === time);
      return setSold(meant?.reduce((sum, slot) => sum + slot.sold, 0) ?? null);
    }
    const done = await act(
      () =>
        callApi(callOffDay, {
          params: { productId },
          body: { date, reason, ...(time && { time }) },
        }),
      ({ orders }) => t('callOff.done', { count: orders }),
    );
    setSold(null);
    if (done) {
      forget();
      setDraft(EMPTY);
      onDone();
    }
    return undefined;
  };
  return (
    <Panel title={t('callOff.title')}>
      <form className="stack" onSubmit={(event) => void submit(event)}>
        <p className="text-muted">{t('callOff.lead')}</p>
        <div className="field-grid">
          <TextField
            label={t('callOff.date')}
            type="date"
            required
            value={draft.date}
            error={fields['date']}
            onChange={({ target }) => set({ date: target.value })}
          />
          <TextField
            label={t('callOff.time')}
            type="time"
            optional={t('optional')}
            value={draft.time}
            onChange={({ target }) => set({ time: target.value })}
          />
        </div>
        <TextField
          label={t('callOff.reason')}
          required
          maxLength={300}
          value={draft.reason}
          onChange={({ target }) => set({ reason: target.value })}
        />
        {sold !== null && (
          <Note tone="warn" role="status">
            {t('callOff.touches', { count: sold })}
          </Note>
        )}
        <Button type="submit" tone={sold === null ? 'outline' : 'danger'} busy={busy}>
          {t(sold === null ? 'callOff.go' : 'callOff.sure')}
        </Button>
      </form>
    </Panel>
  );
};
