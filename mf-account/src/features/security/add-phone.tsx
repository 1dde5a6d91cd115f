import { links } from '@tapnook/contracts';
import { linkCredential } from '@tapnook/contracts/calls';
import { mobile, normalisePhone } from '@tapnook/kernel';
import { usePlatform, useToast, UiLink, useTranslation } from '@tapnook/platform';
import { Button, ButtonLink, Panel, PhoneField } from '@tapnook/ui';
import { useState, type ReactElement } from 'react';
import { FormErrors } from '../../shared/components/form-errors.tsx';
import {
  codeFields,
  codeRule,
  VerificationCodeField,
} from '../../shared/components/verification-code-field.tsx';
import { useAccountForm } from '../../shared/hooks/use-account-form.ts';
import { useSetProfile, type Profile } from '../../shared/hooks/use-profile.ts';
import { useRegions } from '../../shared/hooks/use-regions.ts';
import { STEP_UP_ERROR_CODES, useStepUpAuth } from '../../shared/hooks/use-step-up-auth.tsx';
import { useVerificationCode } from '../../shared/hooks/use-verification-code.ts';
import styles from '../../shared/components/form.module.css';

/** A new mobile number, verified by a code sent to it. */
export const AddPhone = ({ profile }: { readonly profile: Profile }): ReactElement => {
  const { t, text } = useTranslation();
  const { http, navigation } = usePlatform();
  const toast = useToast();
  const setProfile = useSetProfile();
  const regions = useRegions();
  const code = useVerificationCode('LINK_PHONE', 'client');
  const { run, dialog } = useStepUpAuth(profile.hasPassword);
  const [regionId, setRegionId] = useState(profile.phoneRegionId ?? 'HK');
  const [number, setNumber] = useState('');
  const prefix = regions.prefixOf(regionId);
  const rule = mobile(prefix);
  const form = useAccountForm({
    id: 'addPhone',
    rules: { phoneNo: rule, verificationCode: codeRule(code) },
    values: codeFields(code),
    fieldOf: {
      30004: 'verificationCode',
      30034: 'verificationCode',
      30036: 'verificationCode',
      30042: 'phoneNo',
    },
    onSubmit: async () => {
      const body = {
        phoneNo: normalisePhone(number, prefix),
        regionId,
        verificationCode: code.value,
        challengeId: code.challengeId ?? '',
      };
      const done = await run(async (proof) => {
        setProfile(
          await http.call(
            linkCredential,
            { body: { ...body, ...proof } },
            { handledErrorCodes: [...STEP_UP_ERROR_CODES, '30004', '30036', '30042', '10102'] },
          ),
        );
      });
      if (!done) return;
      toast('success', t('ways.phoneSaved'));
      navigation.go(links.profile('loginMethod'));
    },
  });
  const target = () => {
    const refusal = rule(number);
    form.setError('phoneNo', refusal?.text);
    return refusal ? undefined : { phoneNo: normalisePhone(number, prefix), regionId };
  };
  return (
    <Panel corner="small">
      <form {...form.props} className={`${styles.form} ${styles.narrow}`}>
        <p className="text-muted">{t(profile.phone ? 'ways.changePhone' : 'ways.addPhone')}</p>
        {/* People learn what a code by text message is worth (ASVS V6.6.1). */}
        <p className="text-sm text-muted">{t('ways.phoneRisk')}</p>
        <FormErrors form={form} />
        <PhoneField
          {...form.register('phoneNo')}
          error={form.register('phoneNo').error ?? (code.refused && text(code.refused))}
          label={t('field.phone')}
          codeLabel={t('field.callingCode')}
          codes={regions.codes}
          code={regionId}
          onCodeChange={(id) => {
            setRegionId(id);
            code.reset();
          }}
          value={number}
          onChange={(event) => {
            setNumber(event.target.value);
            code.reset();
          }}
        />
        <VerificationCodeField
          code={code}
          field={form.register('verificationCode')}
          target={target}
        />
        <div className={styles.end}>
          <ButtonLink as={UiLink} tone="ghost" href={links.profile('loginMethod')}>
            {t('owner.cancel')}
          </ButtonLink>
          <Button type="submit" busy={form.isSubmitting}>
            {t('you.save')}
          </Button>
        </div>
      </form>
      {dialog}
    </Panel>
  );
};
