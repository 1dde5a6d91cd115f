import {
  changePerson,
  invitePerson,
  listPeople,
  removePerson,
  withdrawInvitation,
} from '@tapnook/contracts/calls';
import { formatDateTime } from '@tapnook/kernel';
import type { CallResult } from '@tapnook/platform';
import { useLocation, useParams } from '@tapnook/platform/router';
import { Button, Note, Panel, SelectField, TextField } from '@tapnook/ui';
import { useState } from 'react';
import { callApi } from '../api.ts';
import { useBackOffice } from '../backoffice-context.ts';
import { Rows, Screen, Show } from '../components/basics.tsx';
import { ConfirmButton, NamedLabel } from '../components/confirm-button.tsx';
import { EditForm } from '../components/edit-form.tsx';
import { useAction } from '../use-action.ts';
import { useLoad } from '../use-load.ts';

const ROLES = ['owner', 'manager', 'counter'] as const;
type Role = (typeof ROLES)[number];

const RoleField = ({
  value,
  of,
  onChange,
}: {
  readonly value: Role;
  /** Whose it is, where several stand on the screen. */
  readonly of?: string;
  readonly onChange: (role: Role) => void;
}) => {
  const { t } = useBackOffice();
  return (
    <SelectField
      label={t('people.role')}
      aria-label={of && `${t('people.role')}: ${of}`}
      value={value}
      options={ROLES.map((role) => ({ value: role, label: t(`role.${role}`) }))}
      onChange={({ target }) => onChange(ROLES.find((role) => role === target.value) ?? 'counter')}
    />
  );
};

/** Somebody's role: chosen first, and then changed, so that a slip of the wheel changes nothing. */
const RoleChange = ({
  role,
  of,
  onChange,
}: {
  readonly role: Role;
  readonly of: string;
  readonly onChange: (role: Role) => void;
}) => {
  const { t } = useBackOffice();
  const [chosen, setChosen] = useState(role);
  return (
    <>
      <RoleField value={chosen} of={of} onChange={setChosen} />
      {chosen !== role && (
        <Button size="s" onClick={() => onChange(chosen)}>
          <NamedLabel label={t('people.changeRole')} of={of} />
        </Button>
      )}
    </>
  );
};

type Waiting = CallResult<typeof listPeople>['invitations'];
interface Invitation {
  readonly email: string;
  readonly role: Role;
}
const NOBODY: Invitation = { email: '', role: 'counter' };

/** Who applied to become a partner is invited without being typed again. */
const firstInvitation = (state: unknown): Invitation =>
  typeof state === 'object' &&
  state !== null &&
  'ownerEmail' in state &&
  typeof state.ownerEmail === 'string'
    ? { email: state.ownerEmail, role: 'owner' }
    : NOBODY;

/** An invitation takes the place of the one that its address has, whose link ends with it. */
const Replaced = ({
  waiting,
  draft: { email, role },
}: {
  readonly waiting: Waiting;
  readonly draft: Invitation;
}) => {
  const { t } = useBackOffice();
  const before = waiting.find((one) => one.email === email.trim().toLowerCase());
  if (!before) return null;
  const words = { email: before.email, before: t(`role.${before.role}`), role: t(`role.${role}`) };
  return (
    <Note tone="warn" role="status">
      {t(before.role === role ? 'people.invitedAgain' : 'people.invitedOtherwise', words)}
    </Note>
  );
};

const Invite = ({
  merchantId,
  waiting,
  onDone,
}: {
  readonly merchantId: string;
  readonly waiting: Waiting;
  readonly onDone: () => void;
}) => {
  const { t } = useBackOffice();
  const { state } = useLocation();
  const [first, setFirst] = useState(() => firstInvitation(state));
  return (
    <Panel title={t('people.invite')}>
      <EditForm<Invitation, Invitation>
        key={first.email}
        initial={first}
        save={async (body) => {
          await callApi(invitePerson, { params: { merchantId }, body });
          return body;
        }}
        done={({ email }) => t('people.invited', { email })}
        onDone={() => {
          setFirst(NOBODY);
          onDone();
        }}
        submitLabel={t('people.send')}
        after="clear"
      >
        {({ draft, set, fields }) => (
          <>
            <TextField
              label={t('people.email')}
              type="email"
              required
              error={fields['email']}
              value={draft.email}
              onChange={({ target }) => set({ email: target.value })}
            />
            <RoleField value={draft.role} onChange={(role) => set({ role })} />
            <p className="text-muted">{t(`people.may.${draft.role}`)}</p>
            <Replaced waiting={waiting} draft={draft} />
          </>
        )}
      </EditForm>
    </Panel>
  );
};

/** Who works for a merchant, and who is asked to. */
export const PeopleScreen = () => {
  const { merchantId = '' } = useParams();
  const { t, locale } = useBackOffice();
  const { act } = useAction();
  const loaded = useLoad(`people ${merchantId}`, () =>
    callApi(listPeople, { params: { merchantId } }),
  );
  const change = async (work: () => Promise<unknown>): Promise<void> => {
    await act(work, t('people.changed'));
    loaded.reload();
  };
  return (
    <Screen title={t('people.title')}>
      <div className="columns">
        <Panel>
          <Show
            loaded={loaded}
            empty={{
              title: t('people.none'),
              isEmpty: ({ people, invitations }) => people.length + invitations.length === 0,
            }}
          >
            {({ people, invitations }) => (
              <Rows>
                {people.map(({ userId, name, email, role }) => (
                  <li key={`${userId} ${role}`}>
                    <b>{name}</b>
                    <span className="text-muted">{email}</span>
                    <span className="cluster align-end">
                      <RoleChange
                        role={role}
                        of={name}
                        onChange={(next) =>
                          void change(() =>
                            callApi(changePerson, {
                              params: { merchantId, userId },
                              body: { role: next },
                            }),
                          )
                        }
                      />
                      <ConfirmButton
                        size="s"
                        sure={t('people.removeSure')}
                        of={name}
                        onConfirm={() =>
                          void change(() =>
                            callApi(removePerson, { params: { merchantId, userId } }),
                          )
                        }
                      >
                        {t('people.remove')}
                      </ConfirmButton>
                    </span>
                  </li>
                ))}
                {invitations.map(({ invitationId, email, role, expiresAt }) => (
                  <li key={invitationId}>
                    <b>{email}</b>
                    <span className="text-muted">
                      {t('people.waits', {
                        role: t(`role.${role}`),
                        until: formatDateTime(expiresAt, locale),
                      })}
                    </span>
                    <ConfirmButton
                      size="s"
                      tone="ghost"
                      sure={t('people.withdrawSure')}
                      of={email}
                      onConfirm={() =>
                        void change(() =>
                          callApi(withdrawInvitation, { params: { merchantId, invitationId } }),
                        )
                      }
                    >
                      {t('people.withdraw')}
                    </ConfirmButton>
                  </li>
                ))}
              </Rows>
            )}
          </Show>
        </Panel>
        <Invite
          merchantId={merchantId}
          waiting={loaded.data?.invitations ?? []}
          onDone={loaded.reload}
        />
      </div>
    </Screen>
  );
};
