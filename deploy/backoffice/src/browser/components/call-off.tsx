import { callOffDay } from '@tapnook/contracts/calls';
import { Button, Panel, TextField } from '@tapnook/ui';
import { useState, type FormEvent } from 'react';
import { ask } from '../api.ts';
import { useAct } from '../use-act.ts';
import { useWork } from '../work.tsx';

/** Calls a day off: its sale ends, and everybody with a place chooses another day or the money. */
export const CallOff = ({
  productId,
  onDone,
}: {
  readonly productId: string;
  readonly onDone: () => void;
}) => {
  const { t } = useWork();
  const { busy, fields, act } = useAct();
  const [draft, setDraft] = useState({ date: '', time: '', reason: '' });
  const [isAsked, setAsked] = useState(false);
  const set = (part: Partial<typeof draft>): void => {
    setAsked(false);
    setDraft({ ...draft, ...part });
  };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (!isAsked) return setAsked(true);
    const { date, time, reason } = draft;
    const done = await act(
      () =>
        ask(callOffDay, { params: { productId }, body: { date, reason, ...(time && { time }) } }),
      ({ orders }) => t('callOff.done', { count: orders }),
    );
    setAsked(false);
    if (done) onDone();
    return undefined;
  };
  return (
    <Panel title={t('callOff.title')}>
      <form className="bo-stack" onSubmit={(event) => void submit(event)}>
        <p className="bo-muted">{t('callOff.lead')}</p>
        <div className="bo-fields">
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
        <Button type="submit" tone={isAsked ? 'danger' : 'outline'} busy={busy}>
          {t(isAsked ? 'callOff.sure' : 'callOff.go')}
        </Button>
      </form>
    </Panel>
  );
};
