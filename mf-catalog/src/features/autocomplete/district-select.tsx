import { useTranslation } from '@tapnook/platform';
import { chevronDownIcon, Icon, pinIcon } from '@tapnook/ui';
import type { ReactElement } from 'react';
import type { Place } from './suggestions.ts';
import styles from './district-select.module.css';

interface DistrictSelectProps {
  readonly places: readonly Place[];
  readonly value: string | undefined;
  readonly onChange: (id: string | undefined) => void;
}

/**
 * Where to search, beside the words: the browser's own list, so that every key and a form without
 * script work.
 */
export const DistrictSelect = ({ places, value, onChange }: DistrictSelectProps): ReactElement => {
  const { t, text } = useTranslation();
  const known = value === undefined || places.some(({ id }) => id === value);
  return (
    <label className={styles.choice}>
      <Icon d={pinIcon} size="s" />
      {/* A form without script sends it only when there is a choice: no empty parameter. */}
      <select
        className={styles.list}
        name={places.length > 0 ? 'districtId' : undefined}
        aria-label={t('suggest.districts')}
        value={known ? (value ?? '') : ''}
        onChange={(event) => onChange(event.target.value || undefined)}
      >
        <option value="">{t('suggest.allDistricts')}</option>
        {places.map(({ id, name, region }) => (
          <option key={id} value={id}>{`${region ? '\u2003' : ''}${text(name)}`}</option>
        ))}
      </select>
      <Icon d={chevronDownIcon} size="s" />
    </label>
  );
};
