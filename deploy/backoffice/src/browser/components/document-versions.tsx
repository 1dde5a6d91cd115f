import { links, localePath } from '@tapnook/contracts';
import {
  type listHelpTexts,
  removeHelpDocumentVersion,
  saveHelpDocument,
} from '@tapnook/contracts/calls';
import { formatDay } from '@tapnook/kernel';
import type { CallResult } from '@tapnook/platform';
import { Button, Tag, TextField } from '@tapnook/ui';
import { useState } from 'react';
import { callApi } from '../api.ts';
import { useBackOffice } from '../backoffice-context.ts';
import { BothFields } from './basics.tsx';
import { EditForm } from './edit-form.tsx';
import { EditList } from './edit-list.tsx';
import { KeyField } from './key-field.tsx';
import { RemoveButton } from './remove-button.tsx';

type Version = CallResult<typeof listHelpTexts>['documents'][number];
const EMPTY = { en_gb: '', zh_hk: '' };

/** A new document, a version as it stands, or a new version that begins with that one's text. */
const VersionForm = ({
  version,
  isNewVersion = false,
  onDone,
}: {
  readonly version: Version | null;
  readonly isNewVersion?: boolean;
  readonly onDone: (changed: boolean) => void;
}) => {
  const { t } = useBackOffice();
  return (
    <EditForm
      initial={{
        type: version?.type ?? '',
        validFrom: isNewVersion ? null : (version?.validFrom ?? null),
        title: version?.title ?? EMPTY,
        content: version?.content ?? EMPTY,
      }}
      save={(draft) =>
        callApi(saveHelpDocument, { body: { ...draft, isNew: isNewVersion || version === null } })
      }
      done={t(isNewVersion ? 'help.versionSaved' : 'help.saved')}
      onDone={(changed) => onDone(changed !== undefined)}
    >
      {({ draft, set, fields }) => (
        <>
          <KeyField
            label={t('help.id')}
            value={draft.type}
            isNew={version === null}
            error={fields['type']}
            onChange={(type) => set({ type })}
          />
          {(isNewVersion || draft.validFrom !== null) && (
            <TextField
              label={t('help.validFrom')}
              hint={t('help.validFromHint')}
              type="date"
              required
              readOnly={!isNewVersion}
              value={draft.validFrom ?? ''}
              error={fields['validFrom']}
              onChange={({ target }) => set({ validFrom: target.value || null })}
            />
          )}
          {(['title', 'content'] as const).map((name) => (
            <BothFields
              key={name}
              label={t(`help.${name}`)}
              name={name}
              long={name === 'content'}
              value={draft[name]}
              errors={fields}
              onChange={(value) => set({ [name]: value })}
            />
          ))}
        </>
      )}
    </EditForm>
  );
};

const TONES = { past: 'neutral', in_force: 'ok', upcoming: 'warn' } as const;

const VersionRow = ({
  version,
  onChange,
}: {
  readonly version: Version;
  readonly onChange: () => void;
}) => {
  const { t, text, locale, shopOrigin } = useBackOffice();
  const [isWriting, setWriting] = useState(false);
  const { type, validFrom, state, title } = version;
  const path = links.terms(
    type as Parameters<typeof links.terms>[0],
    state === 'in_force' ? undefined : (validFrom ?? 'first'),
  );
  return (
    <>
      <span className="spread">
        <b>{text(title)}</b>
        <Tag size="m" tone={TONES[state]}>
          {t(`help.state.${state}`)}
        </Tag>
      </span>
      <span className="text-muted">
        {validFrom ? t('help.from', { day: formatDay(validFrom, locale) }) : t('help.first')}
      </span>
      <span className="cluster">
        <a className="text-link" href={`${shopOrigin}${localePath(locale, path)}`}>
          {t('help.inShop')}
        </a>
        {state === 'in_force' && !isWriting && (
          <Button size="s" tone="ghost" onClick={() => setWriting(true)}>
            {t('help.newVersion')}
          </Button>
        )}
        {state === 'upcoming' && validFrom && (
          <RemoveButton
            label={t('help.removeVersion')}
            of={[text(title), validFrom].join(' ')}
            remove={() => callApi(removeHelpDocumentVersion, { params: { type, validFrom } })}
            done={t('help.removed')}
            onDone={onChange}
          />
        )}
      </span>
      {isWriting && (
        <VersionForm
          version={version}
          isNewVersion
          onDone={(changed) => {
            setWriting(false);
            if (changed) onChange();
          }}
        />
      )}
    </>
  );
};

/** Policies and terms: the version in force, those to come, and what was read before. */
export const DocumentVersions = ({
  versions,
  onChange,
}: {
  readonly versions: readonly Version[];
  readonly onChange: () => void;
}) => {
  const { t, text } = useBackOffice();
  return (
    <EditList
      items={versions}
      keyOf={({ type, validFrom }) => `${type} ${validFrom}`}
      nameOf={({ title, validFrom }) => [text(title), validFrom].filter(Boolean).join(' ')}
      labels={{ edit: t('edit'), add: t('help.newDocument') }}
      canEdit={({ state }) => state !== 'past'}
      renderRow={(version) => <VersionRow version={version} onChange={onChange} />}
      renderForm={(version, close) => (
        <VersionForm
          version={version}
          onDone={(changed) => {
            close();
            if (changed) onChange();
          }}
        />
      )}
    />
  );
};
