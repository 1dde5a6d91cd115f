import { ConfirmPanel } from '../components/confirm.tsx';
import { Columns } from '../layout/columns.tsx';
import { ApprovalsPanel } from '../panels/approvals-panel.tsx';
import { BrakePanel } from '../panels/brake-panel.tsx';
import { FlagsPanel } from '../panels/flags-panel.tsx';
import { KeysPanel, RootPanel } from '../panels/keys-panel.tsx';
import { OwnersPanel } from '../panels/owners-panel.tsx';
import { PolicyPanel } from '../panels/policy-panel.tsx';
import { SchedulePanel } from '../panels/schedule-panel.tsx';

/** The rules of releasing, and what hangs on them. */
export const PolicyScreen = () => (
  <Columns
    side={
      <>
        <ConfirmPanel />
        <SchedulePanel />
        <BrakePanel />
        <KeysPanel />
        <RootPanel />
      </>
    }
  >
    <ApprovalsPanel />
    <PolicyPanel />
    <FlagsPanel />
    <OwnersPanel />
  </Columns>
);
