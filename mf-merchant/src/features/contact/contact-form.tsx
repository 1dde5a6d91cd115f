import { createMerchantContact, getContactMerchantUserInfo } from '@tapnook/contracts/calls';
import { normalisePhone } from '@tapnook/kernel';
import { useCall, useCallMutation, useSession, useTranslation } from '@tapnook/platform';
import { Button, FormErrorSummary, PhoneField, TextArea, TextField } from '@tapnook/ui';
import { useEffect, useRef, type FormEvent, type ReactElement } from 'react';
import { FormError } from '../../shared/components/form-error.tsx';
import { useForm } from '../../shared/hooks/use-form.ts';
import {
  contactLabels,
  contactRules,
  EMPTY_CONTACT,
  MAX_MESSAGE_LENGTH,
  refusedFields,
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
  const { locale, t } = useTranslation();
  const { codes, prefixOf } = useCallingCodes();
  const member = useMemberContact();
  const form = useForm({
    initial: EMPTY_CONTACT,
    rules: contactRules(prefixOf),
    locale,
    labels: contactLabels(t),
    draft: `contact.${merchantId}`,
  });
  const fill = useRef(form.fill);
  useEffect(() => {
    fill.current = form.fill;
  });
  useEffect(() => {
    if (member)
      fill.current({
        username: member.username,
        email: member.email ?? '',
        phone: member.phone ?? '',
        regionId: member.regionId ?? '',
      });
  }, [member]);
  const send = useCallMutation(createMerchantContact, { handledErrorCodes: 'all' });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (send.isPending || !form.check()) return;
    const { username, email, phone, regionId, message } = form.values;
    send.mutate(
      {
        body: {
          merchantId,
          username,
          email,
          message,
          ...(phone.trim() ? { phone: normalisePhone(phone, prefixOf(regionId)), regionId } : {}),
        },
      },
      {
        onSuccess: () => {
          form.clear('message');
          onSent(email.trim());
        },
        onError: (failure) => {
          const refused = refusedFields(failure);
          if (Object.keys(refused).length > 0) form.refuse(refused);
        },
      },
    );
  };
  return { form, codes, send, submit };
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
  const { form, codes, send, submit } = useContactForm(merchantId, onSent);
  return (
    <form className="column gap-3" noValidate onSubmit={submit} aria-label={t('contact.form')}>
      <FormErrorSummary
        title={t('form.problems', { count: form.errors.length })}
        errors={form.errors}
        attempt={form.attempt}
      />
      <TextField
        {...form.field('username')}
        label={t('contact.name')}
        autoComplete="name"
        required
      />
      <TextField
        {...form.field('email')}
        type="email"
        label={t('contact.email')}
        autoComplete="email"
        inputMode="email"
        required
      />
      <PhoneField
        {...form.field('phone')}
        label={t('contact.phone')}
        optional={t('form.optional')}
        codes={codes}
        codeLabel={t('contact.code')}
        code={form.values.regionId}
        onCodeChange={(regionId) => form.set('regionId', regionId)}
      />
      <TextArea
        {...form.field('message')}
        label={t('contact.message')}
        rows={4}
        placeholder={t('contact.placeholder')}
        required
        countText={(length) =>
          length > MAX_MESSAGE_LENGTH - 200 ? `${length} / ${MAX_MESSAGE_LENGTH}` : ''
        }
      />
      {send.isError && Object.keys(refusedFields(send.error)).length === 0 && (
        <FormError failure={send.error} />
      )}
      <Button type="submit" busy={send.isPending}>
        {t('contact.send')}
      </Button>
    </form>
  );
};
