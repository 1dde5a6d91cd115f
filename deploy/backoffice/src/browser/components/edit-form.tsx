import { Button } from '@tapnook/ui';
import { useState, type FormEvent, type ReactNode } from 'react';
import { useAct } from '../use-act.ts';
import { useWork } from '../work.tsx';

/** What the fields of a form work with. */
export interface Editing<Draft> {
  readonly draft: Draft;
  readonly set: (part: Partial<Draft>) => void;
  /** What the API refused, by field. */
  readonly fields: Readonly<Record<string, string>>;
}

/**
 * The one form of the back office: a draft, its fields, sending it once, and what was refused at
 * its field. `onDone` has what the API answered, or nothing when it was left.
 */
export function EditForm<Draft extends object, Answer>({
  initial,
  save,
  done,
  onDone,
  submitLabel,
  cancels = true,
  tone = 'primary',
  children,
}: {
  readonly initial: Draft;
  readonly save: (draft: Draft) => Promise<Answer>;
  readonly done: string | ((answer: Answer) => string);
  readonly onDone: (answer?: Answer) => void;
  readonly submitLabel?: string;
  /** Whether it can be closed without saving. */
  readonly cancels?: boolean;
  readonly tone?: 'primary' | 'outline' | 'danger';
  readonly children: (editing: Editing<Draft>) => ReactNode;
}) {
  const { t } = useWork();
  const { busy, fields, act } = useAct();
  const [draft, setDraft] = useState(initial);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const answer = await act(() => save(draft), done);
    if (answer === undefined) return;
    if (!cancels) setDraft(initial);
    onDone(answer);
  };
  return (
    <form className="bo-stack" onSubmit={(event) => void submit(event)}>
      {children({ draft, set: (part) => setDraft((before) => ({ ...before, ...part })), fields })}
      <div className="bo-line">
        <Button type="submit" tone={tone} busy={busy}>
          {submitLabel ?? t('save')}
        </Button>
        {cancels && (
          <Button tone="ghost" onClick={() => onDone()}>
            {t('cancel')}
          </Button>
        )}
      </div>
    </form>
  );
}
