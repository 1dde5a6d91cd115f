import type { BranchStore } from '@tapnook/contracts/api';
import { openingLines } from '@tapnook/kernel';
import { useTranslation } from '@tapnook/platform';
import { ButtonLink, Icon, Panel, pinIcon } from '@tapnook/ui';
import type { ReactElement } from 'react';
import { useCurrentMinute } from '../../shared/hooks/use-current-minute.ts';
import { daysText, openingStateText } from '../../shared/model/opening-hours-text.ts';
import { BranchMap } from './branch-map.tsx';
import styles from './branches.module.css';

/**
 * Whether the branch is open, rendered in the browser only. The line is reserved until then, so
 * that nothing shifts.
 */
const OpeningState = ({ branch }: { readonly branch: BranchStore }): ReactElement => {
  const { t, locale } = useTranslation();
  const now = useCurrentMinute();
  const openingState =
    now === undefined ? undefined : openingStateText(branch.openingDays, now, { t, locale });
  return (
    <p className={styles.openingState} data-open={openingState?.open || undefined}>
      {openingState?.text}
    </p>
  );
};

const OpeningHours = ({ branch }: { readonly branch: BranchStore }): ReactElement | null => {
  const { t, locale } = useTranslation();
  if (!branch.openingDays.some(({ enable }) => enable)) return null;
  return (
    <details className={styles.hours}>
      <summary>{t('profile.hours')}</summary>
      <dl>
        {openingLines(branch.openingDays).map((line) => (
          <div key={line.from}>
            <dt>{daysText(line.from, line.to, { t, locale })}</dt>
            <dd className="tabular">
              {line.hours.join(locale === 'zh-HK' ? '、' : ', ') || t('hours.closed')}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
};

const Branch = ({
  branch,
  number,
}: {
  readonly branch: BranchStore;
  readonly number: number | undefined;
}): ReactElement => {
  const { t, text } = useTranslation();
  const name = text(branch.branchName);
  const district = text(branch.districtName);
  return (
    <li className={styles.branch}>
      {number === undefined ? (
        <Icon d={pinIcon} />
      ) : (
        <span className={styles.number} aria-hidden="true">
          {number}
        </span>
      )}
      <div className={styles.details}>
        <h3>{name}</h3>
        <p className="text-sm text-muted">
          {[text(branch.address), district === name ? '' : district].filter(Boolean).join(' · ')}
        </p>
        <OpeningState branch={branch} />
        {branch.tel && (
          <a
            className={`link text-sm tabular ${styles.tel}`}
            href={`tel:${branch.tel.replace(/[^+\d]/g, '')}`}
          >
            {branch.tel}
          </a>
        )}
        <OpeningHours branch={branch} />
      </div>
      <ButtonLink
        href={branch.mapLocation}
        tone="outline"
        size="s"
        target="_blank"
        rel="noopener noreferrer"
      >
        <span>{t('profile.map')}</span>
        <span className="visually-hidden">{t('profile.mapOf', { name })}</span>
      </ButtonLink>
    </li>
  );
};

const BranchList = ({
  branches,
  start,
}: {
  readonly branches: readonly BranchStore[];
  readonly start: number | undefined;
}): ReactElement => (
  <ul className={styles.list} role="list">
    {branches.map((branch, index) => (
      <Branch
        key={branch.branchId}
        branch={branch}
        number={start === undefined ? undefined : start + index}
      />
    ))}
  </ul>
);

/** Branches shown before the rest, which unfold. */
const FIRST = 4;

/** All branches with address, opening hours and telephone, and a map. */
export const Branches = ({
  branches,
}: {
  readonly branches: readonly BranchStore[];
}): ReactElement | null => {
  const { t } = useTranslation();
  if (branches.length === 0) return null;
  return (
    <Panel title={t('profile.branches')} corner="large">
      <div className="column gap-4">
        <BranchList
          branches={branches.slice(0, FIRST)}
          start={branches.length > 1 ? 1 : undefined}
        />
        {branches.length > FIRST && (
          <details className={styles.more}>
            <summary>{t('profile.moreBranches', { count: branches.length - FIRST })}</summary>
            <BranchList branches={branches.slice(FIRST)} start={FIRST + 1} />
          </details>
        )}
        <BranchMap branches={branches} />
      </div>
    </Panel>
  );
};
