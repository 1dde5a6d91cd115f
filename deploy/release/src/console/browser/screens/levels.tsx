import { ConfirmPanel } from '../components/confirm.tsx';
import { Column } from '../layout/columns.tsx';
import { GuardsPanel } from '../panels/guards-panel.tsx';
import { ServiceLevelsPanel } from '../panels/service-levels-panel.tsx';

/** How well each app does, and what its releases are judged by. */
export const LevelsScreen = () => (
  <Column>
    <ServiceLevelsPanel />
    <ConfirmPanel />
    <GuardsPanel />
  </Column>
);
