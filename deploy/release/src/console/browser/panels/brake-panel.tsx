import { Button } from '@tapnook/ui';
import { useConfirm } from '../components/confirm.tsx';
import { Panel, PanelBody } from '../components/panel.tsx';
import { useConsole } from '../data/console-context.ts';
import { useChange } from '../data/use-change.ts';
import { useTexts } from '../i18n/use-texts.ts';

const BRAKE_MINUTES = 60;

/** The emergency brake of this channel. */
export const BrakePanel = () => {
  const { t, time } = useTexts();
  const { state, isManager } = useConsole();
  const { compose } = useChange();
  const confirm = useConfirm();
  const pulled = state.clearSiteData;
  const turn = (): void =>
    confirm(() => ({
      title: t(pulled ? 'brake.releaseAsk' : 'brake.pullAsk'),
      text: pulled ? t('brake.releaseHint') : t('brake.pullHint', { count: BRAKE_MINUTES }),
      act: t(pulled ? 'brake.release' : 'brake.pullNow'),
      keep: t('page.cancel'),
      reasonNeeded: true,
      run: (reason) => compose('clear-site-data', { minutes: pulled ? 0 : BRAKE_MINUTES, reason }),
    }));
  return (
    <Panel
      title={t('brake.title')}
      hint={pulled ? t('brake.pulledUntil', { time: time(pulled.until) }) : t('brake.hint')}
    >
      {isManager && (
        <PanelBody>
          <Button id="brake" size="s" tone="danger" onClick={turn}>
            {t(pulled ? 'brake.release' : 'brake.pull')}
          </Button>
        </PanelBody>
      )}
    </Panel>
  );
};
