import { Button, ButtonLink, Logo, Note, PasswordField } from '@tapnook/ui';
import { useTexts } from '../i18n/use-texts.ts';
import { OtherLanguage } from '../layout/other-language.tsx';
import styles from './sign-in.module.css';

/** Asks for a token, or leads to the identity provider. The browser itself sends the form. */
export const SignInScreen = ({
  hasProvider,
  problem,
}: {
  readonly hasProvider: boolean;
  readonly problem: string | undefined;
}) => {
  const { t } = useTexts();
  const isWrong = problem === 'tokenWrong';
  return (
    <main id="main" className={styles.main}>
      <form method="post" action="/session" className={styles.form}>
        <div className={styles.brand}>
          <Logo look="word" />
          <h1>{t('page.title')}</h1>
        </div>
        {(problem === 'noRole' || problem === 'signInRefused') && (
          <Note tone="bad" role="alert">
            {t(`signIn.${problem}`)}
          </Note>
        )}
        {hasProvider && (
          <ButtonLink href="/session/oidc">{t('signIn.signInWithAccount')}</ButtonLink>
        )}
        <PasswordField
          id="token"
          name="token"
          label={t('signIn.token')}
          hint={t('signIn.tokenHint')}
          error={isWrong ? t('signIn.tokenWrong') : undefined}
          showLabel={t('signIn.show')}
          concealLabel={t('signIn.hide')}
          autoComplete="current-password"
          required
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the only thing to do on this page
          autoFocus={!hasProvider}
        />
        <div className="row space-between">
          <Button type="submit" tone={hasProvider ? 'outline' : 'primary'}>
            {t('signIn.submit')}
          </Button>
          <OtherLanguage />
        </div>
      </form>
    </main>
  );
};
