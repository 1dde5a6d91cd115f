import { serverErrors, useFields } from '@tapnook/forms';
import { isCallFailure, type CallFailure } from '@tapnook/platform';
import { Button, moveFocus } from '@tapnook/ui';
import { useEffect, useId, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { useBackOffice } from '../backoffice-context.ts';
import { useUnsaved } from '../unsaved.ts';

/** What the fields of a form work with. */
export interface Editing<Draft> {
  readonly draft: Draft;
  readonly set: (part: Partial<Draft>) => void;
  /** What the API refused, by field. */
  readonly fields: Readonly<Record<string, string>>;
}

/** A field that can be written: a name that stays is no place to begin. */
const WRITABLE = 'input:not([readonly]), select, textarea';

const ALWAYS = (): boolean => true;

/** A refused path such as `name.zh_hk` is over once `name` is changed. */
const isOf = (path: string, names: readonly string[]): boolean =>
  names.some((name) => path === name || path.startsWith(`${name}.`));

const useEditing = <Draft extends object>(initial: Draft) => {
  const { text } = useBackOffice();
  const form = useFields<Draft>({
    id: useId(),
    text,
    rules: {},
    defaultValues: initial,
  });
  return {
    form,
    editing: {
      draft: form.values,
      set: (part: Partial<Draft>): void => {
        form.setValues(part);
        const names = Object.keys(part);
        form.clearErrors(Object.keys(form.errors).filter((path) => isOf(path, names)));
      },
      fields: Object.fromEntries(
        Object.entries(form.errors).map(([name, words]) => [name, text(words)]),
      ),
    },
  };
};

/**
 * The one form of the back office, on the shop's form engine: a draft, its fields, sending it once,
 * and what was refused at its field, where the focus goes. `onDone` has what the API answered, or
 * nothing when it was left. One that closes was opened by a press, whose button is gone: its first
 * field has the focus then, or its first button where no field is there yet.
 */
export function EditForm<Draft extends object, Answer>({
  initial,
  save,
  done,
  onDone,
  submitLabel,
  after = 'close',
  isKept = ALWAYS,
  tone = 'primary',
  children,
}: {
  readonly initial: Draft;
  readonly save: (draft: Draft) => Promise<Answer>;
  readonly done: string | ((answer: Answer) => string);
  readonly onDone: (answer?: Answer) => void;
  readonly submitLabel?: string;
  /** What becomes of it once it is saved: only one that closes can be left without saving. */
  readonly after?: 'close' | 'clear' | 'keep';
  /** Whether an answer means that what was typed is saved, and may be left. */
  readonly isKept?: (answer: Answer) => boolean;
  readonly tone?: 'primary' | 'outline' | 'danger';
  readonly children: (editing: Editing<Draft>) => ReactNode;
}) {
  const { t, notify, text } = useBackOffice();
  const element = useRef<HTMLFormElement>(null);
  const [busy, setBusy] = useState(false);
  const { form, editing } = useEditing(initial);
  const [saved, setSaved] = useState(initial);
  const forget = useUnsaved(JSON.stringify(form.values) !== JSON.stringify(saved));
  useEffect(() => {
    if (after === 'close')
      moveFocus(
        element.current?.querySelector<HTMLElement>(WRITABLE) ??
          element.current?.querySelector<HTMLElement>('button'),
      );
  }, [after]);
  const refuse = (failure: CallFailure): void => {
    const refused = serverErrors(failure, () => true);
    form.setErrors(refused);
    notify(text(Object.values(refused)[0] ?? failure.text), 'bad');
    requestAnimationFrame(() =>
      moveFocus(element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')),
    );
  };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (!form.begin()) return;
    setBusy(true);
    form.setErrors({});
    try {
      const sent = form.getValues();
      const answer = await save(sent);
      notify(typeof done === 'string' ? done : done(answer));
      if (isKept(answer)) {
        forget();
        if (after === 'clear') form.setValues(initial);
        else setSaved(sent);
      }
      onDone(answer);
    } catch (error) {
      if (!isCallFailure(error)) throw error;
      refuse(error);
    } finally {
      form.end();
      setBusy(false);
    }
  };
  return (
    <form ref={element} className="stack" onSubmit={(event) => void submit(event)}>
      {children(editing)}
      <div className="cluster">
        <Button type="submit" tone={tone} busy={busy}>
          {submitLabel ?? t('save')}
        </Button>
        {after === 'close' && (
          <Button tone="ghost" onClick={() => onDone()}>
            {t('cancel')}
          </Button>
        )}
      </div>
    </form>
  );
}
