import { links } from '@tapnook/contracts';
import { sendAffiliate, sendJoinUs } from '@tapnook/contracts/calls';
import { useForm, type Form } from '@tapnook/forms';
import { inNameOrder } from '@tapnook/kernel';
import { AppLink, usePlatform, useTranslation } from '@tapnook/platform';
import {
  Button,
  FormErrorSummary,
  NameFields,
  SelectField,
  TextArea,
  TextField,
} from '@tapnook/ui';
import { useId, useMemo, type ReactElement } from 'react';
import { FormError } from '../../shared/components/form-error.tsx';
import { enquiryDraft } from '../../shared/storage/enquiry-draft.ts';
import {
  EMPTY_PARTNER,
  MAX_MESSAGE_LENGTH,
  partnerLabels,
  PARTNER_RULES,
  REFERRALS,
  websiteAddress,
  type PartnerValues,
  type PartnerForm as Kind,
} from './partner-rules.ts';
import styles from './partner-form.module.css';

export interface Receipt {
  readonly enquiryNo: string;
  readonly email: string;
}

/** Both forms share one draft, so that switching between them loses nothing. */
const DRAFT = enquiryDraft<PartnerValues>('partner');

const usePartnerForm = (kind: Kind, onSent: (receipt: Receipt) => void): Form<PartnerValues> => {
  const { t, text, locale } = useTranslation();
  const { http } = usePlatform();
  const labels: Readonly<Record<string, string>> = partnerLabels(kind, t);
  const form = useForm<PartnerValues>({
    id: useId(),
    text,
    defaultValues: EMPTY_PARTNER,
    rules: useMemo(() => inNameOrder(locale, PARTNER_RULES), [locale]),
    summaryText: (name, message) => {
      const label = labels[name] ?? '';
      return t(/[?？]$/.test(label) ? 'form.asked' : 'form.named', { label, message });
    },
    draft: DRAFT,
    onSubmit: async (values) => {
      const { enquiryNo } = await http.call(
        kind === 'affiliate' ? sendAffiliate : sendJoinUs,
        { body: { ...values, website: websiteAddress(values.website) } },
        { handledErrorCodes: 'all' },
      );
      form.reset('message', 'refSource', 'refSourceExt');
      onSent({ enquiryNo, email: values.email.trim() });
    },
  });
  return form;
};

const ReferralFields = ({ form }: { readonly form: Form<PartnerValues> }): ReactElement => {
  const { t } = useTranslation();
  const refSource = REFERRALS.find((one) => one === form.values.refSource);
  return (
    <div className={styles.pair}>
      <SelectField
        {...form.control('refSource')}
        label={t('partner.refSource')}
        placeholder={t('partner.choose')}
        required
        options={REFERRALS.map((value) => ({ value, label: t(`partner.referrals.${value}`) }))}
      />
      {refSource && (
        <TextField
          {...form.control('refSourceExt')}
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
  const { t, locale } = useTranslation();
  const form = usePartnerForm(kind, onSent);
  return (
    <form {...form.props} className="column gap-4" aria-label={t(`partner.${kind}.tab`)}>
      <FormErrorSummary
        title={t('form.problems', { count: form.summary.length })}
        errors={form.summary}
        attempt={form.attempt}
      />
      <div className={styles.pair}>
        <NameFields
          locale={locale}
          fieldProps={(name) => ({
            ...form.control(name),
            label: t(`partner.${name}`),
            required: true,
          })}
        />
      </div>
      <TextField
        {...form.control('companyName')}
        label={t(`partner.${kind}.company`)}
        autoComplete="organization"
        required
      />
      <div className={styles.pair}>
        <TextField
          {...form.control('email')}
          type="email"
          label={t('partner.email')}
          autoComplete="email"
          inputMode="email"
          required
        />
        <TextField
          {...form.control('website')}
          label={t('partner.website')}
          optional={t('form.optional')}
          autoComplete="url"
          inputMode="url"
          placeholder="example.com"
        />
      </div>
      <ReferralFields form={form} />
      <TextArea
        {...form.control('message')}
        label={t('partner.message')}
        rows={6}
        placeholder={t(`partner.${kind}.placeholder`)}
        required
        countText={(length) =>
          length > MAX_MESSAGE_LENGTH - 300 ? `${length} / ${MAX_MESSAGE_LENGTH}` : ''
        }
      />
      {form.failure && <FormError failure={form.failure} />}
      <div className="row flex-wrap gap-4">
        <Button type="submit" size="l" busy={form.isSubmitting}>
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
