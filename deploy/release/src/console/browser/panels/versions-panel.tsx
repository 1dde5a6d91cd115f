import { Button, SelectField, Tag } from '@tapnook/ui';
import { useState } from 'react';
import { Loaded } from '../components/loaded.tsx';
import { Panel, PanelBody } from '../components/panel.tsx';
import { Table } from '../components/table.tsx';
import { useConsole } from '../data/console-context.ts';
import { useRegistry } from '../data/queries.ts';
import { kilobytes } from '../i18n/format.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { OriginPanel } from './origin-panel.tsx';
import { VersionDiffPanel } from './version-diff-panel.tsx';
import styles from './versions-panel.module.css';

interface AppLine {
  readonly name: string;
  readonly team: string;
  readonly versions: number;
  readonly newest: string;
}
interface VersionLine {
  readonly version: string;
  readonly digest: string;
  readonly budget: { readonly limit: number; readonly actual: number };
  readonly publishedBy: string;
  readonly publishedAt: string;
  readonly blocked: string | null;
}

const StateTag = ({ app, line }: { readonly app: string; readonly line: VersionLine }) => {
  const { t } = useTexts();
  const row = useConsole().state.apps.find((one) => one.app === app);
  if (line.blocked)
    return (
      <span title={line.blocked}>
        <Tag tone="bad">{t('history.blocked')}</Tag>
      </span>
    );
  if (row?.stable === line.version) return <Tag tone="ok">{t('composition.stable')}</Tag>;
  return row?.candidate?.version === line.version ? (
    <Tag tone="brand">{t('composition.canary')}</Tag>
  ) : (
    <Tag>{t('apps.free')}</Tag>
  );
};

const COLUMNS = ['state', 'published', 'by', 'budget', 'record'] as const;

const useVersions = (app: string) =>
  useRegistry<{ versions: VersionLine[] }>(`/v1/apps/${app}/versions`, app !== '');

const Versions = ({
  app,
  onOrigin,
}: {
  readonly app: string;
  readonly onOrigin: (version: string) => void;
}) => {
  const { t, time } = useTexts();
  const loaded = useVersions(app);
  return (
    <Loaded of={loaded}>
      {({ versions }) => (
        <Table
          label={t('apps.versionsOf', { app })}
          columns={[
            { key: 'version', label: t('pin.version') },
            ...COLUMNS.map((key) => ({ key, label: t(`apps.${key}`) })),
            { key: 'actions', label: t('page.actions'), hidden: true },
          ]}
        >
          {versions.map((line) => (
            <tr key={line.version}>
              <th scope="row" className="mono" translate="no">
                {line.version}
              </th>
              <td>
                <StateTag app={app} line={line} />
              </td>
              <td>{time(line.publishedAt)}</td>
              <td>{line.publishedBy}</td>
              <td>{`${kilobytes(line.budget.actual)} / ${kilobytes(line.budget.limit)}`}</td>
              <td className="mono text-dim">
                <span title={line.digest}>{line.digest.slice(0, 12)}</span>
              </td>
              <td data-end="">
                <Button
                  id={`origin-${line.version}`}
                  size="s"
                  tone="ghost"
                  aria-label={t('origin.showOf', { version: line.version })}
                  onClick={() => onOrigin(line.version)}
                >
                  {t('origin.show')}
                </Button>
              </td>
            </tr>
          ))}
        </Table>
      )}
    </Loaded>
  );
};

/** What the chosen version is from, and what changed between two. */
const Details = ({ app, origin }: { readonly app: string; readonly origin: string }) => {
  const versions = useVersions(app).data?.versions.map(({ version }) => version) ?? [];
  return (
    <>
      {origin && <OriginPanel app={app} version={origin} />}
      {versions.length > 1 && <VersionDiffPanel app={app} versions={versions} />}
    </>
  );
};

/** Every published version of an app: when, by whom, how large, and what it is doing here. */
export const VersionsPanel = () => {
  const { t } = useTexts();
  const loaded = useRegistry<{ apps: AppLine[] }>('/v1/apps');
  const [chosen, setChosen] = useState('');
  const apps = loaded.data?.apps ?? [];
  const app = apps.find(({ name }) => name === chosen) ?? apps[0];
  const [origin, setOrigin] = useState('');
  return (
    <>
      <Panel
        title={t('view.apps')}
        hint={app ? t('apps.ownedBy', { team: app.team, count: app.versions }) : t('apps.hint')}
        actions={
          <SelectField
            id="app"
            className={styles.select}
            label={t('composition.app')}
            hideLabel
            value={app?.name ?? ''}
            onChange={({ target }) => {
              setOrigin('');
              setChosen(target.value);
            }}
            options={apps.map(({ name, newest }) => ({
              value: name,
              label: `${name} · ${newest}`,
            }))}
          />
        }
      >
        <Loaded of={loaded}>
          {() =>
            app ? (
              <Versions app={app.name} onOrigin={setOrigin} />
            ) : (
              <PanelBody>
                <p className="text-muted">{t('composition.empty')}</p>
              </PanelBody>
            )
          }
        </Loaded>
      </Panel>
      {app && <Details key={app.name} app={app.name} origin={origin} />}
    </>
  );
};
