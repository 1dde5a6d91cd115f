import { TextField } from '@tapnook/ui';
import { useBackOffice } from '../backoffice-context.ts';

/** The name by which the shop knows a thing; it stays as it is once it is there. */
export const KeyField = ({
  label,
  value,
  isNew,
  error,
  onChange,
}: {
  readonly label: string;
  readonly value: string;
  readonly isNew: boolean;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}) => {
  const { t } = useBackOffice();
  return (
    <TextField
      label={label}
      hint={t('searchWords.keyHint')}
      required
      readOnly={!isNew}
      value={value}
      error={error}
      onChange={({ target }) => onChange(target.value)}
    />
  );
};
