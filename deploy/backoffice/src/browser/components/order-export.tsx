import { exportOrders } from '@tapnook/contracts/calls';
import { Panel, TextField } from '@tapnook/ui';
import { callApi } from '../api.ts';
import { useBackOffice } from '../backoffice-context.ts';
import { download } from './download.ts';
import { EditForm } from './edit-form.tsx';

const HK_OFFSET_MS = 8 * 3_600_000;
const today = (): string => new Date(Date.now() + HK_OFFSET_MS).toISOString().slice(0, 10);

/** The paid orders of a period as a file. */
export const OrderExport = ({ merchantId }: { readonly merchantId: string }) => {
  const { t } = useBackOffice();
  return (
    <Panel title={t('orders.export')}>
      <EditForm
        initial={{ from: `${today().slice(0, 7)}-01`, to: today() }}
        save={(query) => callApi(exportOrders, { params: { merchantId }, query })}
        done={t('money.exported')}
        onDone={(file) => file && download(file)}
        submitLabel={t('money.export')}
        after="keep"
        tone="outline"
      >
        {({ draft, set, fields }) => (
          <div className="field-grid">
            {(['from', 'to'] as const).map((name) => (
              <TextField
                key={name}
                label={t(`orders.${name}`)}
                type="date"
                required
                value={draft[name]}
                error={fields[`query.${name}`]}
                onChange={({ target }) => set({ [name]: target.value })}
              />
            ))}
          </div>
        )}
      </EditForm>
    </Panel>
  );
};
