import { Button } from '@tapnook/ui';
import { useState } from 'react';
import type { WebhookLine } from '../../../registry/credential.routes.ts';
import { useConfirm } from '../components/confirm.tsx';
import { Loaded } from '../components/loaded.tsx';
import { Panel, PanelBody } from '../components/panel.tsx';
import { SecretDialog } from '../components/secret-dialog.tsx';
import { Table } from '../components/table.tsx';
import { useRegistry } from '../data/queries.ts';
import { useChange } from '../data/use-change.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { FORMS, WebhookDialog, type MadeWebhook } from './webhook-dialog.tsx';

const COLUMNS = ['address', 'form', 'events', 'apps', 'by'] as const;

const WebhooksTable = ({ webhooks }: { readonly webhooks: readonly WebhookLine[] }) => {
  const { t, time } = useTexts();
  const { ofRegistry } = useChange();
  const confirm = useConfirm();
  const remove = ({ id, url }: WebhookLine): void =>
    confirm(() => ({
      title: t('webhooks.removeAsk', { url }),
      text: t('webhooks.removeHint'),
      act: t('webhooks.removeNow'),
      keep: t('webhooks.keep'),
      withoutReason: true,
      run: () =>
        ofRegistry('DELETE', `/v1/webhooks/${id}`, undefined, t('webhooks.removed', { url })),
    }));
  return (
    <Table
      label={t('webhooks.title')}
      columns={[
        ...COLUMNS.map((key) => ({ key, label: t(`webhooks.${key}`) })),
        { key: 'actions', label: t('page.actions'), hidden: true },
      ]}
    >
      {webhooks.map((webhook) => {
        const { id, url, form, events, apps, madeBy, madeAt } = webhook;
        const named = FORMS[form];
        return (
          <tr key={id}>
            <th scope="row" className="mono" data-wrap="">
              {url}
            </th>
            <td>{named ? t(named) : form}</td>
            <td data-wrap="">{events.join(' ') || t('webhooks.all')}</td>
            <td data-wrap="">{apps.join(' ') || t('webhooks.all')}</td>
            <td>{`${madeBy} · ${time(madeAt)}`}</td>
            <td data-end="">
              <Button
                id={`webhook-${id}`}
                size="s"
                tone="ghost"
                aria-label={t('webhooks.removeOf', { url })}
                onClick={() => remove(webhook)}
              >
                {t('webhooks.remove')}
              </Button>
            </td>
          </tr>
        );
      })}
    </Table>
  );
};

/** Who is told of releases, in which form, and of what. */
export const WebhooksPanel = () => {
  const { t } = useTexts();
  const loaded = useRegistry<{ webhooks: WebhookLine[] }>('/v1/webhooks');
  const [isAdding, setAdding] = useState(false);
  const [made, setMade] = useState<MadeWebhook | null>(null);
  return (
    <Panel
      title={t('webhooks.title')}
      hint={t('webhooks.hint')}
      actions={
        <Button id="add-webhook" size="s" tone="outline" onClick={() => setAdding(true)}>
          {t('webhooks.add')}
        </Button>
      }
    >
      <Loaded of={loaded}>
        {({ webhooks }) =>
          webhooks.length > 0 ? (
            <WebhooksTable webhooks={webhooks} />
          ) : (
            <PanelBody>
              <p className="text-muted">{t('webhooks.none')}</p>
            </PanelBody>
          )
        }
      </Loaded>
      {isAdding && (
        <WebhookDialog
          onClose={() => setAdding(false)}
          onMade={(webhook) => {
            setAdding(false);
            setMade(webhook);
          }}
        />
      )}
      {made && (
        <SecretDialog
          title={t('webhooks.secretTitle', { url: made.url })}
          secret={made.secret}
          onClose={() => setMade(null)}
        />
      )}
    </Panel>
  );
};
