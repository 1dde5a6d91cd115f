import { SelectField } from '@tapnook/ui';
import { useState } from 'react';
import type { VersionDiff } from '../../../registry/version-diff.ts';
import { Loaded } from '../components/loaded.tsx';
import { Panel, PanelBody } from '../components/panel.tsx';
import { useConsole } from '../data/console-context.ts';
import { useRegistry } from '../data/queries.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { VersionDiffSections } from './version-diff-sections.tsx';
import { VersionPictures } from './version-pictures.tsx';
import styles from './version-diff.module.css';

const Diff = ({
  app,
  from,
  to,
}: {
  readonly app: string;
  readonly from: string;
  readonly to: string;
}) => {
  const { channel } = useConsole().place;
  const query = new URLSearchParams({ from, to, channel });
  const loaded = useRegistry<VersionDiff>(`/v1/apps/${app}/compare?${query.toString()}`);
  return (
    <>
      <Loaded of={loaded}>{(diff) => <VersionDiffSections diff={diff} />}</Loaded>
      <VersionPictures app={app} from={from} to={to} />
    </>
  );
};

/** What serves and the newest release; where that serves already, the one before it. */
const startOf = (
  versions: readonly string[],
  serving: string | undefined,
): { readonly from: string; readonly to: string } => {
  const releases = versions.filter((version) => !version.includes('-'));
  const to = releases[0] ?? versions[0] ?? '';
  const from = serving && serving !== to ? serving : releases.find((version) => version !== to);
  return { from: from ?? to, to };
};

/** What changed between two versions of an app; at first between what serves and the newest. */
export const VersionDiffPanel = ({
  app,
  versions,
}: {
  readonly app: string;
  /** Newest first. */
  readonly versions: readonly string[];
}) => {
  const { t } = useTexts();
  const row = useConsole().state.apps.find((one) => one.app === app);
  const [start] = useState(() => startOf(versions, row?.stable));
  const [from, setFrom] = useState(start.from);
  const [to, setTo] = useState(start.to);
  const options = versions.map((version) => ({ value: version, label: version }));
  return (
    <Panel
      title={t('diff.title', { app })}
      actions={
        <div className={styles.pick}>
          <SelectField
            id="diff-from"
            label={t('compare.from')}
            value={from}
            onChange={({ target }) => setFrom(target.value)}
            options={options}
          />
          <SelectField
            id="diff-to"
            label={t('compare.to')}
            value={to}
            onChange={({ target }) => setTo(target.value)}
            options={options}
          />
        </div>
      }
    >
      {from === to ? (
        <PanelBody>
          <p className="text-muted">{t('diff.same')}</p>
        </PanelBody>
      ) : (
        <Diff app={app} from={from} to={to} />
      )}
    </Panel>
  );
};
