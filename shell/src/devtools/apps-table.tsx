import type { PageOverride } from '@tapnook/contracts';
import { usePlatform } from '@tapnook/platform';
import type { ReactElement } from 'react';
import { DEVTOOLS_MESSAGES } from './messages.ts';
import type { AppRow } from './page-apps.ts';
import { toneOf } from './tones.ts';
import styles from './devtools.module.css';

/** One row an app; pointing at one, or focusing it, frames its regions. */
export const AppsTable = ({
  rows,
  override,
  onPoint,
}: {
  readonly rows: readonly AppRow[];
  readonly override: PageOverride;
  readonly onPoint: (app: string | null) => void;
}): ReactElement => {
  const { locale, composition } = usePlatform();
  const words = DEVTOOLS_MESSAGES[locale];
  const { columns } = words;
  const whyOf = (name: string): string => {
    const why = override.why[name];
    if (!why) return '–';
    const rollout =
      why.bucket === undefined || why.weight === undefined
        ? ''
        : ` · ${words.rollout(why.bucket, why.weight)}`;
    return words.from[why.from] + rollout;
  };
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {[
            columns.app,
            columns.version,
            columns.from,
            columns.ready,
            columns.bytes,
            columns.state,
          ].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, version, loaded, bytes, state }) => (
          <tr key={name} onPointerEnter={() => onPoint(name)} onPointerLeave={() => onPoint(null)}>
            <th scope="row">
              <button
                type="button"
                className={styles.tone}
                data-tone={toneOf(composition, name)}
                onFocus={() => onPoint(name)}
                onBlur={() => onPoint(null)}
              >
                {name}
              </button>
            </th>
            <td translate="no">{version}</td>
            <td>{whyOf(name)}</td>
            <td>{loaded === null ? '–' : `${loaded} ms`}</td>
            <td>
              <span>{(bytes / 1_024).toFixed(1)}</span> KB
            </td>
            <td data-state={state}>{words.states[state]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
