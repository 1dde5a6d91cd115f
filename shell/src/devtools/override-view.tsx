import type { PageOverride } from '@tapnook/contracts';
import { formatDateTime } from '@tapnook/kernel';
import { usePlatform } from '@tapnook/platform';
import type { ReactElement } from 'react';
import { DEVTOOLS_MESSAGES } from './messages.ts';
import styles from './devtools.module.css';

/**
 * What holds for this browser alone, until when, and what it puts in the place of the published
 * apps.
 */
export const OverrideView = ({ override }: { readonly override: PageOverride }): ReactElement => {
  const { locale } = usePlatform();
  const words = DEVTOOLS_MESSAGES[locale].override;
  const apps = Object.entries(override.apps);
  return (
    <section className={styles.view}>
      <dl className={styles.facts}>
        <dt>{words.kind}</dt>
        <dd>{words.kinds[override.kind]}</dd>
        <dt>{words.name}</dt>
        <dd>{override.name}</dd>
        <dt>{words.until}</dt>
        <dd>
          <time dateTime={override.expiresAt}>{formatDateTime(override.expiresAt, locale)}</time>
        </dd>
        <dt>{words.replaced}</dt>
        <dd>
          {apps.length === 0
            ? words.nothing
            : apps.map(([app, version]) => (
                <span key={app} className={styles.asks}>
                  <span>{`${app} → ${version}`}</span>{' '}
                </span>
              ))}
        </dd>
      </dl>
    </section>
  );
};
