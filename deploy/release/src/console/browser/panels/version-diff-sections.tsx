import type { ReactNode } from 'react';
import type { VersionDiff, VersionOrigin } from '../../../registry/version-diff.ts';
import { PanelBody } from '../components/panel.tsx';
import { kilobytes, signed } from '../i18n/format.ts';
import type { TextKey } from '../i18n/texts.ts';
import { useTexts } from '../i18n/use-texts.ts';
import styles from './version-diff.module.css';

/** What the registry calls a list of changes → its title here. */
const TITLES: Readonly<Record<string, TextKey>> = {
  calls: 'diff.calls',
  routes: 'diff.routes',
  'slots it gives': 'diff.slotsGiven',
  'slots it uses': 'diff.slotsUsed',
  'links it gives': 'diff.linksGiven',
  'links it uses': 'diff.linksUsed',
  'events it emits': 'diff.eventsEmitted',
  'events it listens to': 'diff.eventsHeard',
  contracts: 'diff.contracts',
};
type Vital = 'errorRate' | 'lcp' | 'inp' | 'cls' | 'checkoutCompletion';
const VITALS: readonly Vital[] = ['errorRate', 'lcp', 'inp', 'cls', 'checkoutCompletion'];
const MAX_MODULES = 20;

const Section = ({
  title,
  items,
}: {
  readonly title: string;
  readonly items: readonly ReactNode[];
}) =>
  items.length > 0 && (
    <section>
      <h3>{title}</h3>
      <ul className={styles.list}>
        {items.map((item, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- the list never changes its order
          <li key={at}>{item}</li>
        ))}
      </ul>
    </section>
  );

const useDiffWords = () => {
  const { t, time } = useTexts();
  const sizes = (name: string, from: number, to: number): string => {
    const change = signed(kilobytes(Math.abs(to - from)), to - from);
    return `${name}  ${kilobytes(from)} → ${kilobytes(to)} (${change})`;
  };
  const origin = ({ version, commit, author, publishedBy, publishedAt, builder }: VersionOrigin) =>
    [
      version,
      time(publishedAt),
      publishedBy,
      commit && `${commit.slice(0, 10)} ${author ?? ''}`.trim(),
      builder && t('diff.signedBy', { builder }),
    ]
      .filter(Boolean)
      .join(' · ');
  const figure = (vital: Vital, value: number | null): string => {
    if (value === null) return t('page.noFigure');
    const isShare = vital === 'errorRate' || vital === 'checkoutCompletion';
    if (isShare) return `${(value * 100).toFixed(2)}%`;
    return vital === 'cls' ? (value / 1_000).toFixed(3) : `${Math.round(value)} ms`;
  };
  return { sizes, origin, figure };
};

/** Commits, bytes, libraries, calls, slots, links and vitals: what changed, and nothing else. */
export const VersionDiffSections = ({ diff }: { readonly diff: VersionDiff }) => {
  const { t } = useTexts();
  const { sizes, origin, figure } = useDiffWords();
  const { transfer, vitals, commitsUrl } = diff;
  const isMeasured = vitals.from.sessions > 0 && vitals.to.sessions > 0;
  const bytes = diff.bytes.toSorted((a, b) => Math.abs(b.to - b.from) - Math.abs(a.to - a.from));
  const changed = Object.entries(diff.changes).filter(
    ([, { added, removed }]) => added.length + removed.length > 0,
  );
  return (
    <PanelBody>
      <div className={styles.sections} role="status">
        <Section
          title={t('diff.commits')}
          items={
            commitsUrl
              ? [
                  <a key="all" href={commitsUrl} rel="noreferrer" target="_blank">
                    {t('diff.commitsAt')}
                  </a>,
                ]
              : []
          }
        />
        <Section title={t('diff.releases')} items={diff.releases.map(origin)} />
        <Section
          title={t('diff.transfer')}
          items={transfer.from === transfer.to ? [] : [sizes(diff.app, transfer.from, transfer.to)]}
        />
        <Section
          title={t('diff.bytes')}
          items={[
            ...bytes
              .slice(0, MAX_MODULES)
              .map(({ module, from, to }) => sizes(module || diff.app, from, to)),
            ...(bytes.length > MAX_MODULES
              ? [t('page.andMore', { count: bytes.length - MAX_MODULES })]
              : []),
          ]}
        />
        <Section
          title={t('diff.libraries')}
          items={diff.libraries.map(
            ({ name, from, to }) =>
              `${name}  ${from ?? t('page.absent')} → ${to ?? t('page.absent')}`,
          )}
        />
        {changed.map(([kind, { added, removed }]) => {
          const title = TITLES[kind];
          return (
            <Section
              key={kind}
              title={title ? t(title) : kind}
              items={[...added.map((one) => `+ ${one}`), ...removed.map((one) => `− ${one}`)]}
            />
          );
        })}
        <Section
          title={t('diff.vitals')}
          items={
            isMeasured
              ? [
                  t('diff.visits', { from: vitals.from.sessions, to: vitals.to.sessions }),
                  ...VITALS.filter(
                    (one) => vitals.from[one] !== null || vitals.to[one] !== null,
                  ).map(
                    (one) =>
                      `${t(`diff.${one}`)}  ${figure(one, vitals.from[one])} → ` +
                      figure(one, vitals.to[one]),
                  ),
                ]
              : []
          }
        />
        {changed.length + bytes.length + diff.libraries.length === 0 && (
          <p className="text-muted">{t('diff.nothing')}</p>
        )}
      </div>
    </PanelBody>
  );
};
