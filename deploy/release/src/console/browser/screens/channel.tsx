import { ConfirmPanel } from '../components/confirm.tsx';
import { Columns } from '../layout/columns.tsx';
import { AlarmsPanel } from '../panels/alarms-panel.tsx';
import { ApprovalsPanel } from '../panels/approvals-panel.tsx';
import { AuditPanel } from '../panels/audit-panel.tsx';
import { Canaries } from '../panels/canaries.tsx';
import { CompositionPanel } from '../panels/composition-panel.tsx';
import { HistoryPanel } from '../panels/history-panel.tsx';

/** What a channel serves, what is being tried in it, and what happened last. */
export const ChannelScreen = () => (
  <Columns
    side={
      <>
        <HistoryPanel limit={6} />
        <ConfirmPanel />
        <AuditPanel limit={12} />
      </>
    }
  >
    <AlarmsPanel />
    <ApprovalsPanel />
    <Canaries />
    <CompositionPanel />
  </Columns>
);
