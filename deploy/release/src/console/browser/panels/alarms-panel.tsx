import { Panel, PanelBody } from '../components/panel.tsx';
import { useConsole } from '../data/console-context.ts';
import type { TextKey } from '../i18n/texts.ts';
import { useTexts } from '../i18n/use-texts.ts';

/** How pages say why a script was refused → what that is called here. */
const REASONS: Readonly<Record<string, TextKey>> = {
  changed: 'alarms.changed',
  'not listed': 'alarms.unlisted',
  'without a hash': 'alarms.unpinned',
};

/** A page's words in the reader's language; what was said otherwise is shown as it came. */
const Reason = ({ detail }: { readonly detail: string }) => {
  const { t } = useTexts();
  const [, reason = '', file = '', hash] =
    /^([a-z ]+): (\S+)(?: is not (\S+))?$/.exec(detail) ?? [];
  const key = REASONS[reason];
  if (!key) return <code>{detail}</code>;
  return (
    <>
      <span>{t(key)}</span> <code>{file}</code>
      {hash && (
        <>
          <br />
          <span>{t('alarms.expected')}</span> <code>{hash}</code>
        </>
      )}
    </>
  );
};

/**
 * Scripts that pages refused, above everything else of the channel; nothing when there are none.
 */
export const AlarmsPanel = () => {
  const { t, time } = useTexts();
  const { alarms } = useConsole().state;
  if (alarms.length === 0) return null;
  return (
    <Panel tone="alarm" title={t('alarms.title', { count: alarms.length })} hint={t('alarms.hint')}>
      <PanelBody>
        <ul className="column gap-3">
          {alarms.map(({ app, version, detail, count, seenAt }) => (
            <li key={`${app} ${version} ${detail}`}>
              <p>
                <b className="mono">{`${app} ${version}`}</b>
                <span className="text-dim">
                  {` · ${t('alarms.seen', { count, time: time(seenAt) })}`}
                </span>
              </p>
              <p>
                <Reason detail={detail} />
              </p>
            </li>
          ))}
        </ul>
      </PanelBody>
    </Panel>
  );
};
