import type { BranchStore } from '@tapnook/contracts/api';
import { isOpenNow, openingLines, weekdayName } from '@tapnook/kernel';
import { usePlatform, useTranslation } from '@tapnook/platform';
import { Tag } from '@tapnook/ui';
import { useEffect, useState, type ReactElement } from 'react';
import styles from './branch-list.module.css';

/**
 * Open or closed now; said only in the browser, since a page may be read long after it was made.
 */
const OpenNowTag = ({ branch }: { readonly branch: BranchStore }): ReactElement | null => {
  const { t } = useTranslation();
  const { now } = usePlatform();
  const [open, setOpen] = useState<boolean>();
  // oxlint-disable-next-line react/set-state-in-effect -- the server must not say it
  useEffect(() => setOpen(isOpenNow(branch.openingDays, now())), [branch, now]);
  if (open === undefined || branch.openingDays.length === 0) return null;
  return (
    <Tag tone={open ? 'ok' : 'neutral'}>{t(open ? 'product.openNow' : 'product.closedNow')}</Tag>
  );
};

const OpeningHours = ({ branch }: { readonly branch: BranchStore }): ReactElement => {
  const { t, locale } = useTranslation();
  const name = (day: number): string =>
    weekdayName(day % 7, locale, locale === 'zh-HK' ? 'long' : 'short');
  return (
    <dl className={styles.hours}>
      {openingLines(branch.openingDays).map((line) => (
        <div key={line.from}>
          <dt>
            {line.from === line.to
              ? name(line.from)
              : t('product.dayRange', { from: name(line.from), to: name(line.to) })}
          </dt>
          <dd className="tabular">{line.hours.join(', ') || t('product.closed')}</dd>
        </div>
      ))}
    </dl>
  );
};

/**
 * Where it happens: each branch with its hours, whether it is open now, and its telephone; or the
 * place of its own.
 */
export const BranchList = ({
  branches,
}: {
  readonly branches: readonly BranchStore[];
}): ReactElement => {
  const { t, text } = useTranslation();
  return (
    <ul className={styles.branches} role="list" aria-labelledby="where">
      {branches.map((branch) => (
        <li key={branch.branchId} className={styles.branch}>
          <div className="row flex-wrap">
            <h3>{text(branch.branchName)}</h3>
            <OpenNowTag branch={branch} />
          </div>
          <p className="text-sm text-muted">
            {[text(branch.address), text(branch.districtName)].filter(Boolean).join(' · ')}
          </p>
          {branch.mapLocation.startsWith('https://') && (
            <p className="text-sm">
              <a
                className="link"
                href={branch.mapLocation}
                target="_blank"
                rel="noopener noreferrer"
              >
                {t('map.open')}
              </a>
            </p>
          )}
          {branch.tel && (
            <p className="text-sm">
              <a className="link" href={`tel:${branch.tel.replace(/[^+\d]/g, '')}`}>
                {branch.tel}
              </a>
            </p>
          )}
          {branch.openingDays.length > 0 && (
            <details className={styles.details}>
              <summary>{t('product.hours')}</summary>
              <OpeningHours branch={branch} />
            </details>
          )}
        </li>
      ))}
    </ul>
  );
};
