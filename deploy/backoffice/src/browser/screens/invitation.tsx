import { acceptInvitation, readInvitation } from '@tapnook/contracts/calls';
import { ErrorState, NameFields, Panel, PasswordField, useFocusOnMount } from '@tapnook/ui';
import { useState } from 'react';
import { callApi } from '../api.ts';
import { useBackOffice } from '../backoffice-context.ts';
import { Show } from '../components/basics.tsx';
import { EditForm } from '../components/edit-form.tsx';
import { useLoad } from '../use-load.ts';

/** Leads to a fresh page, since the link of the invitation is used up. */
const Accepted = () => {
  const { t } = useBackOffice();
  const link = useFocusOnMount<HTMLAnchorElement>();
  return (
    <>
      <p>{t('invitation.done')}</p>
      <a className="text-link" href="/" ref={link}>
        {t('signIn.go')}
      </a>
    </>
  );
};

const NOBODY = { firstName: '', lastName: '', password: '' };

const Form = ({ token, hasAccount }: { readonly token: string; readonly hasAccount: boolean }) => {
  const { t, locale } = useBackOffice();
  const [accepted, setAccepted] = useState(false);
  if (accepted) return <Accepted />;
  return (
    <EditForm
      initial={NOBODY}
      save={(draft) =>
        callApi(acceptInvitation, { body: hasAccount ? { token } : { token, ...draft } })
      }
      done={t('invitation.done')}
      onDone={() => setAccepted(true)}
      submitLabel={t('invitation.accept')}
      after="keep"
    >
      {({ draft, set, fields }) =>
        hasAccount ? (
          <p>{t('invitation.hasAccount')}</p>
        ) : (
          <>
            <NameFields
              locale={locale}
              fieldProps={(name) => ({
                label: t(`invitation.${name}`),
                required: true,
                error: fields[name],
                value: draft[name],
                onChange: ({ target }) => set({ [name]: target.value }),
              })}
            />
            <PasswordField
              label={t('invitation.password')}
              showLabel={t('signIn.show')}
              concealLabel={t('signIn.hide')}
              hint={t('invitation.passwordHint')}
              autoComplete="new-password"
              required
              error={fields['password']}
              value={draft.password}
              onChange={({ target }) => set({ password: target.value })}
            />
          </>
        )
      }
    </EditForm>
  );
};

/** Where the link of an invitation leads: joining a merchant. */
export const InvitationScreen = () => {
  const { t, text } = useBackOffice();
  const token = window.location.hash.slice(1);
  const loaded = useLoad(`invitation ${token}`, () => callApi(readInvitation, { body: { token } }));
  return (
    <div className="sign-in">
      <title>{t('invitation.title')}</title>
      {loaded.failure && loaded.failure.code !== 'network' ? (
        <ErrorState
          title={t('invitation.over')}
          level={1}
          action={
            <a className="text-link" href="/">
              {t('signIn.go')}
            </a>
          }
        />
      ) : (
        <Panel>
          <Show loaded={loaded}>
            {({ merchantName, email, role, hasAccount }) => (
              <div className="stack">
                <h1>{t('invitation.heading', { merchant: text(merchantName) })}</h1>
                <p>{t('invitation.as', { email, role: t(`role.${role}`) })}</p>
                <Form token={token} hasAccount={hasAccount} />
              </div>
            )}
          </Show>
        </Panel>
      )}
    </div>
  );
};
