import { SelectField, TextField, searchIcon } from '@tapnook/ui';
import { useTexts } from '../i18n/use-texts.ts';
import styles from './filters.module.css';

interface FilterProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Filters a list by what its rows say. */
export const TextFilter = ({ id, label, value, onChange }: FilterProps) => {
  const { t } = useTexts();
  return (
    <TextField
      id={id}
      className={styles.filter}
      type="search"
      label={label}
      hideLabel
      placeholder={t('page.filter')}
      icon={searchIcon}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
};

/** Shows a list of one app alone; nothing chosen is all of them. */
export const AppFilter = ({
  id,
  label,
  apps,
  value,
  onChange,
}: FilterProps & { readonly apps: readonly string[] }) => {
  const { t } = useTexts();
  return (
    <SelectField
      id={id}
      className={styles.filter}
      label={label}
      hideLabel
      placeholder={t('page.allApps')}
      options={apps.map((app) => ({ value: app, label: app }))}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
};

export const isMatch = (wanted: string, text: string): boolean =>
  text.toLowerCase().includes(wanted.trim().toLowerCase());
