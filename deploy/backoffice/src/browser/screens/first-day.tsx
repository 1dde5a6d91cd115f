import {
  addHongKongDistricts,
  getFirstDay,
  listHomeSections,
  setHomeSections,
} from '@tapnook/contracts/calls';
import type { CallResult } from '@tapnook/platform';
import { Button, checkIcon, Icon, Panel, Tag } from '@tapnook/ui';
import { callApi } from '../api.ts';
import { useBackOffice } from '../backoffice-context.ts';
import { RowLink, Rows, Screen, Show } from '../components/basics.tsx';
import { useAction } from '../use-action.ts';
import { useLoad } from '../use-load.ts';

type Step = CallResult<typeof getFirstDay>['steps'][number];
/** Where each step is done. */
const WHERE: Readonly<Record<Step['step'], string | null>> = {
  districts: null,
  categories: '/shop',
  merchant: '/merchants',
  branch: '/merchants',
  people: '/merchants',
  product: '/products',
  plan: '/products',
  published: '/products',
  home: null,
  order: '/orders',
  redeemed: '/counter',
};
/** What a press does at once. */
const AT_ONCE: Partial<Record<Step['step'], () => Promise<unknown>>> = {
  districts: () => callApi(addHongKongDistricts, { body: {} }),
  home: async () =>
    callApi(setHomeSections, { body: { sections: await callApi(listHomeSections, {}) } }),
};

/** What a shop needs before its first order; it ends with a product that was bought and used. */
export const FirstDayScreen = () => {
  const { t } = useBackOffice();
  const { busy, act } = useAction();
  const loaded = useLoad('first day', () => callApi(getFirstDay, {}));
  const now = async (step: Step['step']): Promise<void> => {
    const work = AT_ONCE[step];
    if (work) await act(work, t('firstDay.done'));
    loaded.reload();
  };
  return (
    <Screen title={t('firstDay.title')} lead={t('firstDay.lead')}>
      <Panel>
        <Show loaded={loaded}>
          {({ steps }) => (
            <Rows>
              {steps.map(({ step, count }) => {
                const where = WHERE[step];
                return (
                  <li key={step}>
                    <span className="spread">
                      <b className="step-done">
                        {count > 0 && <Icon d={checkIcon} size="s" />}
                        <span>{t(`firstDay.step.${step}`)}</span>
                      </b>
                      <Tag size="m" tone={count > 0 ? 'ok' : 'warn'}>
                        {count > 0 ? t('firstDay.there', { count }) : t('firstDay.open')}
                      </Tag>
                    </span>
                    <span className="text-muted">{t(`firstDay.why.${step}`)}</span>
                    {where && <RowLink to={where}>{t(`firstDay.go.${step}`)}</RowLink>}
                    {!where && count === 0 && (
                      <Button size="s" busy={busy} onClick={() => void now(step)}>
                        {t(`firstDay.go.${step}`)}
                      </Button>
                    )}
                  </li>
                );
              })}
            </Rows>
          )}
        </Show>
      </Panel>
    </Screen>
  );
};
