import { useQueryClient } from '@tanstack/react-query';
import { useForm } from '@tapnook/forms';
import { Button, RadioGroup, SelectField, TextField } from '@tapnook/ui';
import { useState } from 'react';
import type { Guard } from '../../../telemetry/guards.ts';
import { useConfirm } from '../components/confirm.tsx';
import { AppFilter } from '../components/filters.tsx';
import { FormDialog } from '../components/form-dialog.tsx';
import { Loaded } from '../components/loaded.tsx';
import { Panel, PanelBody } from '../components/panel.tsx';
import { Table } from '../components/table.tsx';
import { useConsole } from '../data/console-context.ts';
import { between, required, rule, useFormText } from '../data/form-text.ts';
import { send } from '../data/http.ts';
import { useMessages } from '../data/messages.tsx';
import { useRegistry } from '../data/queries.ts';
import { useChange } from '../data/use-change.ts';
import { useTexts } from '../i18n/use-texts.ts';

const GUARD_NAME = /^[a-z][a-z0-9-]{1,39}$/;

const GuardDialog = ({
  apps,
  onClose,
}: {
  readonly apps: readonly string[];
  readonly onClose: () => void;
}) => {
  const { t } = useTexts();
  const client = useQueryClient();
  const { say } = useMessages();
  const [worseWhen, setWorseWhen] = useState<Guard['worseWhen']>('more');
  const form = useForm<{ app: string; name: string; about: string; tolerance: string }>({
    id: 'guard',
    text: useFormText(),
    defaultValues: { app: apps[0] ?? '', name: '', about: '', tolerance: '5' },
    rules: {
      name: rule((name) => GUARD_NAME.test(name.trim()), t('guards.nameWrong')),
      about: required(3, t('guards.aboutWrong')),
      tolerance: between(0, 1_000, t('guards.toleranceWrong')),
    },
    onSubmit: async ({ app, name, about, tolerance }) => {
      await send('PUT', `/v1/apps/${app}/guards/${name.trim()}`, {
        worseWhen,
        tolerance: Number(tolerance) / 100,
        about: about.trim(),
      });
      say(t('guards.done', { app, name: name.trim() }));
      await client.invalidateQueries();
      onClose();
    },
  });
  return (
    <FormDialog title={t('guards.addTitle')} act={t('page.save')} form={form} onClose={onClose}>
      <SelectField
        {...form.control('app')}
        label={t('composition.app')}
        options={apps.map((app) => ({ value: app, label: app }))}
      />
      <TextField
        {...form.control('name')}
        label={t('guards.name')}
        hint={t('guards.nameHint')}
        autoComplete="off"
      />
      <TextField {...form.control('about')} label={t('guards.about')} autoComplete="off" />
      <RadioGroup
        legend={t('guards.worse')}
        name="worse-when"
        value={worseWhen}
        onChange={(value) => setWorseWhen(value as Guard['worseWhen'])}
        options={[
          { value: 'more', label: t('guards.more') },
          { value: 'fewer', label: t('guards.fewer') },
        ]}
      />
      <TextField
        {...form.control('tolerance')}
        label={t('guards.toleranceField')}
        inputMode="decimal"
        autoComplete="off"
      />
    </FormDialog>
  );
};

const COLUMNS = ['name', 'about', 'worse', 'tolerance', 'by'] as const;

const GuardsTable = ({ guards }: { readonly guards: readonly Guard[] }) => {
  const { t } = useTexts();
  const { isManager, ownsApp } = useConsole();
  const { ofRegistry } = useChange();
  const confirm = useConfirm();
  const remove = ({ app, name }: Guard): void =>
    confirm(() => ({
      title: t('guards.removeAsk', { app, name }),
      text: t('guards.removeHint', { app }),
      act: t('guards.removeNow'),
      keep: t('guards.keep'),
      withoutReason: true,
      run: () =>
        ofRegistry(
          'DELETE',
          `/v1/apps/${app}/guards/${name}`,
          undefined,
          t('guards.removed', { app, name }),
        ),
    }));
  return (
    <Table
      label={t('guards.title')}
      columns={[
        { key: 'app', label: t('composition.app') },
        ...COLUMNS.map((key) => ({ key, label: t(`guards.${key}`) })),
        { key: 'actions', label: t('page.actions'), hidden: true },
      ]}
    >
      {guards.map((guard) => {
        const { app, name, about, worseWhen, tolerance, madeBy } = guard;
        return (
          <tr key={`${app} ${name}`}>
            <th scope="row">{app}</th>
            <td className="mono">{name}</td>
            <td data-wrap="">{about}</td>
            <td>{t(`guards.${worseWhen}`)}</td>
            <td>{`${Number((tolerance * 100).toFixed(1))}%`}</td>
            <td>{madeBy}</td>
            <td data-end="">
              {(isManager || ownsApp(app)) && (
                <Button
                  id={`guard-${app}-${name}`}
                  size="s"
                  tone="ghost"
                  aria-label={t('guards.removeOf', { app, name })}
                  onClick={() => remove(guard)}
                >
                  {t('guards.remove')}
                </Button>
              )}
            </td>
          </tr>
        );
      })}
    </Table>
  );
};

/** The metrics that teams define for their own apps. */
export const GuardsPanel = () => {
  const { t } = useTexts();
  const { state, isManager, ownsApp } = useConsole();
  const loaded = useRegistry<{ guards: Guard[] }>('/v1/guards');
  const [app, setApp] = useState('');
  const [isAdding, setAdding] = useState(false);
  const own = state.apps.map((row) => row.app).filter((one) => isManager || ownsApp(one));
  const guarded = [...new Set(loaded.data?.guards.map((guard) => guard.app))];
  return (
    <Panel
      title={t('guards.title')}
      hint={t('guards.hint')}
      actions={
        <div className="row flex-wrap gap-2">
          {guarded.length > 1 && (
            <AppFilter
              id="filter-guards"
              label={t('page.filterOf', { list: t('guards.title') })}
              apps={guarded}
              value={app}
              onChange={setApp}
            />
          )}
          {own.length > 0 && (
            <Button id="add-guard" size="s" tone="outline" onClick={() => setAdding(true)}>
              {t('guards.add')}
            </Button>
          )}
        </div>
      }
    >
      <Loaded of={loaded}>
        {({ guards }) =>
          guards.length === 0 ? (
            <PanelBody>
              <p className="text-muted">{t('guards.none')}</p>
            </PanelBody>
          ) : (
            <GuardsTable guards={guards.filter((guard) => app === '' || guard.app === app)} />
          )
        }
      </Loaded>
      {isAdding && <GuardDialog apps={own} onClose={() => setAdding(false)} />}
    </Panel>
  );
};
