import { useQueryClient } from '@tanstack/react-query';
import { useForm } from '@tapnook/forms';
import { Button, Checkbox, TextField } from '@tapnook/ui';
import { useState } from 'react';
import { isMatch, TextFilter } from '../components/filters.tsx';
import { FormDialog } from '../components/form-dialog.tsx';
import { Loaded } from '../components/loaded.tsx';
import { Panel, PanelBody } from '../components/panel.tsx';
import { Table } from '../components/table.tsx';
import { useConsole } from '../data/console-context.ts';
import { required, useFormText } from '../data/form-text.ts';
import { send } from '../data/http.ts';
import { useMessages } from '../data/messages.tsx';
import { useRegistry } from '../data/queries.ts';
import type { TextKey } from '../i18n/texts.ts';
import { useTexts } from '../i18n/use-texts.ts';

interface Owned {
  readonly kind: string;
  readonly subject: string;
  /** An app, or the team of a name. */
  readonly owner: string;
  readonly sharedWith: readonly string[];
}
interface Owners {
  readonly owners: { kind: string; subject: string; app: string; sharedWith: string[] }[];
  readonly names: { name: string; team: string }[];
}

const rowsOf = ({ names, owners }: Owners): Owned[] => [
  ...names.map(({ name, team }) => ({ kind: 'name', subject: name, owner: team, sharedWith: [] })),
  ...owners.map(({ app, ...rest }) => ({ ...rest, owner: app })),
];

/** Gives something to another owner, or shares an event with one. */
const ChangeDialog = ({
  owned: { kind, subject, owner },
  onClose,
}: {
  readonly owned: Owned;
  readonly onClose: () => void;
}) => {
  const { t } = useTexts();
  const client = useQueryClient();
  const { say } = useMessages();
  const [isShared, setShared] = useState(false);
  const form = useForm<{ to: string; reason: string }>({
    id: 'owner',
    text: useFormText(),
    defaultValues: { to: '', reason: '' },
    rules: {
      to: required(1, t('owners.toWrong')),
      reason: required(3, t('page.reasonMissing')),
    },
    onSubmit: async ({ to, reason }) => {
      const body = { kind, subject, to: to.trim(), reason: reason.trim() };
      await send('POST', '/v1/owners', isShared ? { ...body, share: true } : body);
      say(t('owners.done', { subject, to: to.trim() }));
      await client.invalidateQueries();
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('owners.changeOf', { subject })}
      act={t('owners.changeNow')}
      form={form}
      onClose={onClose}
    >
      <p>{`${t('owners.owner')}: ${owner}. ${t('owners.changeHint')}`}</p>
      <TextField
        {...form.control('to')}
        label={t(kind === 'name' ? 'owners.newTeam' : 'owners.newOwner')}
        autoComplete="off"
      />
      <TextField {...form.control('reason')} label={t('page.reason')} autoComplete="off" />
      {kind === 'event' && (
        <Checkbox
          label={t('owners.shareInstead')}
          checked={isShared}
          onChange={({ target }) => setShared(target.checked)}
        />
      )}
    </FormDialog>
  );
};

const OwnersTable = ({
  rows,
  onChange,
}: {
  readonly rows: readonly Owned[];
  readonly onChange: (owned: Owned) => void;
}) => {
  const { t } = useTexts();
  const { state, isManager } = useConsole();
  const mayGive = ({ kind, owner }: Owned): boolean =>
    isManager ||
    (state.actor.role === 'team' &&
      (kind === 'name'
        ? owner === state.actor.team
        : state.apps.some(({ app, team }) => app === owner && team === state.actor.team)));
  return (
    <Table
      look="short"
      label={t('owners.title')}
      columns={[
        { key: 'subject', label: t('owners.subject') },
        { key: 'kind', label: t('owners.kind') },
        { key: 'owner', label: t('owners.owner') },
        { key: 'actions', label: t('page.actions'), hidden: true },
      ]}
    >
      {rows.map((row) => {
        const { kind, subject, owner, sharedWith } = row;
        return (
          <tr key={`${kind} ${subject}`}>
            <th scope="row" className="mono">
              {subject}
            </th>
            <td>{t(`owned.${kind}` as TextKey)}</td>
            <td>
              {kind === 'name'
                ? t('owners.teamOf', { team: owner })
                : [owner, ...sharedWith].join(', ')}
            </td>
            <td data-end="">
              {mayGive(row) && (
                <Button
                  id={`owner-${kind}-${subject}`}
                  size="s"
                  tone="ghost"
                  aria-label={t('owners.changeOf', { subject })}
                  onClick={() => onChange(row)}
                >
                  {t('owners.change')}
                </Button>
              )}
            </td>
          </tr>
        );
      })}
    </Table>
  );
};

/** Who owns which address, slot, link, event, file and name; and how it changes hands. */
export const OwnersPanel = () => {
  const { t } = useTexts();
  const loaded = useRegistry<Owners>('/v1/owners');
  const [wanted, setWanted] = useState('');
  const [changed, setChanged] = useState<Owned | null>(null);
  return (
    <Panel
      title={t('owners.title')}
      hint={t('owners.hint')}
      actions={
        <TextFilter
          id="filter-owners"
          label={t('page.filterOf', { list: t('owners.title') })}
          value={wanted}
          onChange={setWanted}
        />
      }
    >
      <Loaded of={loaded}>
        {(data) => {
          const rows = rowsOf(data).filter(({ kind, subject, owner, sharedWith }) =>
            isMatch(wanted, `${kind} ${subject} ${owner} ${sharedWith.join(' ')}`),
          );
          return rows.length > 0 ? (
            <OwnersTable rows={rows} onChange={setChanged} />
          ) : (
            <PanelBody>
              <p className="text-muted">{t(wanted ? 'page.noneWanted' : 'owners.none')}</p>
            </PanelBody>
          );
        }}
      </Loaded>
      {changed && <ChangeDialog owned={changed} onClose={() => setChanged(null)} />}
    </Panel>
  );
};
