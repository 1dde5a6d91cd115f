import { listMerchantProducts, moveProduct, setProductBooking } from '@tapnook/contracts/calls';
import { Button, Panel, Tag } from '@tapnook/ui';
import { callApi } from '../api.ts';
import { canWrite, useBackOffice } from '../backoffice-context.ts';
import type { Product } from '../screens/product.tsx';
import { useAction } from '../use-action.ts';
import { useLoad } from '../use-load.ts';
import { Show } from './basics.tsx';

/** Where a published product stands on the shelf, and whether its vouchers can be booked. */
export const AvailabilityPanel = ({
  product,
  onChange,
}: {
  readonly product: Product;
  readonly onChange: () => void;
}) => {
  const { t, member } = useBackOffice();
  const { busy, act } = useAction();
  const { productId, productNo } = product;
  const loaded = useLoad(
    `shelf:${productId}:${product.status}`,
    async () =>
      (
        await callApi(listMerchantProducts, { query: { keyword: productNo, pageSize: 20 } })
      ).items.find((one) => one.productId === productId) ?? null,
  );
  const params = { productId };
  const after = (done: object | undefined): void => {
    if (!done) return;
    loaded.reload();
    onChange();
  };
  return (
    <Panel title={t('shelf.title')}>
      <Show loaded={loaded}>
        {(shelf) =>
          shelf && (
            <div className="stack">
              <span className="cluster">
                <Tag size="m" tone={shelf.status === 'ON_SHELF' ? 'ok' : 'warn'}>
                  {t(`shelf.${shelf.status}`)}
                </Tag>
                {canWrite(member) &&
                  shelf.moves.map((status) => (
                    <Button
                      key={status}
                      size="s"
                      tone="outline"
                      busy={busy}
                      onClick={() =>
                        void act(
                          () => callApi(moveProduct, { params, body: { status } }),
                          ({ status: now }) => t('shelf.moved', { state: t(`shelf.${now}`) }),
                        ).then(after)
                      }
                    >
                      {t(`shelf.move.${status}`)}
                    </Button>
                  ))}
              </span>
              <p className="text-muted">{t('shelf.hint')}</p>
              {shelf.canBook && canWrite(member) && (
                <span>
                  <Button
                    size="s"
                    tone="outline"
                    busy={busy}
                    onClick={() =>
                      void act(
                        () =>
                          callApi(setProductBooking, {
                            params,
                            body: {
                              state: shelf.bookingState === 'stopped' ? 'in_booking' : 'stopped',
                            },
                          }),
                        ({ state }) => t(`shelf.booking.${state}`),
                      ).then(after)
                    }
                  >
                    {t(
                      shelf.bookingState === 'stopped' ? 'shelf.openBooking' : 'shelf.stopBooking',
                    )}
                  </Button>
                </span>
              )}
            </div>
          )
        }
      </Show>
    </Panel>
  );
};
