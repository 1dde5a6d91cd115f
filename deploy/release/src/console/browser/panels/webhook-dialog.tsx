import { useQueryClient } from '@tanstack/react-query';
import { useForm } from '@tapnook/forms';
import { SelectField, TextField } from '@tapnook/ui';
import { FormDialog } from '../components/form-dialog.tsx';
import { rule, useFormText, wordsIn } from '../data/form-text.ts';
import { send } from '../data/http.ts';
import type { TextKey } from '../i18n/texts.ts';
import { useTexts } from '../i18n/use-texts.ts';

/** In which form a notice is sent → what that is called. */
export const FORMS: Readonly<Record<string, TextKey>> = {
  webhook: 'webhooks.formWebhook',
  slack: 'webhooks.formSlack',
  email: 'webhooks.formEmail',
};
const ADDRESS = /^(?:https?:\/\/[^\s/]+\S*|mailto:[^\s@,;?]+@[^\s@,;?]+)$/;

export interface MadeWebhook {
  readonly url: string;
  readonly secret: string;
}

/** Tells somebody of releases, all or some. */
export const WebhookDialog = ({
  onMade,
  onClose,
}: {
  readonly onMade: (made: MadeWebhook) => void;
  readonly onClose: () => void;
}) => {
  const { t } = useTexts();
  const client = useQueryClient();
  const form = useForm<{ url: string; form: string; events: string; apps: string }>({
    id: 'webhook',
    text: useFormText(),
    defaultValues: { url: '', form: 'webhook', events: '', apps: '' },
    rules: { url: rule((url) => ADDRESS.test(url.trim()), t('webhooks.addressWrong')) },
    onSubmit: async ({ url, form: sentAs, events, apps }) => {
      const address = url.trim();
      const { secret } = await send<{ secret: string }>('POST', '/v1/webhooks', {
        url: address,
        form: address.startsWith('mailto:') ? 'email' : sentAs,
        events: wordsIn(events),
        apps: wordsIn(apps),
      });
      onMade({ url: address, secret });
      await client.invalidateQueries();
    },
  });
  const isMail = form.values.url.trim().startsWith('mailto:');
  return (
    <FormDialog
      title={t('webhooks.addTitle')}
      act={t('webhooks.addTitle')}
      form={form}
      onClose={onClose}
    >
      <TextField
        {...form.control('url')}
        label={t('webhooks.address')}
        hint={t('webhooks.addressHint')}
        inputMode="url"
        autoComplete="off"
      />
      {!isMail && (
        <SelectField
          {...form.control('form')}
          label={t('webhooks.form')}
          options={[
            { value: 'webhook', label: t('webhooks.formWebhook') },
            { value: 'slack', label: t('webhooks.formSlack') },
          ]}
        />
      )}
      <TextField
        {...form.control('events')}
        label={t('webhooks.events')}
        hint={t('webhooks.eventsHint')}
        autoComplete="off"
      />
      <TextField
        {...form.control('apps')}
        label={t('webhooks.apps')}
        hint={t('webhooks.appsHint')}
        autoComplete="off"
      />
    </FormDialog>
  );
};
