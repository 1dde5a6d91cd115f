import { links } from '@tapnook/contracts';
import type { getHelpDocument } from '@tapnook/contracts/calls';
import { formatDay } from '@tapnook/kernel';
import { UiLink, useTranslation, type CallResult } from '@tapnook/platform';
import { Note } from '@tapnook/ui';
import type { ReactElement } from 'react';
import styles from './terms.module.css';

type Document = CallResult<typeof getHelpDocument>;
type Version = Document['versions'][number];
interface DocumentProps {
  readonly document: Document;
}

const termsPath = ({ type }: Document, { key, state }: Version): string =>
  links.terms(type as Parameters<typeof links.terms>[0], state === 'in_force' ? undefined : key);

/** Says that another version is in force, or will be, and leads there. */
export const VersionNote = ({ document }: DocumentProps): ReactElement | null => {
  const { t, locale } = useTranslation();
  const { state, versions } = document;
  const isCurrent = state === 'in_force';
  // The newest stands first; the next one to take effect is the last of those to come.
  const other = isCurrent
    ? versions.findLast((version) => version.state === 'upcoming')
    : versions.find((version) => version.state === 'in_force');
  if (!other) return null;
  const day = formatDay((isCurrent ? other : document).validFrom ?? '', locale);
  return (
    <Note tone="warn">
      <span>{t(isCurrent ? 'terms.announced' : `terms.${state}`, { day })}</span>{' '}
      <UiLink href={termsPath(document, other)}>
        {t(isCurrent ? 'terms.readNew' : 'terms.readCurrent')}
      </UiLink>
    </Note>
  );
};

/** Every version of a document that has more than one, the newest first. */
export const VersionList = ({ document }: DocumentProps): ReactElement | null => {
  const { t, locale } = useTranslation();
  const { versions } = document;
  if (versions.length < 2) return null;
  return (
    <nav className={`no-print ${styles.versions}`} aria-label={t('terms.versions')}>
      <p className="text-sm bold">{t('terms.versions')}</p>
      <ul role="list">
        {versions.map((version) => (
          <li key={version.key}>
            <UiLink
              href={termsPath(document, version)}
              aria-current={version.validFrom === document.validFrom ? 'page' : undefined}
            >
              {version.validFrom
                ? t('terms.from', { day: formatDay(version.validFrom, locale) })
                : t('terms.first')}
            </UiLink>{' '}
            <span className="text-sm text-muted">{t(`terms.states.${version.state}`)}</span>
          </li>
        ))}
      </ul>
    </nav>
  );
};
