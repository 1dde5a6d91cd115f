import { useQueryClient } from '@tanstack/react-query';
import { useForm } from '@tapnook/forms';
import { Button, Tag, TextField } from '@tapnook/ui';
import { useState } from 'react';
import type { ServiceLevel } from '../../../service-levels/service-levels.ts';
import { isMatch, TextFilter } from '../components/filters.tsx';
import { FormDialog } from '../components/form-dialog.tsx';
import { Loaded } from '../components/loaded.tsx';
import { Panel, PanelBody } from '../components/panel.tsx';
import { Table } from '../components/table.tsx';
import { useConsole } from '../data/console-context.ts';
import { between, useFormText } from '../data/form-text.ts';
import { send } from '../data/http.ts';
import { useMessages } from '../data/messages.tsx';
import { useRegistry } from '../data/queries.ts';
import { useTexts } from '../i18n/use-texts.ts';
import styles from './service-levels-panel.module.css';

/** As a percentage, minus as U+2212. */
const percent = (share: number): string => `${Number((share * 100).toFixed(2))}%`.replace('-', '−');

const StateTag = ({ level: { budgetLeft, burning } }: { readonly level: ServiceLevel }) => {
  const { t } = useTexts();
  if (burning) return <Tag tone="bad">{t('levels.burning')}</Tag>;
  if (budgetLeft === null) return <Tag>{t('verdict.quiet')}</Tag>;
  return budgetLeft < 0 ? (
    <Tag tone="warn">{t('levels.overspent')}</Tag>
  ) : (
    <Tag tone="ok">{t('levels.within')}</Tag>
  );
};

/** What is left of the budget: a figure, and a bar for the eye. */
const Budget = ({ left }: { readonly left: number | null }) => {
  const { t } = useTexts();
  if (left === null) return t('page.noFigure');
  return (
    <span className={styles.budget}>
      <meter
        className={styles.meter}
        min={0}
        max={1}
        low={0.25}
        value={Math.max(0, left)}
        aria-hidden="true"
      />
      <span translate="no">{percent(left)}</span>
    </span>
  );
};

const ObjectiveDialog = ({
  level: { app, objective },
  onClose,
}: {
  readonly level: ServiceLevel;
  readonly onClose: () => void;
}) => {
  const { t } = useTexts();
  const client = useQueryClient();
  const { say } = useMessages();
  const form = useForm<{ objective: string }>({
    id: 'level',
    text: useFormText(),
    defaultValues: { objective: String(Number((objective * 100).toFixed(2))) },
    rules: { objective: between(50, 99.99, t('levels.fieldWrong')) },
    onSubmit: async (values) => {
      const share = Number((Number(values.objective) / 100).toFixed(6));
      await send('POST', `/v1/service-levels/${app}`, { objective: share });
      say(t('levels.done', { app, objective: percent(share) }));
      await client.invalidateQueries();
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('levels.setOf', { app })}
      act={t('page.save')}
      form={form}
      onClose={onClose}
    >
      <TextField
        {...form.control('objective')}
        label={t('levels.field')}
        hint={t('levels.fieldHint')}
        inputMode="decimal"
        autoComplete="off"
      />
    </FormDialog>
  );
};

const LevelRow = ({
  level,
  onChange,
}: {
  readonly level: ServiceLevel;
  readonly onChange: (level: ServiceLevel) => void;
}) => {
  const { t, locale } = useTexts();
  const { isManager } = useConsole();
  const { app, objective, visits, bad, budgetLeft, burn, burning } = level;
  const rate = (value: number | null): string =>
    value === null ? t('page.noFigure') : t('levels.times', { rate: value.toFixed(1) });
  return (
    <tr data-changed={burning ? '' : undefined}>
      <th scope="row">{app}</th>
      <td>{percent(objective)}</td>
      <td>{visits.toLocaleString(locale)}</td>
      <td>{bad.toLocaleString(locale)}</td>
      <td>
        <Budget left={budgetLeft} />
      </td>
      <td>{`${rate(burn.hour)} · ${rate(burn.sixHours)}`}</td>
      <td>
        <StateTag level={level} />
      </td>
      <td data-end="">
        {isManager && (
          <Button
            id={`level-${app}`}
            size="s"
            tone="ghost"
            aria-label={t('levels.setOf', { app })}
            onClick={() => onChange(level)}
          >
            {t('levels.set')}
          </Button>
        )}
      </td>
    </tr>
  );
};

/** What share of each app's visits goes well, and what is left of its error budget. */
export const ServiceLevelsPanel = () => {
  const { t } = useTexts();
  const { channel } = useConsole().place;
  const loaded = useRegistry<{ apps: ServiceLevel[] }>(`/v1/channels/${channel}/service-levels`);
  const [wanted, setWanted] = useState('');
  const [changed, setChanged] = useState<ServiceLevel | null>(null);
  return (
    <Panel
      title={t('view.levels')}
      hint={t('levels.hint')}
      actions={
        <TextFilter
          id="filter-levels"
          label={t('page.filterOf', { list: t('view.levels') })}
          value={wanted}
          onChange={setWanted}
        />
      }
    >
      <Loaded of={loaded}>
        {({ apps }) => {
          const rows = apps.filter(({ app }) => isMatch(wanted, app));
          if (rows.length === 0)
            return (
              <PanelBody>
                <p className="text-muted">{t(wanted ? 'page.noneWanted' : 'levels.none')}</p>
              </PanelBody>
            );
          return (
            <Table
              label={t('view.levels')}
              columns={[
                { key: 'app', label: t('composition.app') },
                { key: 'objective', label: t('levels.objective') },
                { key: 'visits', label: t('levels.visits') },
                { key: 'failed', label: t('levels.failed') },
                { key: 'budget', label: t('levels.budgetLeft') },
                { key: 'burn', label: t('levels.burn') },
                { key: 'state', label: t('apps.state') },
                { key: 'actions', label: t('page.actions'), hidden: true },
              ]}
            >
              {rows.map((level) => (
                <LevelRow key={level.app} level={level} onChange={setChanged} />
              ))}
            </Table>
          );
        }}
      </Loaded>
      {changed && <ObjectiveDialog level={changed} onClose={() => setChanged(null)} />}
    </Panel>
  );
};
