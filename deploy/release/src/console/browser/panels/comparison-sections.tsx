import { Button, checkIcon, closeIcon, copyIcon, copyText, Icon, Tag } from '@tapnook/ui';
import type { DeployAnswer } from '../../../channels/can-deploy.types.ts';
import { Panel, PanelBody } from '../components/panel.tsx';
import { useConsole } from '../data/console-context.ts';
import { useMessages } from '../data/messages.tsx';
import { useChange } from '../data/use-change.ts';
import { generationText } from '../i18n/format.ts';
import { useTexts } from '../i18n/use-texts.ts';
import type { Versions } from './comparison-targets.ts';
import styles from './comparison.module.css';

/** The versions asked about, and what the registry answered. */
export interface Comparison {
  readonly wish: Versions;
  readonly answer: DeployAnswer;
}

/** Yes or no, and the one act that follows from it. */
export const VerdictSection = ({ wish, answer }: Comparison) => {
  const { t, text } = useTexts();
  const { say } = useMessages();
  const { state, mayAct } = useConsole();
  const { compose } = useChange();
  const { deployable, findings, changes, generation } = answer;
  const title = deployable ? t('compare.yes') : t('compare.no', { count: findings.length });
  const mayCompose = changes.every(({ app }) => mayAct('compose', app));
  const copy = async (): Promise<void> => {
    const lines = findings.map(
      ({ app, version, message }, at) => `${at + 1}. ${app} ${version}: ${text(message)}`,
    );
    const copied = await copyText([title, ...lines].join('\n'));
    say(t(copied ? 'page.copied' : 'page.notCopied'));
  };
  return (
    <section className={styles.verdict} data-tone={deployable ? 'ok' : 'bad'} role="status">
      <span className={styles.mark}>
        <Icon d={deployable ? checkIcon : closeIcon} size="l" />
      </span>
      <div>
        <h2>{title}</h2>
        <p>
          {changes.length === 0
            ? t('compare.sameAll')
            : t('compare.wouldChange', { count: changes.length })}
        </p>
      </div>
      <div className={styles.acts}>
        <Button id="copy" size="s" tone="outline" icon={copyIcon} onClick={() => void copy()}>
          {t('compare.copyText')}
        </Button>
        {mayCompose && changes.length > 0 && (
          <Button
            id="compose"
            size="s"
            tone={deployable ? 'primary' : 'danger'}
            disabled={!deployable && !findings.every(({ waivable }) => waivable)}
            onClick={() =>
              void compose('compositions', {
                expectedGeneration: generation,
                apps: wish,
                waive: !deployable,
              })
            }
          >
            {t(deployable ? 'compare.composeThis' : 'compare.composeWaived', {
              generation: generationText(state.generation + 1),
            })}
          </Button>
        )}
      </div>
    </section>
  );
};

/** Why not, with what would mend it. */
export const FindingsSection = ({
  answer: { deployable, findings },
}: {
  readonly answer: DeployAnswer;
}) => {
  const { t, text } = useTexts();
  return (
    <Panel title={t(deployable ? 'compare.checked' : 'compare.whyNot')}>
      {findings.map(({ app, version, message, waivable, fix }, at) => (
        <div key={`${app} ${version} ${message.en_gb}`} className={styles.reason}>
          <span className={styles.number} data-tone={waivable ? 'warn' : 'bad'}>
            {waivable ? '!' : at + 1}
          </span>
          <h3>
            <code>{`${app} ${version}`}</code>
          </h3>
          <p>{text(message)}</p>
          <p className={styles.fix}>
            {fix && (
              <span>
                <span>{t('compare.fix')}</span>{' '}
                <b>
                  {t(fix.kind === 'take' ? 'compare.take' : 'compare.keepApp', {
                    app: fix.app,
                    version: fix.version,
                  })}
                </b>
              </span>
            )}
            <span className="text-muted">
              {t(waivable ? 'compare.mayWaive' : 'compare.cannotWaive')}
            </span>
          </p>
        </div>
      ))}
      <div className={styles.reason} data-passed="">
        <span className={styles.number} data-tone="ok">
          <Icon d={checkIcon} size="s" />
        </span>
        <p>{t(deployable ? 'compare.passed' : 'compare.passedRest')}</p>
      </div>
    </Panel>
  );
};

const VersionsTable = ({ wish }: Pick<Comparison, 'wish'>) => {
  const { t } = useTexts();
  const { apps } = useConsole().state;
  const names = [...new Set([...apps.map(({ app }) => app), ...Object.keys(wish)])];
  return (
    <table className={styles.versions}>
      <tbody>
        {names.map((name) => {
          const from = apps.find(({ app }) => app === name)?.stable ?? t('page.absent');
          const to = wish[name] ?? from;
          return (
            <tr key={name} data-changed={from === to ? undefined : ''}>
              <th scope="row" className="mono">
                {name}
              </th>
              <td className="mono text-dim">{from}</td>
              <td className={from === to ? 'mono text-dim' : 'mono bold'}>
                {from === to ? t('compare.same') : `→ ${to}`}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
};

/** What changes; or the nearest composition that may be deployed. */
export const ChangesSection = ({ wish, answer: { nearest, generation } }: Comparison) => {
  const { t } = useTexts();
  const { state, isManager } = useConsole();
  const { compose } = useChange();
  if (!nearest)
    return (
      <Panel title={t('compare.changes')}>
        <VersionsTable wish={wish} />
      </Panel>
    );
  return (
    <Panel title={t('compare.nearest')} actions={<Tag tone="ok">{t('compare.deployable')}</Tag>}>
      <VersionsTable wish={nearest} />
      {isManager && (
        <PanelBody>
          <Button
            id="nearest"
            size="s"
            block
            onClick={() =>
              void compose('compositions', { expectedGeneration: generation, apps: nearest })
            }
          >
            {t('compare.composeThis', { generation: generationText(state.generation + 1) })}
          </Button>
        </PanelBody>
      )}
    </Panel>
  );
};
