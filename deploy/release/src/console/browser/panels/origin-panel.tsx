import { Note } from '@tapnook/ui';
import type { StoredProvenance } from '../../../provenance/publish-provenance.ts';
import type { Statement } from '../../../provenance/statement.ts';
import { Loaded } from '../components/loaded.tsx';
import { Panel, PanelBody } from '../components/panel.tsx';
import { RegistryRefusal } from '../data/http.ts';
import { isInLog, type ProvenEntry } from '../data/log-proof.ts';
import { useRegistry } from '../data/queries.ts';
import { useTexts } from '../i18n/use-texts.ts';
import styles from './log-panel.module.css';

/** The envelope's text is base64 of UTF-8. */
const statementOf = ({ envelope }: StoredProvenance): Statement =>
  JSON.parse(
    new TextDecoder().decode(Uint8Array.from(atob(envelope.payload), (char) => char.charCodeAt(0))),
  ) as Statement;

/** Who built a version, and from what, by its signed statement. */
const Provenance = ({ stored }: { readonly stored: StoredProvenance }) => {
  const { t } = useTexts();
  const statement = statementOf(stored);
  const { buildDefinition, runDetails } = statement.predicate;
  const commit = buildDefinition.resolvedDependencies
    ?.map(({ digest }) => digest?.['gitCommit'])
    .find(Boolean);
  return (
    <>
      <Note tone={stored.builder ? 'ok' : 'warn'}>
        {stored.builder
          ? t('origin.builtBy', { builder: stored.builder })
          : t('origin.unpinned', { builder: runDetails.builder.id })}
      </Note>
      <ul className="column gap-1">
        {statement.subject.map(({ name, digest }) => (
          <li key={name} className={styles.hash}>
            {`${name} sha256:${digest['sha256']}`}
          </li>
        ))}
        {buildDefinition.externalParameters.repository && (
          <li className={styles.hash}>{buildDefinition.externalParameters.repository}</li>
        )}
        {commit && <li className={styles.hash}>{t('origin.commit', { commit })}</li>}
      </ul>
      <details>
        <summary>{t('origin.statement')}</summary>
        <pre className={styles.hash}>{JSON.stringify(statement, null, 2)}</pre>
      </details>
    </>
  );
};

/** Whether a version is in the transparency log, as this page computes it. */
const Logged = ({ place }: { readonly place: ProvenEntry }) => {
  const { t } = useTexts();
  const holds = isInLog(place);
  return (
    <Note tone={holds ? 'ok' : 'bad'}>
      {t(holds ? 'log.holds' : 'log.fails', { index: place.index, size: place.size })}
    </Note>
  );
};

/** Versions may come without a statement; that is no failure. */
const isMissing = (error: unknown): boolean =>
  error instanceof RegistryRefusal && error.code === '50107';

/** Where a version is from: its builder's statement, and its place in the transparency log. */
export const OriginPanel = ({
  app,
  version,
}: {
  readonly app: string;
  readonly version: string;
}) => {
  const { t } = useTexts();
  const provenance = useRegistry<StoredProvenance>(
    `/v1/apps/${app}/versions/${version}/provenance`,
  );
  const place = useRegistry<ProvenEntry>(`/v1/log/releases/${app}/${version}`);
  return (
    <Panel title={t('origin.title', { app, version })}>
      <PanelBody>
        <div className="column gap-3" role="status">
          <Loaded of={place}>{(data) => <Logged place={data} />}</Loaded>
          {isMissing(provenance.error) ? (
            <p className="text-muted">{t('origin.none')}</p>
          ) : (
            <Loaded of={provenance}>{(data) => <Provenance stored={data} />}</Loaded>
          )}
        </div>
      </PanelBody>
    </Panel>
  );
};
