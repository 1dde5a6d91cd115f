import { loginUser } from '@tapnook/contracts/calls';
import { mobile, normalisePhone } from '@tapnook/kernel';
import { usePlatform, useTranslation } from '@tapnook/platform';
import { Button, Checkbox, moveFocus, PhoneField } from '@tapnook/ui';
import { useRef, useState, type ReactElement } from 'react';
import { FormErrors } from '../../shared/components/form-errors.tsx';
import {
  codeFields,
  codeRule,
  VerificationCodeField,
} from '../../shared/components/verification-code-field.tsx';
import { useAccountForm } from '../../shared/hooks/use-account-form.ts';
import { useRegions } from '../../shared/hooks/use-regions.ts';
import { useVerificationCode } from '../../shared/hooks/use-verification-code.ts';
import { completeLogin } from '../../shared/model/post-login-redirect.ts';
import { challengeOf } from '../../shared/model/sign-in-challenge.ts';
import type { SignInFormProps } from './sign-in-form.ts';
import styles from '../../shared/components/form.module.css';

/** Sign-in by phone and code; an unknown number creates an account (part 1, section 6). */
export const PhoneForm = ({ redirect, onChallenge }: SignInFormProps): ReactElement => {
  const { t, text } = useTranslation();
  const platform = usePlatform();
  const regions = useRegions();
  const [regionId, setRegionId] = useState('HK');
  const number = useRef<HTMLInputElement>(null);
  const code = useVerificationCode('LOGIN');
  const prefix = regions.prefixOf(regionId);
  const phoneRule = mobile(prefix);
  const form = useAccountForm({
    id: 'phone',
    rules: { phoneNo: phoneRule, verificationCode: codeRule(code) },
    values: codeFields(code),
    fieldOf: { 30004: 'verificationCode', 30036: 'verificationCode', 30034: 'verificationCode' },
    onSubmit: async (values) => {
      const body = {
        phoneNo: normalisePhone(values.phoneNo ?? '', prefix),
        regionId,
        verificationCode: code.value,
        challengeId: code.challengeId ?? '',
        acceptNotification: values.news === 'on',
      };
      try {
        const result = await platform.http.call(loginUser, { body }, { handledErrorCodes: 'all' });
        completeLogin(platform, result, redirect);
      } catch (error) {
        const challenge = challengeOf(error);
        if (!challenge) throw error;
        onChallenge(challenge);
      }
    },
  });
  const target = () => {
    const phoneNo = number.current?.value ?? '';
    const refusal = phoneRule(phoneNo);
    form.setError('phoneNo', refusal?.text);
    if (refusal) moveFocus(number.current);
    return refusal ? undefined : { phoneNo: normalisePhone(phoneNo, prefix), regionId };
  };
  return (
    <form {...form.props} className={styles.form}>
      <FormErrors form={form} />
      <PhoneField
        {...form.register('phoneNo')}
        error={form.register('phoneNo').error ?? (code.refused && text(code.refused))}
        ref={number}
        label={t('field.phone')}
        codeLabel={t('field.callingCode')}
        codes={regions.codes}
        code={regionId}
        onChange={code.reset}
        onCodeChange={(id) => {
          setRegionId(id);
          code.reset();
        }}
      />
      <VerificationCodeField
        code={code}
        field={form.register('verificationCode')}
        target={target}
      />
      <Checkbox name="news" label={t('login.news')} />
      <Button type="submit" size="l" block busy={form.isSubmitting} disabled={!form.isReady}>
        {t('login.submit')}
      </Button>
    </form>
  );
};
