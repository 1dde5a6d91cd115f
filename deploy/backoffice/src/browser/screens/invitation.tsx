import { acceptInvitation, readInvitation } from '@tapnook/contracts/calls';
import { Button, ErrorState, NameFields, Panel, PasswordField, useFocusOnMount } from '@tapnook/ui';
import { useState, type FormEvent } from 'react';
import { callApi } from '../api.ts';
import { useBackOffice } from '../backoffice-context.ts';
import { Show } from '../components/basics.tsx';
import { useAction } from '../use-action.ts';
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

const Form = ({ token, hasAccount }: { readonly token: string; readonly hasAccount: boolean }) => {
  const { t, locale } = useBackOffice();
  const { busy, fields, act } = useAction();
  const [accepted, setAccepted] = useState(false);
  const [draft, setDraft] = useState({ firstName: '', lastName: '', password: '' });
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const body = hasAccount ? { token } : { token, ...draft };
    const done = await act(() => callApi(acceptInvitation, { body }), t('invitation.done'));
    if (done) setAccepted(true);
  };
  if (accepted) return <Accepted />;
  return (
    <form className="stack" onSubmit={(event) => void submit(event)}>
      {hasAccount ? (
        <p>{t('invitation.hasAccount')}</p>
      ) : (
        <>
          <NameFields
            locale={locale}
            fieldProps={(name) => ({
              label: t(`invitation.${name}`),
              value: draft[name],
              onChange: ({ target }) => setDraft({ ...draft, [name]: target.value }),
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
            onChange={({ target }) => setDraft({ ...draft, password: target.value })}
          />
        </>
      )}
      <Button type="submit" busy={busy}>
        {t('invitation.accept')}
      </Button>
    </form>
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
        <ErrorState title={t('invitation.over')} level={1} />
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
