import { links } from '@tapnook/contracts';
import { undoCredentialChange } from '@tapnook/contracts/calls';
import { UiLink, useCallMutation, useTranslation } from '@tapnook/platform';
import { Button, ButtonLink, FocusedResult, Note } from '@tapnook/ui';
import type { ReactElement } from 'react';
import { failureText } from '../../shared/model/retry-after.ts';

/** The account is as it was; what comes next depends on how it can be signed in to. */
const Undone = ({ email }: { readonly email: string | null }): ReactElement => {
  const { t } = useTranslation();
  return (
    <>
      <FocusedResult>
        <Note tone="ok" role="status">
          {email === null ? t('undo.done') : t('undo.doneEmail', { email })}
        </Note>
      </FocusedResult>
      <ButtonLink
        as={UiLink}
        href={email === null ? links.login() : links.resetPassword()}
        size="l"
        block
      >
        {t(email === null ? 'undo.signIn' : 'undo.reset')}
      </ButtonLink>
    </>
  );
};

const NotUndone = ({
  outcome,
}: {
  readonly outcome: 'used' | 'expired' | 'unknown' | 'taken';
}): ReactElement => {
  const { t } = useTranslation();
  return (
    <>
      <FocusedResult>
        <Note tone="bad" role="alert">
          {t(`undo.${outcome}`)}
        </Note>
      </FocusedResult>
      <ButtonLink as={UiLink} href={links.help()} size="l" block>
        {t('undo.help')}
      </ButtonLink>
      <ButtonLink as={UiLink} tone="outline" href={links.login()} size="l" block>
        {t('undo.signIn')}
      </ButtonLink>
    </>
  );
};

/**
 * Asks before a link in a letter takes a changed way in back: mail scanners open links, and opening
 * alone must change nothing.
 */
export const CredentialUndo = ({ token }: { readonly token: string }): ReactElement => {
  const words = useTranslation();
  const { t } = words;
  const undo = useCallMutation(undoCredentialChange, { handledErrorCodes: 'all' });
  if (undo.data?.outcome === 'undone') return <Undone email={undo.data.email} />;
  if (undo.data) return <NotUndone outcome={undo.data.outcome} />;
  return (
    <>
      <ul>
        <li>{t('undo.back')}</li>
        <li>{t('undo.later')}</li>
        <li>{t('undo.devices')}</li>
        <li>{t('undo.password')}</li>
      </ul>
      {undo.isError && (
        <Note tone="bad" role="alert">
          {failureText(undo.error, words)}
        </Note>
      )}
      <Button size="l" block busy={undo.isPending} onClick={() => undo.mutate({ body: { token } })}>
        {t('undo.confirm')}
      </Button>
    </>
  );
};
