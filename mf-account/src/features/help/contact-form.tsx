import { getContactMerchantUserInfo, sendContactUs } from '@tapnook/contracts/calls';
import { email, enquiry, normaliseEmail, required } from '@tapnook/kernel';
import {
  useCall,
  usePlatform,
  useSession,
  type CallInput,
  useTranslation,
} from '@tapnook/platform';
import { Button, FocusedResult, Note, Panel, SelectField, TextArea, TextField } from '@tapnook/ui';
import { useState, type ReactElement } from 'react';
import { FormErrors } from '../../shared/components/form-errors.tsx';
import { useAccountForm } from '../../shared/hooks/use-account-form.ts';
import { useOrderNoParam } from './use-order-no-param.ts';
import formStyles from '../../shared/components/form.module.css';

type Topic = NonNullable<CallInput<'sendContactUs'>['body']['topic']>;
const CONTACT_TOPICS: readonly Topic[] = ['order', 'payment', 'account', 'merchant', 'other'];

const Fields = ({
  name,
  address,
}: {
  readonly name: string;
  readonly address: string;
}): ReactElement => {
  const { t } = useTranslation();
  const { http } = usePlatform();
  const asked = useOrderNoParam();
  const [receipt, setReceipt] = useState('');
  const [topic, setTopic] = useState<Topic>('order');
  const form = useAccountForm({
    id: 'contact',
    rules: { name: required, email, message: enquiry },
    onSubmit: async (values) => {
      const orderNo = (values.orderNo ?? '').trim();
      const body = {
        name: (values.name ?? '').trim(),
        email: normaliseEmail(values.email ?? ''),
        topic,
        message: (values.message ?? '').trim(),
        ...(orderNo && { orderNo }),
      };
      setReceipt(
        (await http.call(sendContactUs, { body }, { handledErrorCodes: 'all' })).enquiryNo,
      );
    },
  });
  if (receipt)
    return (
      <FocusedResult>
        <Note tone="ok" role="status" title={t('contact.sent')}>
          {t('contact.receipt', { number: receipt })}
        </Note>
      </FocusedResult>
    );
  return (
    <form {...form.props} className={formStyles.form}>
      <FormErrors form={form} />
      <div className={`${formStyles.pair} ${formStyles.roomy}`}>
        <TextField
          {...form.register('name')}
          label={t('contact.name')}
          autoComplete="name"
          maxLength={120}
          defaultValue={name}
        />
        <TextField
          {...form.register('email')}
          label={t('field.email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          defaultValue={address}
        />
      </div>
      <div className={`${formStyles.pair} ${formStyles.roomy}`}>
        <SelectField
          id="contact-topic"
          name="topic"
          label={t('contact.topic')}
          options={CONTACT_TOPICS.map((value) => ({ value, label: t(`contact.topics.${value}`) }))}
          value={topic}
          onChange={(event) => setTopic(event.target.value as Topic)}
        />
        {(topic === 'order' || topic === 'payment') && (
          <TextField
            id="contact-orderNo"
            name="orderNo"
            label={t('contact.orderNo')}
            optional={t('field.optional')}
            defaultValue={asked}
            maxLength={40}
            autoCapitalize="characters"
            autoComplete="off"
          />
        )}
      </div>
      <TextArea
        {...form.register('message')}
        label={t('contact.message')}
        rows={5}
        maxLength={4000}
      />
      <div className={formStyles.end}>
        <span className="text-sm text-muted">{t('contact.reply')}</span>
        <Button type="submit" busy={form.isSubmitting} disabled={!form.isReady}>
          {t('contact.send')}
        </Button>
      </div>
    </form>
  );
};

/** The contact form, prefilled for a signed-in shopper. */
export const ContactForm = (): ReactElement => {
  const { t } = useTranslation();
  const { user } = useSession();
  const { data } = useCall(
    getContactMerchantUserInfo,
    {},
    { handledErrorCodes: 'all', enabled: user !== null },
  );
  return (
    <Panel id="contact" title={t('contact.title')}>
      <Fields
        key={data ? 'known' : 'visitor'}
        name={data?.username ?? ''}
        address={data?.email ?? ''}
      />
    </Panel>
  );
};
