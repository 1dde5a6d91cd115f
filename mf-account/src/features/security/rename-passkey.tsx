import { renamePasskey, type listPasskeys } from '@tapnook/contracts/calls';
import { maxLength, required } from '@tapnook/kernel';
import { usePlatform, useTranslation, type CallResult } from '@tapnook/platform';
import { Button, Dialog, TextField } from '@tapnook/ui';
import type { ReactElement } from 'react';
import { FormErrors } from '../../shared/components/form-errors.tsx';
import { useAccountForm } from '../../shared/hooks/use-account-form.ts';
import styles from '../../shared/components/form.module.css';

/** The server's own limit. */
const MAX_NAME_LENGTH = 60;

interface RenamePasskeyProps {
  readonly passkey: CallResult<typeof listPasskeys>[number];
  readonly onRenamed: () => void;
  readonly onClose: () => void;
}

/** Renames a passkey, so that its device can be recognised before it is removed. */
export const RenamePasskey = ({
  passkey,
  onRenamed,
  onClose,
}: RenamePasskeyProps): ReactElement => {
  const { t } = useTranslation();
  const { http } = usePlatform();
  const form = useAccountForm({
    id: 'passkey',
    rules: { name: (value) => required(value) ?? maxLength(MAX_NAME_LENGTH)(value.trim()) },
    onSubmit: async (values) => {
      await http.call(
        renamePasskey,
        { params: { passkeyId: passkey.id }, body: { name: (values.name ?? '').trim() } },
        { handledErrorCodes: ['10102', '10405', 'network'] },
      );
      onRenamed();
    },
  });
  return (
    <Dialog open onClose={onClose} title={t('ways.renameTitle')} closeLabel={t('owner.close')}>
      <form {...form.props} className={styles.form}>
        <FormErrors form={form} />
        <TextField
          {...form.register('name')}
          label={t('ways.passkeyName')}
          defaultValue={passkey.name}
          autoComplete="off"
          maxLength={MAX_NAME_LENGTH}
        />
        <div className={styles.end}>
          <Button tone="ghost" onClick={onClose}>
            {t('owner.cancel')}
          </Button>
          <Button type="submit" busy={form.isSubmitting}>
            {t('you.save')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
};
