import type { PageOverride } from '@tapnook/contracts';
import { formatDateTime } from '@tapnook/kernel';
import { usePlatform } from '@tapnook/platform';
import type { ReactElement } from 'react';
import { DEVTOOLS_WORDS } from './words.ts';
import styles from './devtools.module.css';

/** What holds for this browser alone, until when, and what it puts in the place of the published parts. */
export const OverrideView = ({ override }: { readonly override: PageOverride }): ReactElement => {
  const { locale } = usePlatform();
  const words = DEVTOOLS_WORDS[locale].override;
  const parts = Object.entries(override.parts);
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
          {parts.length === 0
            ? words.nothing
            : parts.map(([part, version]) => (
                <span key={part} className={styles.asks}>
                  {part} → {version}{' '}
                </span>
              ))}
        </dd>
      </dl>
    </section>
  );
};
