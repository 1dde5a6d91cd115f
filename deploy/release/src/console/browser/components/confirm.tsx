import { useForm } from '@tapnook/forms';
import { Button, Checkbox, Icon, moveFocus, TextField, undoIcon } from '@tapnook/ui';
import {
  createContext,
  use,
  useEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import type { ConsoleState } from '../../console-state.types.ts';
import { useConsole } from '../data/console-context.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { Panel, PanelBody } from './panel.tsx';
import styles from './confirm.module.css';

export interface Confirmation {
  readonly title: string;
  /** What will happen, in a sentence. */
  readonly text: string;
  readonly lines?: readonly ReactNode[];
  readonly act: string;
  readonly keep: string;
  readonly reasonNeeded?: boolean;
  /** Asks for no reason at all: the log takes none. */
  readonly withoutReason?: boolean;
  /** Label of a box to tick, when there is one. */
  readonly tick?: string;
  /** Does it; false keeps the panel open. */
  readonly run: (reason: string, ticked: boolean) => Promise<boolean>;
}
/** Makes the plan from what is true now. */
export type MakePlan = (state: ConsoleState) => Confirmation;

interface Open {
  readonly id: number;
  readonly make: MakePlan;
  readonly plan: Confirmation;
  readonly reason: string;
}
interface Confirm {
  readonly open: Open | null;
  readonly ask: (make: MakePlan) => void;
  /** Makes the plan anew, with the reason that was typed. */
  readonly again: (reason: string) => void;
  readonly close: () => void;
}
const ConfirmContext = createContext<Confirm | null>(null);
const useConfirmContext = (): Confirm => {
  const value = use(ConfirmContext);
  if (!value) throw new Error('a plan was asked for outside the console');
  return value;
};

/** Shows a plan in the page's side column; nothing is done before it is confirmed there. */
export const useConfirm = (): Confirm['ask'] => useConfirmContext().ask;

/** Holds the one plan that is open; it closes when somebody goes elsewhere. */
export const ConfirmProvider = ({ children }: { readonly children: ReactNode }) => {
  const { state } = useConsole();
  const [open, setOpen] = useState<Open | null>(null);
  const opener = useRef<Element | null>(null);
  const newest = useRef(state);
  useEffect(() => {
    newest.current = state;
  });
  const confirm = useMemo<Confirm>(() => {
    const show = (make: MakePlan, reason: string): void =>
      setOpen((before) => ({
        id: (before?.id ?? 0) + 1,
        make,
        plan: make(newest.current),
        reason,
      }));
    return {
      open,
      ask: (make) => {
        opener.current = document.activeElement;
        show(make, '');
      },
      again: (reason) => open && show(open.make, reason),
      close: () => {
        setOpen(null);
        const before = opener.current;
        // What was drawn anew meanwhile is found by its id.
        const place =
          before && !before.isConnected && before.id ? document.getElementById(before.id) : before;
        if (place instanceof HTMLElement) moveFocus(place);
      },
    };
  }, [open]);
  return <ConfirmContext value={confirm}>{children}</ConfirmContext>;
};

const Form = ({ open: { plan, reason }, again, close }: Confirm & { readonly open: Open }) => {
  const { t, text } = useTexts();
  const [isTicked, setTicked] = useState(false);
  const form = useForm<{ why: string }>({
    id: 'confirm',
    text: (one) => (one ? text(one) : ''),
    defaultValues: { why: reason },
    rules: {
      why: (value) => {
        const missing = t('page.reasonMissing');
        return plan.reasonNeeded && value.trim().length < 3
          ? { code: 'reason', text: { en_gb: missing, zh_hk: missing } }
          : undefined;
      },
    },
    onSubmit: async ({ why }) => {
      if (await plan.run(why.trim(), isTicked)) close();
      else again(why);
    },
  });
  const field = form.control('why');
  const input = useRef<HTMLInputElement>(null);
  const act = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The sentence above and the buttons below are to be seen, too.
    act.current?.form?.scrollIntoView({ block: 'nearest' });
    moveFocus(input.current ?? act.current);
  }, []);
  useEffect(() => {
    if (form.attempt > 0) moveFocus(input.current);
  }, [form.attempt]);
  return (
    <form {...form.props} className="column gap-3">
      <p>{plan.text}</p>
      {plan.lines && plan.lines.length > 0 && (
        <ul className="mono column gap-1">
          {plan.lines.map((line, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- the plan is made once
            <li key={index}>{line}</li>
          ))}
        </ul>
      )}
      {!plan.withoutReason && (
        <TextField
          {...field}
          id="why"
          ref={input}
          className={styles.field}
          label={t('page.reason')}
          autoComplete="off"
          maxLength={500}
        />
      )}
      {plan.tick && (
        <Checkbox
          id="tick"
          label={plan.tick}
          checked={isTicked}
          onChange={({ target }) => setTicked(target.checked)}
        />
      )}
      <div className="row gap-2 flex-wrap">
        <Button
          ref={act}
          type="submit"
          size="s"
          tone="danger"
          className={styles.act}
          busy={form.isSubmitting}
        >
          {plan.act}
        </Button>
        <Button size="s" tone="outline" onClick={close}>
          {plan.keep}
        </Button>
      </div>
    </form>
  );
};

/**
 * The ready plan, the cursor in its reason; Enter runs it, Escape leaves it. When it could not be
 * run, for example because somebody else was faster, it is made anew, and the reason is kept.
 */
export const ConfirmPanel = () => {
  const confirm = useConfirmContext();
  const { open } = confirm;
  if (!open) return null;
  const leave = ({ key }: KeyboardEvent): void => {
    if (key === 'Escape') confirm.close();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape leaves the form
    <div onKeyDown={leave}>
      <Panel
        tone="alarm"
        title={
          <>
            <Icon d={undoIcon} size="s" /> <span>{open.plan.title}</span>
          </>
        }
      >
        <PanelBody>
          <Form key={open.id} {...confirm} open={open} />
        </PanelBody>
      </Panel>
    </div>
  );
};
