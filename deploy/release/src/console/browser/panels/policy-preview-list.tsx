import type { PolicyPreview, PreviewedChange } from '../../../policy/policy-preview.ts';
import { useTexts } from '../i18n/use-texts.ts';

const keyOf = ({ channel, kind, app, version }: PreviewedChange): string =>
  [channel, kind, app, version].join(' ');

/** What a proposed policy would refuse today, no longer refuses, and lets teams do. */
export const PolicyPreviewList = ({
  preview: { changes, teams },
}: {
  readonly preview: PolicyPreview;
}) => {
  const { t, text } = useTexts();
  const refused = changes.filter(({ after }) => after.length > 0);
  const freed = changes.filter(({ after }) => after.length === 0);
  const nameOf = ({ channel, kind, app, version }: PreviewedChange): string =>
    t('policy.change', {
      channel: t(`channel.${channel}`),
      act: t(`may.${kind}`),
      app,
      version,
    });
  return (
    <div role="status" className="column gap-2">
      <b>{t(refused.length > 0 ? 'policy.wouldRefuse' : 'policy.wouldRefuseNothing')}</b>
      <ul className="column gap-1">
        {refused.map((change) => (
          <li key={keyOf(change)}>
            <span>{nameOf(change)}</span>{' '}
            <span>{change.after.map(({ message }) => text(message)).join(' ')}</span>
            {change.before.length === 0 && <b>{` ${t('policy.newlyRefused')}`}</b>}
          </li>
        ))}
        {freed.map((change) => (
          <li key={keyOf(change)}>{t('policy.freed', { change: nameOf(change) })}</li>
        ))}
        {teams.map(({ channel, gained, lost }) => (
          <li key={channel}>
            <span>
              {[
                ...gained.map((act) => t('policy.gained', { act: t(`may.${act}`) })),
                ...lost.map((act) => t('policy.lost', { act: t(`may.${act}`) })),
              ].join(' ')}
            </span>{' '}
            (<span>{t(`channel.${channel}`)}</span>)
          </li>
        ))}
      </ul>
    </div>
  );
};
