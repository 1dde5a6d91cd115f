import { serverErrors } from '@tapnook/forms';
import { isCallFailure, type CallFailure } from '@tapnook/platform';
import { Button, moveFocus, Panel, PasswordField, TextField } from '@tapnook/ui';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { session } from '../api.ts';
import { useBackOffice } from '../backoffice-context.ts';

/** What a sign-in still needs: a code, or an authenticator to be set up first. */
type Step =
  | { readonly kind: 'password' }
  | { readonly kind: 'code'; readonly challengeId: string }
  | {
      readonly kind: 'enrol';
      readonly challengeId: string;
      readonly secret: string;
      readonly qrCode: string;
    }
  | { readonly kind: 'recovery'; readonly codes: readonly string[] };
/** The API's answers to a right password where the shop asks for a second factor. */
const NEEDS_CODE = '30048';
const NEEDS_ENROLMENT = '30049';

/** A text that the API or the page's server put into its answer. */
const textIn = (answer: unknown, key: string): string => {
  const value = (answer as Readonly<Record<string, unknown>> | null)?.[key];
  return typeof value === 'string' ? value : '';
};

/** The next step after a refusal that is none. */
const stepAfter = async ({ code, data }: CallFailure): Promise<Step | undefined> => {
  const challengeId = textIn(data, 'challengeId');
  if (code === NEEDS_CODE) return { kind: 'code', challengeId };
  if (code !== NEEDS_ENROLMENT) return undefined;
  const setup = await session('/enrolment', { challengeId });
  return {
    kind: 'enrol',
    challengeId,
    secret: textIn(setup, 'secret'),
    qrCode: textIn(setup, 'qrCode'),
  };
};

const useSignIn = (onSignedIn: () => void) => {
  const { notify, text } = useBackOffice();
  const [step, setStep] = useState<Step>({ kind: 'password' });
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState('');
  const take = async (work: () => Promise<Readonly<Record<string, unknown>>>): Promise<void> => {
    setBusy(true);
    notify('');
    setFault('');
    try {
      const { recoveryCodes } = await work();
      if (Array.isArray(recoveryCodes))
        setStep({ kind: 'recovery', codes: recoveryCodes.map(String) });
      else onSignedIn();
    } catch (error) {
      if (!isCallFailure(error)) throw error;
      const next = await stepAfter(error).catch(() => undefined);
      if (next) setStep(next);
      else {
        const said = text(Object.values(serverErrors(error, () => true))[0] ?? error.text);
        setFault(said);
        notify(said, 'bad');
      }
    } finally {
      setBusy(false);
    }
  };
  return { step, busy, fault, take };
};

/** A form whose refused field has the focus. */
const useFaultFocus = (fault: string) => {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (fault) moveFocus(form.current?.querySelector<HTMLElement>('[aria-invalid="true"]'));
  }, [fault]);
  return form;
};

const CodeForm = ({
  step,
  busy,
  fault,
  onCode,
}: {
  readonly step: Extract<Step, { kind: 'code' | 'enrol' }>;
  readonly busy: boolean;
  /** What was refused, in words. */
  readonly fault: string;
  readonly onCode: (body: object) => void;
}) => {
  const { t } = useBackOffice();
  const form = useFaultFocus(fault);
  // It takes the place of the form before it, whose button had the focus.
  useEffect(() => moveFocus(form.current?.querySelector('input')), [form]);
  const [code, setCode] = useState('');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const typed = code.replace(/\s/g, '');
    // A recovery code is longer, and holds letters; there is none before an authenticator.
    const isCode = step.kind === 'enrol' || /^\d{1,6}$/.test(typed);
    onCode({
      challengeId: step.challengeId,
      ...(isCode ? { code: typed } : { recoveryCode: typed }),
    });
  };
  return (
    <form ref={form} className="stack" onSubmit={submit}>
      {step.kind === 'enrol' && (
        <>
          <p>{t('signIn.enrol')}</p>
          {step.qrCode && <img className="qr-code" src={step.qrCode} alt={t('signIn.qr')} />}
          <p>
            <span>{t('signIn.secret')}</span> <code>{step.secret}</code>
          </p>
        </>
      )}
      <TextField
        label={t('signIn.code')}
        hint={step.kind === 'code' ? t('signIn.codeHint') : undefined}
        error={fault || undefined}
        autoComplete="one-time-code"
        inputMode={step.kind === 'enrol' ? 'numeric' : 'text'}
        required
        value={code}
        onChange={({ target }) => setCode(target.value)}
      />
      <Button type="submit" busy={busy}>
        {t('signIn.go')}
      </Button>
    </form>
  );
};

const PasswordForm = ({
  busy,
  fault,
  onSubmit,
}: {
  readonly busy: boolean;
  /** What was refused, in words. */
  readonly fault: string;
  readonly onSubmit: (email: string, password: string) => void;
}) => {
  const { t } = useBackOffice();
  const form = useFaultFocus(fault);
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onSubmit(email, password);
  };
  return (
    <form ref={form} className="stack" onSubmit={submit}>
      <TextField
        label={t('signIn.email')}
        type="email"
        autoComplete="username"
        required
        value={email}
        onChange={({ target }) => setEmail(target.value)}
      />
      <PasswordField
        label={t('signIn.password')}
        showLabel={t('signIn.show')}
        concealLabel={t('signIn.hide')}
        autoComplete="current-password"
        error={fault || undefined}
        required
        value={password}
        onChange={({ target }) => setPassword(target.value)}
      />
      <Button type="submit" busy={busy}>
        {t('signIn.go')}
      </Button>
    </form>
  );
};

/** Password first, then a second factor where the shop asks for one. */
export const SignInScreen = ({ onSignedIn }: { readonly onSignedIn: () => void }) => {
  const { t } = useBackOffice();
  const { step, busy, fault, take } = useSignIn(onSignedIn);
  return (
    <div className="sign-in">
      <title>{t('signIn.title')}</title>
      <Panel>
        <div className="stack">
          <h1>{t('signIn.title')}</h1>
          {step.kind === 'password' && (
            <PasswordForm
              busy={busy}
              fault={fault}
              onSubmit={(email, password) => void take(() => session('', { email, password }))}
            />
          )}
          {(step.kind === 'code' || step.kind === 'enrol') && (
            <CodeForm
              key={step.kind}
              step={step}
              busy={busy}
              fault={fault}
              onCode={(body) =>
                void take(() =>
                  session(step.kind === 'code' ? '/second-factor' : '/enrolment/confirm', body),
                )
              }
            />
          )}
          {step.kind === 'recovery' && (
            <>
              <p>{t('signIn.recovery')}</p>
              <ul className="recovery-codes" role="list" translate="no">
                {step.codes.map((code) => (
                  <li key={code}>{code}</li>
                ))}
              </ul>
              <Button onClick={onSignedIn}>{t('signIn.kept')}</Button>
            </>
          )}
        </div>
      </Panel>
    </div>
  );
};
