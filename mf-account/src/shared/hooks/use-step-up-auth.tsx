import { createClientTicket } from '@tapnook/contracts/calls';
import { currentPassword } from '@tapnook/kernel';
import { isCallFailure, usePlatform, type CallFailure, useTranslation } from '@tapnook/platform';
import { Button, Dialog, Note, PasswordField } from '@tapnook/ui';
import { useId, useRef, useState, type ReactElement } from 'react';
import { FormErrors } from '../components/form-errors.tsx';
import {
  codeFields,
  codeRule,
  VerificationCodeField,
} from '../components/verification-code-field.tsx';
import { useAccountForm } from './use-account-form.ts';
import { useVerificationCode } from './use-verification-code.ts';
import styles from '../components/form.module.css';

/**
 * Proof for a sensitive action: a password, a ticket, or nothing soon after signing in (part 3).
 */
export interface StepUpProof {
  readonly password?: string;
  readonly ticket?: string;
}
type Act = (proof: StepUpProof) => Promise<void>;

/**
 * Codes with which the server asks for step-up authentication; list them in `handledErrorCodes` of
 * the action's call.
 */
export const STEP_UP_ERROR_CODES = ['30013', '30034'] as const;
/** Errors about the password itself: wrong, or too many attempts. */
const PASSWORD_ERROR_CODES: readonly string[] = ['30013', '10429'];
const CODE_FIELDS = {
  30004: 'verificationCode',
  30036: 'verificationCode',
  30034: 'verificationCode',
  30013: 'password',
};

interface StepUpDialogProps {
  readonly hasPassword: boolean;
  readonly act: Act;
  /** Receives errors that are not about the proof. Without it the dialog shows them. */
  readonly onRefused: ((failure: CallFailure) => void) | undefined;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

const StepUpDialog = ({
  hasPassword,
  act,
  onRefused,
  onDone,
  onClose,
}: StepUpDialogProps): ReactElement => {
  const { t } = useTranslation();
  const { http } = usePlatform();
  const id = useId();
  const code = useVerificationCode('REAUTHENTICATE', 'client');
  // An account from a provider may have no address or number that a code could be sent to.
  const noRecipient = code.failure?.code === '30027';
  const attempt = async (proof: StepUpProof): Promise<void> => {
    try {
      await act(proof);
    } catch (error) {
      if (!onRefused || !isCallFailure(error) || PASSWORD_ERROR_CODES.includes(error.code))
        throw error;
      return onRefused(error);
    }
    onDone();
  };
  const form = useAccountForm({
    id: `owner${id}`,
    rules: hasPassword ? { password: currentPassword } : { verificationCode: codeRule(code) },
    values: codeFields(code),
    fieldOf: CODE_FIELDS,
    onSubmit: async (values) => {
      if (hasPassword) return attempt({ password: values.password ?? '' });
      const body = {
        type: 'REAUTHENTICATE' as const,
        verificationCode: code.value,
        challengeId: code.challengeId,
      };
      const { ticket } = await http.call(
        createClientTicket,
        { body },
        { handledErrorCodes: ['30004', '30034', '30036', '10429'] },
      );
      return attempt({ ticket });
    },
  });
  return (
    <Dialog open onClose={onClose} title={t('owner.title')} closeLabel={t('owner.close')}>
      <form {...form.props} className={styles.form}>
        {!noRecipient && (
          <p className="text-muted">{t(hasPassword ? 'owner.byPassword' : 'owner.byCode')}</p>
        )}
        <FormErrors form={form} />
        {hasPassword ? (
          <PasswordField
            {...form.register('password')}
            label={t('field.currentPassword')}
            showLabel={t('field.show')}
            concealLabel={t('field.hide')}
          />
        ) : noRecipient ? (
          <Note tone="warn" role="alert">
            {t('owner.nobody')}
          </Note>
        ) : (
          <VerificationCodeField
            code={code}
            field={form.register('verificationCode')}
            target={() => ({})}
          />
        )}
        <div className={styles.end}>
          <Button tone="ghost" onClick={onClose}>
            {t('owner.cancel')}
          </Button>
          {!noRecipient && (
            <Button type="submit" busy={form.isSubmitting}>
              {t('owner.confirm')}
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  );
};

/**
 * Step-up authentication for a sensitive action. Soon after signing in, `run` simply performs it.
 * Later, or with `always`, a dialog asks for the password or a code and retries with that proof.
 * Render `dialog`. Errors that are not about the proof reject `run`, except with `always`, where
 * the dialog shows them.
 */
export const useStepUpAuth = (
  hasPassword: boolean,
  always = false,
): { readonly run: (act: Act) => Promise<boolean>; readonly dialog: ReactElement | null } => {
  const [act, setAct] = useState<Act>();
  const pending = useRef<{
    readonly resolve: (done: boolean) => void;
    readonly reject: (failure: CallFailure) => void;
  }>(undefined);
  const end = (done: boolean): void => {
    setAct(undefined);
    pending.current?.resolve(done);
  };
  const rejectWith = (failure: CallFailure): void => {
    setAct(undefined);
    pending.current?.reject(failure);
  };
  const run = async (action: Act): Promise<boolean> => {
    const ask = (): Promise<boolean> => {
      setAct(() => action);
      return new Promise((resolve, reject) => (pending.current = { resolve, reject }));
    };
    if (always) return ask();
    try {
      await action({});
      return true;
    } catch (error) {
      // With a password, 30034 is about the action's own code; without one, it asks for proof.
      if (!isCallFailure(error) || error.code !== (hasPassword ? '30013' : '30034')) throw error;
      return ask();
    }
  };
  return {
    run,
    dialog: act ? (
      <StepUpDialog
        hasPassword={hasPassword}
        act={act}
        onRefused={always ? undefined : rejectWith}
        onDone={() => end(true)}
        onClose={() => end(false)}
      />
    ) : null,
  };
};
