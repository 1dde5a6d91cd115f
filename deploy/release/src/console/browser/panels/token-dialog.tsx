import { useQueryClient } from '@tanstack/react-query';
import { useForm } from '@tapnook/forms';
import { SelectField, TextField } from '@tapnook/ui';
import { FormDialog } from '../components/form-dialog.tsx';
import { between, required, useFormText } from '../data/form-text.ts';
import { send } from '../data/http.ts';
import { useTexts } from '../i18n/use-texts.ts';

export const ROLES = ['viewer', 'team', 'manager', 'edge'] as const;
export type RoleName = (typeof ROLES)[number];
export interface MadeToken {
  readonly name: string;
  readonly token: string;
}

const USUAL_DAYS = '90';

/** Makes a token. An edge's has no end; a scope is given by the command line. */
export const TokenDialog = ({
  onMade,
  onClose,
}: {
  readonly onMade: (made: MadeToken) => void;
  readonly onClose: () => void;
}) => {
  const { t } = useTexts();
  const client = useQueryClient();
  const form = useForm<{ name: string; role: string; team: string; days: string }>({
    id: 'token',
    text: useFormText(),
    defaultValues: { name: '', role: 'viewer', team: '', days: USUAL_DAYS },
    rules: {
      name: required(1, t('tokens.nameWrong')),
      team: (team, { role }) =>
        role === 'team' ? required(1, t('tokens.teamWrong'))(team, {}) : undefined,
      days: (days, { role }) =>
        role === 'edge' ? undefined : between(1, 366, t('tokens.daysWrong'))(days, {}),
    },
    onSubmit: async ({ name, role, team, days }) => {
      const made = await send<MadeToken>('POST', '/v1/tokens', {
        name: name.trim(),
        role,
        ...(role === 'team' && { team: team.trim() }),
        ...(role !== 'edge' && { days: Number(days) }),
      });
      onMade(made);
      await client.invalidateQueries();
    },
  });
  const { role } = form.values;
  return (
    <FormDialog
      title={t('tokens.addTitle')}
      act={t('tokens.addTitle')}
      form={form}
      onClose={onClose}
    >
      <TextField {...form.control('name')} label={t('tokens.name')} autoComplete="off" />
      <SelectField
        {...form.control('role')}
        label={t('tokens.role')}
        options={ROLES.map((one) => ({ value: one, label: t(`role.${one}`) }))}
      />
      {role === 'team' && (
        <TextField {...form.control('team')} label={t('tokens.team')} autoComplete="off" />
      )}
      {role !== 'edge' && (
        <TextField
          {...form.control('days')}
          label={t('tokens.days')}
          inputMode="numeric"
          autoComplete="off"
        />
      )}
    </FormDialog>
  );
};
