import { ConfirmPanel } from '../components/confirm.tsx';
import { Column } from '../layout/columns.tsx';
import { BlocksPanel } from '../panels/blocks-panel.tsx';
import { LinksPanel } from '../panels/links-panel.tsx';
import { VersionsPanel } from '../panels/versions-panel.tsx';

/** Published versions, those that may not be served, and those that a link shows. */
export const AppsScreen = () => (
  <Column>
    <VersionsPanel />
    <ConfirmPanel />
    <BlocksPanel />
    <LinksPanel />
  </Column>
);
