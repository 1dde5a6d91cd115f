import { Button } from '@tapnook/ui';
import { useState, type ReactNode } from 'react';
import type { PolicyVersion } from '../../../policy/policy.ts';
import { Panel, PanelBody } from '../components/panel.tsx';
import { useConsole } from '../data/console-context.ts';
import { useRegistry } from '../data/queries.ts';
import { weightText } from '../i18n/format.ts';
import type { TextKey } from '../i18n/texts.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { PolicyDialog } from './policy-dialog.tsx';

/** Opens the whole policy, of all channels, for whoever may set it. */
const EditButton = () => {
  const { t } = useTexts();
  const [isOpen, setOpen] = useState(false);
  const { data } = useRegistry<PolicyVersion>('/v1/policy', isOpen);
  return (
    <>
      <Button id="edit-policy" size="s" tone="outline" onClick={() => setOpen(true)}>
        {t('policy.edit')}
      </Button>
      {isOpen && data && <PolicyDialog policy={data} onClose={() => setOpen(false)} />}
    </>
  );
};

/** The rules of this channel, as they stand. */
export const PolicyPanel = () => {
  const { t, time, actorName } = useTexts();
  const { state, isManager } = useConsole();
  const { policy } = state;
  const { version, setBy, setAt, reason, rules } = policy;
  const line = (label: TextKey, items: readonly string[]): ReactNode => (
    <li>
      <b>{t(label)}</b> <span>{items.join(t('page.comma')) || t('policy.nothing')}</span>
    </li>
  );
  return (
    <Panel
      title={t('policy.title')}
      hint={
        version === 0
          ? t('policy.none')
          : t('policy.version', { version, who: actorName(setBy), time: time(setAt), reason })
      }
      actions={isManager && <EditButton />}
    >
      <PanelBody>
        <ul className="column gap-2">
          {line(
            'policy.teamsMay',
            rules.teams.map((action) => t(`may.${action}`)),
          )}
          {line('policy.neededChecks', rules.checks)}
          {line(
            'policy.neededStages',
            rules.stages.map(({ percent, minutes }) =>
              t('canary.stepOf', { weight: weightText(percent * 100), minutes }),
            ),
          )}
          {line(
            'policy.neededApprovals',
            rules.approvals.map(
              ({ for: apps, count }) =>
                `${Array.isArray(apps) ? apps.join(' ') : t(`approvalFor.${apps}`)} × ${count}`,
            ),
          )}
          {line(
            'policy.releaseWindows',
            rules.windows.map(
              ({ days, from, to }) =>
                `${days.map((day) => t(`day.${day}`)).join(' ')} ${from}–${to}`,
            ),
          )}
          {line(
            'policy.freezes',
            rules.freezes.map(
              ({ from, to, reason: why }) =>
                `${from.replace('T', ' ')} – ${to.replace('T', ' ')} (${why})`,
            ),
          )}
        </ul>
      </PanelBody>
    </Panel>
  );
};
