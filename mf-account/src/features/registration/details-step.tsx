import type { LocalisedText } from '@tapnook/contracts';
import { links } from '@tapnook/contracts';
import { registerUser } from '@tapnook/contracts/calls';
import {
  anyName,
  inNameOrder,
  optional,
  password,
  passwordsMatch,
  termsAgreed,
} from '@tapnook/kernel';
import {
  isCallFailure,
  usePlatform,
  type CallResult,
  UiLink,
  useTranslation,
} from '@tapnook/platform';
import { Button, Checkbox, NameFields, PasswordField } from '@tapnook/ui';
import type { ReactElement } from 'react';
import { FormErrors } from '../../shared/components/form-errors.tsx';
import { NewPasswordField } from '../../shared/components/new-password-field.tsx';
import { useAccountForm } from '../../shared/hooks/use-account-form.ts';
import type { VerificationCode } from '../../shared/hooks/use-verification-code.ts';
import { codeErrorText } from '../../shared/model/attempts-left.ts';
import type { Details } from './registration-draft.ts';
import styles from '../../shared/components/form.module.css';

interface DetailsStepProps {
  readonly address: string;
  readonly code: VerificationCode;
  /** What was typed before a reload. */
  readonly initial: Details;
  readonly onType: (details: Details) => void;
  readonly onDone: (result: CallResult<typeof registerUser>) => void;
  /** The server rejected the address or the code: go back to its step. */
  readonly onRefused: (step: 0 | 1, text: LocalisedText) => void;
}
const CODE_ERROR_CODES: readonly string[] = ['30004', '30034', '30036'];

const detailsOf = ({ elements }: HTMLFormElement): Details => {
  const inputOf = (name: string): HTMLInputElement | undefined => {
    const found = elements.namedItem(name);
    return found instanceof HTMLInputElement ? found : undefined;
  };
  return {
    firstName: inputOf('firstName')?.value ?? '',
    lastName: inputOf('lastName')?.value ?? '',
    news: inputOf('news')?.checked === true,
    terms: inputOf('terms')?.checked === true,
  };
};

/** Last step: password, optional name, and agreement to the terms. */
export const DetailsStep = ({
  address,
  code,
  initial,
  onType,
  onDone,
  onRefused,
}: DetailsStepProps): ReactElement => {
  const words = useTranslation();
  const { t, locale } = words;
  const { http } = usePlatform();
  const form = useAccountForm({
    id: 'join',
    rules: inNameOrder(locale, {
      firstName: optional(anyName),
      lastName: optional(anyName),
      password,
      again: (value, values) => passwordsMatch(values.password ?? '')(value),
      terms: (value) => termsAgreed(value === 'on'),
    }),
    onSubmit: async ({ password: secret = '', firstName = '', lastName = '', news }) => {
      const names = {
        ...(firstName.trim() && { firstName: firstName.trim() }),
        ...(lastName.trim() && { lastName: lastName.trim() }),
      };
      const body = {
        email: address,
        password: secret,
        verificationCode: code.value,
        challengeId: code.challengeId ?? '',
        acceptNotification: news === 'on',
        ...names,
      };
      try {
        onDone(await http.call(registerUser, { body }, { handledErrorCodes: 'all' }));
      } catch (error) {
        if (!isCallFailure(error)) throw error;
        if (error.code === '30007') onRefused(0, error.text);
        else if (CODE_ERROR_CODES.includes(error.code)) onRefused(1, codeErrorText(error, words));
        else throw error;
      }
    },
  });
  return (
    <form
      {...form.props}
      className={styles.form}
      onInput={({ currentTarget }) => onType(detailsOf(currentTarget))}
    >
      <FormErrors form={form} />
      {/* Password managers store the password under this address. */}
      <input type="email" name="username" autoComplete="username" value={address} readOnly hidden />
      <div className={styles.pair}>
        <NameFields
          locale={locale}
          fieldProps={(name) => ({
            ...form.register(name),
            defaultValue: initial[name],
            label: t(`field.${name}`),
            optional: t('field.optional'),
          })}
        />
      </div>
      <NewPasswordField field={form.register('password')} label={t('field.password')} />
      <PasswordField
        {...form.register('again')}
        label={t('field.passwordAgain')}
        autoComplete="new-password"
        showLabel={t('field.show')}
        concealLabel={t('field.hide')}
      />
      <Checkbox name="news" label={t('login.news')} defaultChecked={initial.news} />
      <Checkbox
        {...form.register('terms')}
        defaultChecked={initial.terms}
        label={
          <>
            <span>{t('join.agree')}</span>
            <UiLink className="link" href={links.terms('usage-terms')} target="_blank">
              {t('login.terms')}
            </UiLink>
          </>
        }
      />
      <Button type="submit" size="l" block busy={form.isSubmitting}>
        {t('join.submit')}
      </Button>
    </form>
  );
};
