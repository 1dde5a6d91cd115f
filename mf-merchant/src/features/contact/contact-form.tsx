import { createMerchantContact, getContactMerchantUserInfo } from '@tapnook/contracts/calls';
import { useForm } from '@tapnook/forms';
import { normalisePhone } from '@tapnook/kernel';
import { useCall, usePlatform, useSession, useTranslation } from '@tapnook/platform';
import { Button, FormErrorSummary, PhoneField, TextArea, TextField } from '@tapnook/ui';
import { useEffect, useId, useMemo, type ReactElement } from 'react';
import { FormError } from '../../shared/components/form-error.tsx';
import { enquiryDraft } from '../../shared/storage/enquiry-draft.ts';
import {
  contactLabels,
  contactRules,
  EMPTY_CONTACT,
  MAX_MESSAGE_LENGTH,
  type ContactValues,
} from './contact-rules.ts';
import { useCallingCodes } from './use-calling-codes.ts';

/** Contact details of the signed-in member. */
const useMemberContact = () => {
  const { user, known } = useSession();
  return useCall(
    getContactMerchantUserInfo,
    {},
    { handledErrorCodes: 'all', enabled: known && user !== null },
  ).data;
};

const useContactForm = (merchantId: string, onSent: (email: string) => void) => {
  const { t, text } = useTranslation();
  const { http } = usePlatform();
  const { codes, prefixOf } = useCallingCodes();
  const member = useMemberContact();
  const labels: Readonly<Record<string, string>> = contactLabels(t);
  const form = useForm<ContactValues>({
    id: useId(),
    text,
    defaultValues: EMPTY_CONTACT,
    rules: contactRules(prefixOf),
    aliases: { regionId: 'phone' },
    summaryText: (name, message) => t('form.named', { label: labels[name], message }),
    draft: useMemo(() => enquiryDraft(`contact.${merchantId}`), [merchantId]),
    onSubmit: async ({ username, email, phone, regionId, message }) => {
      const number = phone.trim()
        ? { phone: normalisePhone(phone, prefixOf(regionId)), regionId }
        : {};
      await http.call(
        createMerchantContact,
        { body: { merchantId, username, email, message, ...number } },
        { handledErrorCodes: 'all' },
      );
      form.reset('message');
      onSent(email.trim());
    },
  });
  const { prefill } = form;
  useEffect(() => {
    if (member)
      prefill({
        username: member.username,
        email: member.email ?? '',
        phone: member.phone ?? '',
        regionId: member.regionId ?? '',
      });
  }, [member, prefill]);
  return { form, codes };
};

/** The enquiry form. Its draft is stored until it is sent. */
export const ContactForm = ({
  merchantId,
  onSent,
}: {
  readonly merchantId: string;
  readonly onSent: (email: string) => void;
}): ReactElement => {
  const { t } = useTranslation();
  const { form, codes } = useContactForm(merchantId, onSent);
  return (
    <form {...form.props} className="column gap-3" aria-label={t('contact.form')}>
      <FormErrorSummary
        title={t('form.problems', { count: form.summary.length })}
        errors={form.summary}
        attempt={form.attempt}
      />
      <TextField
        {...form.control('username')}
        label={t('contact.name')}
        autoComplete="name"
        required
      />
      <TextField
        {...form.control('email')}
        type="email"
        label={t('contact.email')}
        autoComplete="email"
        inputMode="email"
        required
      />
      <PhoneField
        {...form.control('phone')}
        label={t('contact.phone')}
        optional={t('form.optional')}
        codes={codes}
        codeLabel={t('contact.code')}
        code={form.values.regionId}
        onCodeChange={(regionId) => form.setValues({ regionId })}
      />
      <TextArea
        {...form.control('message')}
        label={t('contact.message')}
        rows={4}
        placeholder={t('contact.placeholder')}
        required
        countText={(length) =>
          length > MAX_MESSAGE_LENGTH - 200 ? `${length} / ${MAX_MESSAGE_LENGTH}` : ''
        }
      />
      {form.failure && <FormError failure={form.failure} />}
      <Button type="submit" busy={form.isSubmitting}>
        {t('contact.send')}
      </Button>
    </form>
  );
};
