import { links, type LocalisedText } from '@tapnook/contracts';
import type { registerUser } from '@tapnook/contracts/calls';
import { type CallResult, UiLink, useTranslation } from '@tapnook/platform';
import { Note } from '@tapnook/ui';
import { useState, type ReactElement } from 'react';
import { CodeStage } from '../../shared/components/code-step.tsx';
import { EmailStage } from '../../shared/components/email-step.tsx';
import { useCode } from '../../shared/hooks/use-verification-code.ts';
import { DetailsStage } from './details-step.tsx';

interface JoinProps {
  readonly stage: number;
  readonly onStage: (stage: number) => void;
  readonly redirect: string | null;
  readonly onDone: (result: CallResult<typeof registerUser>) => void;
}

/** Address, code, password: an account whose address was proved first. What was typed stays when one goes back. */
export const Join = ({ stage, onStage, redirect, onDone }: JoinProps): ReactElement => {
  const { t, text } = useTranslation();
  const code = useCode('REGISTER');
  const [address, setAddress] = useState('');
  const [refused, setRefused] = useState<{
    readonly stage: number;
    readonly text: LocalisedText;
  }>();
  const go = (next: number): void => {
    setRefused(undefined);
    onStage(next);
  };
  const refusal = refused?.stage === stage ? refused.text : undefined;
  if (stage === 0) {
    const note = refusal && (
      <Note tone="bad" role="alert">
        {text(refusal)}{' '}
        <UiLink className="link" href={links.login(redirect ?? undefined)}>
          {t('join.signInInstead')}
        </UiLink>
      </Note>
    );
    return (
      <EmailStage
        name="join-email"
        code={code}
        initial={address}
        refused={note}
        onSent={(to) => {
          setAddress(to);
          go(1);
        }}
      />
    );
  }
  if (stage === 1)
    return (
      <CodeStage
        name="join-code"
        code={code}
        address={address}
        refused={refusal}
        onCode={() => go(2)}
      />
    );
  return (
    <DetailsStage
      address={address}
      code={code}
      onDone={onDone}
      onRefused={(at, reason) => {
        if (at === 1) code.change('');
        setRefused({ stage: at, text: reason });
        onStage(at);
      }}
    />
  );
};
