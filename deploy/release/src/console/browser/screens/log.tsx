import { ConfirmPanel } from '../components/confirm.tsx';
import { Columns } from '../layout/columns.tsx';
import { AuditPanel } from '../panels/audit-panel.tsx';
import { HistoryPanel } from '../panels/history-panel.tsx';
import { LogPanel } from '../panels/log-panel.tsx';

/** Everything that was done, by whom and why. */
export const LogScreen = () => (
  <Columns
    side={
      <>
        <ConfirmPanel />
        <HistoryPanel limit={100} />
      </>
    }
  >
    <AuditPanel limit={10_000} isWhole />
    <LogPanel />
  </Columns>
);
