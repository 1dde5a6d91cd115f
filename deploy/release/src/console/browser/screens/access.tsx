import { EmptyState } from '@tapnook/ui';
import { ConfirmPanel } from '../components/confirm.tsx';
import { useConsole } from '../data/console-context.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { Column } from '../layout/columns.tsx';
import { FailuresPanel } from '../panels/failures-panel.tsx';
import { TokensPanel } from '../panels/tokens-panel.tsx';
import { WebhooksPanel } from '../panels/webhooks-panel.tsx';

/** Who may act by token, and who is told of releases. Managers alone see it. */
export const AccessScreen = () => {
  const { t } = useTexts();
  const { isManager } = useConsole();
  if (!isManager) return <EmptyState title={t('page.managersOnly')} />;
  return (
    <Column>
      <ConfirmPanel />
      <TokensPanel />
      <WebhooksPanel />
      <FailuresPanel />
    </Column>
  );
};
