import { Button, Checkbox, Dialog, RadioGroup, SelectField, TextField } from '@tapnook/ui';
import { useState, type FormEvent } from 'react';
import type { AppRow } from '../../console-state.types.ts';
import { STOPS } from '../components/weight-slider.tsx';
import { useConsole } from '../data/console-context.ts';
import { useDeployAnswer } from '../data/queries.ts';
import { useChange } from '../data/use-change.ts';
import { weightText } from '../i18n/format.ts';
import type { Translate } from '../i18n/texts.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { DeployAnswerNote } from './deploy-answer-note.tsx';

type Steps = readonly { readonly weight: number; readonly minutes: number }[];
/**
 * Plans that are offered; the command line takes any. Each step waits for its minutes and for a
 * healthy verdict.
 */
const PLANS: readonly Steps[] = [
  [],
  [
    { weight: 500, minutes: 10 },
    { weight: 2_500, minutes: 20 },
    { weight: 5_000, minutes: 20 },
  ],
  [
    { weight: 100, minutes: 60 },
    { weight: 1_000, minutes: 120 },
    { weight: 2_500, minutes: 240 },
    { weight: 5_000, minutes: 240 },
  ],
];
const planText = (plan: Steps, t: Translate): string =>
  plan
    .map(({ weight, minutes }) => t('canary.stepOf', { weight: weightText(weight), minutes }))
    .join(' → ') || t('pin.byHand');

interface Choice {
  readonly version: string;
  readonly audience: 'share' | 'everybody';
  readonly weight: number;
  /** Which of `PLANS`. */
  readonly plan: number;
  readonly reason: string;
  readonly waive: boolean;
}
type Set = (part: Partial<Choice>) => void;

/** Who gets the version: a share of the shoppers, by a plan or by hand, or everybody. */
const Audience = ({
  app,
  choice,
  set,
}: {
  readonly app: string;
  readonly choice: Choice;
  readonly set: Set;
}) => {
  const { t } = useTexts();
  const { mayAct } = useConsole();
  return (
    <>
      <RadioGroup
        legend={t('pin.who')}
        name="who"
        value={choice.audience}
        onChange={(audience) => set({ audience: audience as Choice['audience'] })}
        options={[
          { value: 'share', label: t('pin.someShoppers'), disabled: !mayAct('candidate', app) },
          { value: 'everybody', label: t('pin.everybody'), disabled: !mayAct('compose', app) },
        ]}
      />
      {choice.audience === 'share' && (
        <>
          <SelectField
            id="pin-weight"
            label={t('pin.share')}
            value={String(choice.weight)}
            onChange={({ target }) => set({ weight: Number(target.value) })}
            options={STOPS.filter((stop) => stop > 0 && stop < 10_000).map((stop) => ({
              value: String(stop),
              label: weightText(stop),
            }))}
          />
          <SelectField
            id="pin-plan"
            label={t('pin.steps')}
            value={String(choice.plan)}
            onChange={({ target }) => {
              const plan = Number(target.value);
              // A plan begins with its first step.
              set({ plan, weight: PLANS[plan]?.[0]?.weight ?? choice.weight });
            }}
            options={PLANS.map((plan, at) => ({ value: String(at), label: planText(plan, t) }))}
          />
        </>
      )}
    </>
  );
};

const usePin = ({ app, stable, newest }: AppRow, onClose: () => void) => {
  const { state, place, mayAct } = useConsole();
  const { compose } = useChange();
  const [choice, setChoice] = useState<Choice>({
    version: newest,
    audience: mayAct('candidate', app) ? 'share' : 'everybody',
    weight: 500,
    plan: 0,
    reason: '',
    waive: false,
  });
  const [isSending, setSending] = useState(false);
  const { version, audience, weight, plan, waive } = choice;
  const isStable = version === stable;
  const answer = useDeployAnswer(
    place.channel,
    isStable ? undefined : { [app]: version },
    state.generation,
  );
  const isStopped =
    !answer.data || answer.data.findings.some((finding) => !(waive && finding.waivable));
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isStopped || isSending) return;
    const base = {
      reason: choice.reason.trim(),
      waive,
      expectedGeneration: answer.data.generation,
    };
    setSending(true);
    const isDone = await (audience === 'everybody'
      ? compose('compositions', { ...base, apps: { [app]: version } })
      : compose('candidates', { ...base, app, version, weight, plan: PLANS[plan] ?? [] }));
    setSending(false);
    if (isDone) onClose();
  };
  const set: Set = (part) => setChoice((before) => ({ ...before, ...part }));
  return { choice, set, answer, isStable, isStopped: isStable || isStopped, isSending, submit };
};

/** Chooses another version of an app: for everybody, or for a share of the shoppers. */
export const PinDialog = ({
  row,
  onClose,
}: {
  readonly row: AppRow;
  readonly onClose: () => void;
}) => {
  const { t } = useTexts();
  const { choice, set, answer, isStable, isStopped, isSending, submit } = usePin(row, onClose);
  const hasWaivable = answer.data?.findings.some((finding) => finding.waivable) ?? false;
  return (
    <Dialog open onClose={onClose} title={t('composition.pinApp', { app: row.app })}>
      <form className="column gap-4" onSubmit={(event) => void submit(event)}>
        <SelectField
          id="pin-version"
          label={t('pin.version')}
          value={choice.version}
          onChange={({ target }) => set({ version: target.value })}
          options={[...new Set([...row.versions, row.stable])].map((version) => ({
            value: version,
            label: version === row.stable ? `${version} · ${t('composition.stable')}` : version,
          }))}
        />
        <Audience app={row.app} choice={choice} set={set} />
        <TextField
          id="pin-reason"
          label={t('page.reason')}
          maxLength={500}
          autoComplete="off"
          value={choice.reason}
          onChange={({ target }) => set({ reason: target.value })}
        />
        <DeployAnswerNote isStable={isStable} answer={answer} />
        {hasWaivable && (
          <Checkbox
            label={t('pin.waive')}
            checked={choice.waive}
            onChange={({ target }) => set({ waive: target.checked })}
          />
        )}
        <div className="row gap-2">
          <Button type="submit" size="s" disabled={isStopped} busy={isSending}>
            {t(choice.audience === 'everybody' ? 'pin.compose' : 'pin.startCanary')}
          </Button>
          <Button size="s" tone="outline" onClick={onClose}>
            {t('page.cancel')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
};
