import { liftMailSuppression, readMailSuppression } from '@tapnook/contracts/calls';
import type { CallResult } from '@tapnook/platform';
import { Button, Note, Panel, TextField } from '@tapnook/ui';
import { useState } from 'react';
import { callApi } from '../api.ts';
import { useBackOffice } from '../backoffice-context.ts';
import { useAction } from '../use-action.ts';
import { EditForm } from './edit-form.tsx';

interface Found extends CallResult<typeof readMailSuppression> {
  readonly email: string;
}

/** Why an address gets no mail, and letting mail go there again. */
export const MailSuppression = () => {
  const { t } = useBackOffice();
  const { busy, act } = useAction();
  const [found, setFound] = useState<Found | null>(null);
  const lift = async (email: string): Promise<void> => {
    const done = await act(
      () => callApi(liftMailSuppression, { body: { email } }),
      t('suppression.lifted', { email }),
    );
    if (done) setFound(null);
  };
  return (
    <Panel title={t('suppression.title')}>
      <div className="stack">
        <p className="text-muted">{t('suppression.lead')}</p>
        <EditForm<{ email: string }, Found>
          initial={{ email: '' }}
          save={async ({ email }) => ({
            email,
            ...(await callApi(readMailSuppression, { body: { email } })),
          })}
          done={({ reason }) => t(reason ? 'suppression.kept' : 'suppression.free')}
          onDone={(answer) => answer && setFound(answer)}
          submitLabel={t('suppression.look')}
          tone="outline"
          after="keep"
        >
          {({ draft, set, fields }) => (
            <TextField
              label={t('suppression.email')}
              type="email"
              required
              value={draft.email}
              error={fields['email']}
              onChange={({ target }) => set({ email: target.value })}
            />
          )}
        </EditForm>
        {found && (
          <Note tone={found.reason ? 'warn' : 'info'}>
            {[`${found.email}:`, t(`suppression.reason.${found.reason ?? 'none'}`), found.detail]
              .filter(Boolean)
              .join(' ')}
          </Note>
        )}
        {found?.reason && (
          <Button tone="outline" busy={busy} onClick={() => void lift(found.email)}>
            {t('suppression.lift')}
          </Button>
        )}
      </div>
    </Panel>
  );
};
