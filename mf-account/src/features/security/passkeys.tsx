import type { LocalisedText } from '@tapnook/contracts';
import { listPasskeys, removePasskey } from '@tapnook/contracts/calls';
import { formatDay, hongKongDay } from '@tapnook/kernel';
import {
  callKey,
  isCallFailure,
  useCall,
  usePlatform,
  useToast,
  type CallResult,
  useTranslation,
} from '@tapnook/platform';
import { Button, FieldError, lockIcon, Panel, plusIcon } from '@tapnook/ui';
import { useState, type ReactElement } from 'react';
import { SECTION_ERROR_CODES, QuerySection } from '../../shared/components/query-section.tsx';
import { Setting, SettingList } from '../../shared/components/setting-list.tsx';
import { STEP_UP_ERROR_CODES, useStepUpAuth } from '../../shared/hooks/use-step-up-auth.tsx';
import { addPasskey, supportsPasskeys } from '../../shared/model/passkeys.ts';
import { RenamePasskey } from './rename-passkey.tsx';

type Passkey = CallResult<typeof listPasskeys>[number];

interface PasskeyRowProps {
  readonly passkey: Passkey;
  readonly busy: boolean;
  readonly onRename: () => void;
  readonly onRemove: () => void;
}

const PasskeyRow = ({ passkey, busy, onRename, onRemove }: PasskeyRowProps): ReactElement => {
  const { t, locale } = useTranslation();
  const day = (at: string): string => formatDay(hongKongDay(at), locale);
  return (
    <Setting
      icon={lockIcon}
      lit
      title={passkey.name}
      text={
        passkey.lastUsedAt
          ? t('ways.addedUsed', { added: day(passkey.createdAt), used: day(passkey.lastUsedAt) })
          : t('ways.added', { added: day(passkey.createdAt) })
      }
      action={
        <>
          <Button
            tone="ghost"
            size="s"
            aria-label={`${t('ways.rename')}: ${passkey.name}`}
            onClick={onRename}
          >
            {t('ways.rename')}
          </Button>
          <Button
            tone="outline"
            size="s"
            busy={busy}
            aria-label={`${t('you.remove')}: ${passkey.name}`}
            onClick={onRemove}
          >
            {t('you.remove')}
          </Button>
        </>
      }
    />
  );
};

/** Passkeys of the account: add, rename, remove. */
export const Passkeys = ({ hasPassword }: { readonly hasPassword: boolean }): ReactElement => {
  const { t, text } = useTranslation();
  const { http, queryClient } = usePlatform();
  const toast = useToast();
  const query = useCall(listPasskeys, {}, { handledErrorCodes: SECTION_ERROR_CODES });
  const { run, dialog } = useStepUpAuth(hasPassword);
  const [problem, setProblem] = useState<LocalisedText>();
  const [busy, setBusy] = useState('');
  const [renaming, setRenaming] = useState<Passkey>();
  const refreshList = async (done: string): Promise<void> => {
    await queryClient.invalidateQueries({ queryKey: callKey(listPasskeys, {}) });
    toast('success', done);
  };
  const change = (what: string, act: () => Promise<boolean>, done: string): void => {
    setBusy(what);
    setProblem(undefined);
    act()
      .then(async (changed) => {
        if (changed) await refreshList(done);
      })
      .catch((error: unknown) => {
        if (!isCallFailure(error)) throw error;
        setProblem(error.text);
      })
      .finally(() => setBusy(''));
  };
  const add = async (): Promise<boolean> => {
    let made = false;
    const name = navigator.userAgent.includes('Mobile')
      ? t('ways.thisPhone')
      : t('ways.thisComputer');
    await run(async (proof) => void (made = (await addPasskey(http, name, proof)) !== null));
    return made;
  };
  const remove = (passkey: Passkey) => () =>
    run(
      async (proof) =>
        void (await http.call(
          removePasskey,
          { params: { passkeyId: passkey.id }, body: proof },
          { handledErrorCodes: [...STEP_UP_ERROR_CODES, '30044'] },
        )),
    );
  return (
    <Panel
      title={t('ways.passkeys')}
      actions={
        supportsPasskeys() && (
          <Button
            tone="soft"
            size="s"
            icon={plusIcon}
            busy={busy === 'add'}
            aria-label={`${t('ways.add')}: ${t('ways.passkeys')}`}
            onClick={() => change('add', add, t('ways.passkeyAdded'))}
          >
            {t('ways.add')}
          </Button>
        )
      }
    >
      {problem && <FieldError>{text(problem)}</FieldError>}
      <QuerySection query={query} lines={2}>
        {(passkeys) =>
          passkeys.length === 0 ? (
            <p className="text-sm text-muted">
              {t(supportsPasskeys() ? 'ways.noPasskeys' : 'ways.passkeysUnknown')}
            </p>
          ) : (
            <SettingList>
              {passkeys.map((passkey) => (
                <PasskeyRow
                  key={passkey.id}
                  passkey={passkey}
                  busy={busy === passkey.id}
                  onRename={() => setRenaming(passkey)}
                  onRemove={() => change(passkey.id, remove(passkey), t('ways.passkeyRemoved'))}
                />
              ))}
            </SettingList>
          )
        }
      </QuerySection>
      {renaming && (
        <RenamePasskey
          passkey={renaming}
          onClose={() => setRenaming(undefined)}
          onRenamed={() => {
            setRenaming(undefined);
            void refreshList(t('ways.passkeyRenamed'));
          }}
        />
      )}
      {dialog}
    </Panel>
  );
};
