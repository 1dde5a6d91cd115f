import { Button, Tag } from '@tapnook/ui';
import type { ConsoleState } from '../../console-state.types.ts';
import { useConfirm } from '../components/confirm.tsx';
import { Panel } from '../components/panel.tsx';
import { Row, RowList } from '../components/row-list.tsx';
import { useConsole } from '../data/console-context.ts';
import { useChange } from '../data/use-change.ts';
import { weightText } from '../i18n/format.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { VerdictTag } from './canary-panel.tsx';

type Flag = ConsoleState['flags'][number];
const isOn = ({ setting, fallback }: Flag): boolean => setting?.on ?? fallback;

const FlagTag = ({ flag }: { readonly flag: Flag }) => {
  const { t } = useTexts();
  if (!isOn(flag)) return <Tag tone="warn">{t('flags.off')}</Tag>;
  const weight = flag.setting?.weight ?? 10_000;
  return (
    <Tag tone="ok">
      {weight < 10_000 ? t('flags.onFor', { weight: weightText(weight) }) : t('flags.on')}
    </Tag>
  );
};

const useTurn = (): ((flag: Flag) => void) => {
  const { t } = useTexts();
  const { ofChannel } = useChange();
  const confirm = useConfirm();
  return (flag) =>
    confirm(() => {
      const { name } = flag;
      const act = t(isOn(flag) ? 'flags.turnOffOf' : 'flags.turnOnOf', { name });
      return {
        title: act,
        text: t('flags.turnHint', { name }),
        act,
        keep: t('page.cancel'),
        reasonNeeded: true,
        run: (reason) => ofChannel(`flags/${name}`, { on: !isOn(flag), reason }),
      };
    });
};

const FlagRow = ({ flag }: { readonly flag: Flag }) => {
  const { t, time, actorName } = useTexts();
  const { isManager, ownsApp } = useConsole();
  const turn = useTurn();
  const { name, app, about, setBy, setAt, reason, ageDays, isOverdue, verdict } = flag;
  return (
    <Row
      tone={isOverdue ? 'bad' : undefined}
      action={
        (isManager || ownsApp(app)) && (
          <Button
            id={`flag-${name}`}
            size="s"
            tone={isOn(flag) ? 'danger' : 'outline'}
            aria-label={t(isOn(flag) ? 'flags.turnOffOf' : 'flags.turnOnOf', { name })}
            onClick={() => turn(flag)}
          >
            {t(isOn(flag) ? 'flags.turnOff' : 'flags.turnOn')}
          </Button>
        )
      }
    >
      <span className="mono bold">{name}</span> <FlagTag flag={flag} />{' '}
      {verdict && <VerdictTag verdict={verdict} />}
      <p>
        <span className="text-muted">{`${app} · `}</span>
        <span>{about}</span>
      </p>
      {setBy !== null && setAt !== null && (
        <p className="text-dim">
          {[actorName(setBy), time(setAt), reason, t('flags.age', { count: ageDays ?? 0 })].join(
            ' · ',
          )}
        </p>
      )}
      {verdict && (
        <p>
          {t('flags.visits', {
            with: verdict.sessions.candidate,
            without: verdict.sessions.stable,
          })}
        </p>
      )}
      {isOverdue && <p>{t('flags.overdue')}</p>}
    </Row>
  );
};

/** Flags and kill switches of this channel, with their age. */
export const FlagsPanel = () => {
  const { t } = useTexts();
  const { flags } = useConsole().state;
  return (
    <Panel title={t('flags.title')} hint={t(flags.length > 0 ? 'flags.hint' : 'flags.none')}>
      {flags.length > 0 && (
        <RowList>
          {flags.map((flag) => (
            <FlagRow key={flag.name} flag={flag} />
          ))}
        </RowList>
      )}
    </Panel>
  );
};
