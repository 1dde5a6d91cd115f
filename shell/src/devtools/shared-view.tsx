import type { PageOverride } from '@tapnook/contracts';
import { usePlatform } from '@tapnook/platform';
import type { ReactElement } from 'react';
import { DEVTOOLS_MESSAGES } from './messages.ts';
import styles from './devtools.module.css';

/**
 * Every shared library: what the shell gives, and what each remote asks for; those that ask for
 * something else stand out.
 */
export const SharedView = ({
  shared,
}: {
  readonly shared: PageOverride['shared'];
}): ReactElement => {
  const words = DEVTOOLS_MESSAGES[usePlatform().locale];
  return (
    <section className={styles.view}>
      <table className={styles.table}>
        <thead>
          <tr>
            {[words.library, words.given, words.asked].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Object.entries(shared)
            .toSorted(([a], [b]) => (a < b ? -1 : 1))
            .map(([library, { shell, ...asked }]) => (
              <tr key={library}>
                <th scope="row">{library}</th>
                <td>{shell ?? '–'}</td>
                <td>
                  {Object.entries(asked).map(([app, range]) => (
                    <span
                      key={app}
                      className={styles.asks}
                      data-state={range === shell ? undefined : 'differs'}
                    >
                      <span>{app}</span> <span>{range}</span>{' '}
                    </span>
                  ))}
                </td>
              </tr>
            ))}
        </tbody>
      </table>
    </section>
  );
};
