import { links } from '@tapnook/contracts';
import { cancelDeletion, deleteAccount } from '@tapnook/contracts/calls';
import { addDays, hongKongDay } from '@tapnook/kernel';
import { isCallFailure, usePlatform, useToast, UiLink, useTranslation } from '@tapnook/platform';
import { Button, ButtonLink, Note, SelectField, TextArea } from '@tapnook/ui';
import { useState, type ReactElement } from 'react';
import { useSetProfile, type Profile } from '../../shared/hooks/use-profile.ts';
import { STEP_UP_ERROR_CODES, useStepUpAuth } from '../../shared/hooks/use-step-up-auth.tsx';
import {
  PendingPaymentNotice,
  usePendingPayments,
  AccountDeletionSummary,
} from './account-deletion-summary.tsx';
import { DELETION_DAYS, AccountDeletionTimeline } from './account-deletion-timeline.tsx';
import styles from './account-deletion.module.css';

const REASONS = ['seldom', 'mails', 'privacy', 'another', 'other'] as const;

/** A pending deletion: its date, and the way to cancel it. */
const CancelDeletion = ({
  profile,
  deletionAt,
}: {
  readonly profile: Profile;
  readonly deletionAt: string;
}): ReactElement => {
  const { t } = useTranslation();
  const { http, now } = usePlatform();
  const toast = useToast();
  const setProfile = useSetProfile();
  const [busy, setBusy] = useState(false);
  const stay = (): void => {
    setBusy(true);
    http
      .call(cancelDeletion, {}, { handledErrorCodes: ['80001'] })
      .then((changed) => {
        setProfile(changed);
        toast('success', t('leaving.kept'));
      })
      .catch((error: unknown) => {
        // 80001 means that another tab has cancelled it already. The shell has shown any other
        // error.
        if (isCallFailure(error) && error.code === '80001')
          setProfile({ ...profile, deletionAt: null });
      })
      .finally(() => setBusy(false));
  };
  return (
    <>
      <AccountDeletionTimeline
        requestedOn={addDays(hongKongDay(deletionAt), -DELETION_DAYS)}
        today={hongKongDay(now())}
      />
      <Note tone="warn" role="status">
        {t('leaving.requested')}
      </Note>
      <div className={styles.buttons}>
        <Button size="l" block busy={busy} onClick={stay}>
          {t('leaving.keep')}
        </Button>
      </div>
    </>
  );
};

/**
 * Confirms the request. Every session has ended, this one too (part 3, Identity); signing in again
 * leads to the cancellation.
 */
export const DeletionRequested = ({
  deletionAt,
}: {
  readonly deletionAt: string;
}): ReactElement => {
  const { t } = useTranslation();
  const { now } = usePlatform();
  return (
    <>
      <AccountDeletionTimeline
        requestedOn={addDays(hongKongDay(deletionAt), -DELETION_DAYS)}
        today={hongKongDay(now())}
      />
      <Note tone="warn" role="status">
        {t('leaving.signedOut')}
      </Note>
      <div className={styles.buttons}>
        <ButtonLink as={UiLink} size="l" block href={links.home()}>
          {t('mailing.home')}
        </ButtonLink>
        <ButtonLink
          as={UiLink}
          tone="outline"
          size="l"
          block
          href={links.login(links.deleteAccount())}
        >
          {t('leaving.signInAgain')}
        </ButtonLink>
      </div>
    </>
  );
};

interface AccountDeletionProps {
  readonly profile: Profile;
  readonly onRequested: (deletionAt: string) => void;
}

const RequestDeletion = ({ profile, onRequested }: AccountDeletionProps): ReactElement => {
  const { t, text } = useTranslation();
  const { http, now } = usePlatform();
  const pendingPayments = usePendingPayments();
  const toast = useToast();
  // Without password, e-mail and phone there is nothing to ask for, so a recent sign-in must do.
  const canStepUp = profile.hasPassword || profile.email !== null || profile.phone !== null;
  const { run, dialog } = useStepUpAuth(profile.hasPassword, canStepUp);
  const [reason, setReason] = useState('');
  const [more, setMore] = useState('');
  const today = hongKongDay(now());
  const ask = (): void => {
    const words = [reason, more.trim()].filter(Boolean).join(': ').slice(0, 500);
    run(async (proof) => {
      const { deletionAt } = await http.call(
        deleteAccount,
        { body: { purpose: profile.role, reason: words, ...proof } },
        { handledErrorCodes: [...STEP_UP_ERROR_CODES, '80001', '10429'] },
      );
      onRequested(deletionAt);
    }).catch((error: unknown) => {
      if (!isCallFailure(error)) throw error;
      toast('error', text(error.text));
    });
  };
  return (
    <>
      <p className="text-muted">{t('leaving.text')}</p>
      <AccountDeletionTimeline requestedOn={today} today={today} />
      <PendingPaymentNotice orders={pendingPayments.data?.items ?? []} />
      <AccountDeletionSummary />
      <SelectField
        label={t('leaving.reason')}
        optional={t('field.optional')}
        placeholder={t('leaving.noReason')}
        options={REASONS.map((value) => ({ value, label: t(`leaving.reasons.${value}`) }))}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      {reason === 'other' && (
        <TextArea
          label={t('leaving.more')}
          rows={3}
          maxLength={450}
          value={more}
          onChange={(event) => setMore(event.target.value)}
        />
      )}
      <div className={styles.buttons}>
        <Button
          tone="danger"
          size="l"
          block
          disabled={pendingPayments.isPending || (pendingPayments.data?.items.length ?? 0) > 0}
          onClick={ask}
        >
          {t('leaving.ask')}
        </Button>
        <ButtonLink as={UiLink} size="l" block href={links.profile('accountSet')}>
          {t('leaving.keep')}
        </ButtonLink>
        {canStepUp && <p className={`text-xs text-dim ${styles.footnote}`}>{t('leaving.proof')}</p>}
      </div>
      {dialog}
    </>
  );
};

/** Account deletion with 14 days to cancel (part 1, section 4; part 3, Identity). */
export const AccountDeletion = ({ profile, onRequested }: AccountDeletionProps): ReactElement =>
  profile.deletionAt === null ? (
    <RequestDeletion profile={profile} onRequested={onRequested} />
  ) : (
    <CancelDeletion profile={profile} deletionAt={profile.deletionAt} />
  );
