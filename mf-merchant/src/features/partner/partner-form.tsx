import { links } from '@tapnook/contracts';
import { sendAffiliate, sendJoinUs } from '@tapnook/contracts/calls';
import { AppLink, useCallMutation, useTranslation } from '@tapnook/platform';
import { Button, FormErrorSummary, SelectField, TextArea, TextField } from '@tapnook/ui';
import type { FormEvent, ReactElement } from 'react';
import { FormError } from '../../shared/components/form-error.tsx';
import { useForm, type Form } from '../../shared/hooks/use-form.ts';
import {
  EMPTY_PARTNER,
  MAX_MESSAGE_LENGTH,
  partnerLabels,
  PARTNER_RULES,
  REFERRALS,
  websiteAddress,
  type PartnerField,
  type PartnerForm as Kind,
} from './partner-rules.ts';
import styles from './partner-form.module.css';

export interface Receipt {
  readonly enquiryNo: string;
  readonly email: string;
}

const usePartnerForm = (kind: Kind, onSent: (receipt: Receipt) => void) => {
  const { locale, t } = useTranslation();
  // Both forms share one draft, so that switching between them loses nothing.
  const form = useForm({
    initial: EMPTY_PARTNER,
    rules: PARTNER_RULES,
    locale,
    labels: partnerLabels(kind, t),
    draft: 'partner',
  });
  const joinUs = useCallMutation(sendJoinUs, { handledErrorCodes: 'all' });
  const affiliate = useCallMutation(sendAffiliate, { handledErrorCodes: 'all' });
  const send = kind === 'affiliate' ? affiliate : joinUs;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (send.isPending || !form.check()) return;
    const { values } = form;
    send.mutate(
      { body: { ...values, website: websiteAddress(values.website) } },
      {
        onSuccess: ({ enquiryNo }) => {
          form.clear('message', 'refSource', 'refSourceExt');
          onSent({ enquiryNo, email: values.email.trim() });
        },
      },
    );
  };
  return { form, send, submit };
};

const ReferralFields = ({ form }: { readonly form: Form<PartnerField> }): ReactElement => {
  const { t } = useTranslation();
  const { refSource } = form.values;
  return (
    <div className={styles.pair}>
      <SelectField
        {...form.field('refSource')}
        label={t('partner.refSource')}
        placeholder={t('partner.choose')}
        required
        options={REFERRALS.map((value) => ({ value, label: t(`partner.referrals.${value}`) }))}
      />
      {refSource && (
        <TextField
          {...form.field('refSourceExt')}
          label={t(`partner.which.${refSource}`)}
          optional={t('form.optional')}
        />
      )}
    </div>
  );
};

/** A business enquiry, as a merchant or as an affiliate. The draft is stored until it is sent. */
export const PartnerForm = ({
  kind,
  onSent,
}: {
  readonly kind: Kind;
  readonly onSent: (receipt: Receipt) => void;
}): ReactElement => {
  const { t } = useTranslation();
  const { form, send, submit } = usePartnerForm(kind, onSent);
  return (
    <form
      className="column gap-4"
      noValidate
      onSubmit={submit}
      aria-label={t(`partner.${kind}.tab`)}
    >
      <FormErrorSummary
        title={t('form.problems', { count: form.errors.length })}
        errors={form.errors}
        attempt={form.attempt}
      />
      <div className={styles.pair}>
        <TextField
          {...form.field('firstName')}
          label={t('partner.firstName')}
          autoComplete="given-name"
          required
        />
        <TextField
          {...form.field('lastName')}
          label={t('partner.lastName')}
          autoComplete="family-name"
          required
        />
      </div>
      <TextField
        {...form.field('companyName')}
        label={t(`partner.${kind}.company`)}
        autoComplete="organization"
        required
      />
      <div className={styles.pair}>
        <TextField
          {...form.field('email')}
          type="email"
          label={t('partner.email')}
          autoComplete="email"
          inputMode="email"
          required
        />
        <TextField
          {...form.field('website')}
          label={t('partner.website')}
          optional={t('form.optional')}
          autoComplete="url"
          inputMode="url"
          placeholder="example.com"
        />
      </div>
      <ReferralFields form={form} />
      <TextArea
        {...form.field('message')}
        label={t('partner.message')}
        rows={6}
        placeholder={t(`partner.${kind}.placeholder`)}
        required
        countText={(length) =>
          length > MAX_MESSAGE_LENGTH - 300 ? `${length} / ${MAX_MESSAGE_LENGTH}` : ''
        }
      />
      {send.isError && <FormError failure={send.error} />}
      <div className="row flex-wrap gap-4">
        <Button type="submit" size="l" busy={send.isPending}>
          {t('partner.send')}
        </Button>
        <p className="text-xs text-dim">
          <span>{t('partner.privacy')}</span>{' '}
          <AppLink className="link" to={links.terms('privacy-policy')}>
            {t('partner.privacyLink')}
          </AppLink>
        </p>
      </div>
    </form>
  );
};
