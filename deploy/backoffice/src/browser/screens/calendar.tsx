import {
  getManagedProduct,
  listManagedSlots,
  listMerchantProducts,
} from '@tapnook/contracts/calls';
import { addDays, formatDay, formatMoney, hongKongDay } from '@tapnook/kernel';
import { useParams } from '@tapnook/platform/router';
import { Button, Note, Panel, Tag } from '@tapnook/ui';
import { useState } from 'react';
import { callApi } from '../api.ts';
import { canWrite, useBackOffice } from '../backoffice-context.ts';
import { RowLink, Rows, Screen, Show } from '../components/basics.tsx';
import { CalendarForm, pricedTypes, type Kind } from '../components/calendar-form.tsx';
import { CallOff } from '../components/call-off.tsx';
import { ListingRows, SearchField, useListing } from '../components/listing.tsx';
import { useLoad } from '../use-load.ts';
import type { Product } from './product.tsx';

const DAYS_SHOWN = 7;

const Days = ({ product, turn }: { readonly product: Product; readonly turn: number }) => {
  const { t, text, locale } = useBackOffice();
  const [from, setFrom] = useState(() => hongKongDay(Date.now()));
  const { productId } = product;
  const loaded = useLoad(`slots ${productId} ${from} ${turn}`, () =>
    callApi(listManagedSlots, {
      params: { productId },
      query: { from, to: addDays(from, DAYS_SHOWN - 1) },
    }),
  );
  const nameOf = (planId: string): string =>
    text(product.plans.find((plan) => plan.planId === planId)?.name);
  const personName = (planId: string, kind: Kind): string =>
    text(pricedTypes(product, planId).find((type) => type.kind === kind)?.name);
  return (
    <Panel
      title={t('calendar.days')}
      actions={
        <span className="cluster">
          <Button size="s" tone="ghost" onClick={() => setFrom(addDays(from, -DAYS_SHOWN))}>
            {t('calendar.earlier')}
          </Button>
          <Button size="s" tone="ghost" onClick={() => setFrom(addDays(from, DAYS_SHOWN))}>
            {t('calendar.later')}
          </Button>
        </span>
      }
    >
      <Show
        loaded={loaded}
        empty={{ title: t('calendar.none'), isEmpty: (slots) => slots.length === 0 }}
      >
        {(slots) => (
          <Rows>
            {slots.map((slot) => (
              <li key={slot.slotId}>
                <span className="spread">
                  <b>{[formatDay(slot.day, locale), slot.time].filter(Boolean).join(' ')}</b>
                  <span className="tabular">
                    {t('calendar.taken', {
                      taken: slot.sold + slot.held,
                      places: slot.places ?? '∞',
                    })}
                  </span>
                </span>
                <span className="cluster text-muted">
                  <span>{nameOf(slot.planId)}</span>
                  {slot.price !== null && (
                    <span className="tabular" translate="no">
                      {formatMoney(slot.price, 'HKD')}
                    </span>
                  )}
                  {slot.personPrices.map(({ kind, price }) => (
                    <span key={kind} className="tabular">
                      {[personName(slot.planId, kind), price !== null && formatMoney(price, 'HKD')]
                        .filter(Boolean)
                        .join(' ')}
                    </span>
                  ))}
                  {!slot.open && <Tag tone="bad">{t('calendar.closed')}</Tag>}
                </span>
              </li>
            ))}
          </Rows>
        )}
      </Show>
    </Panel>
  );
};

const OfProduct = ({ productId }: { readonly productId: string }) => {
  const { t, text, member } = useBackOffice();
  const [turn, setTurn] = useState(0);
  const loaded = useLoad(`product ${productId}`, () =>
    callApi(getManagedProduct, { params: { productId } }),
  );
  return (
    <Show loaded={loaded}>
      {(product) => (
        <Screen
          title={`${t('calendar.title')} · ${text(product.name)}`}
          actions={<RowLink to={`/products/${productId}`}>{t('calendar.product')}</RowLink>}
        >
          <div className="columns">
            <Days product={product} turn={turn} />
            {canWrite(member) &&
              (product.plans.length > 0 ? (
                <div className="stack">
                  <CalendarForm product={product} onDone={() => setTurn(turn + 1)} />
                  <CallOff productId={productId} onDone={() => setTurn(turn + 1)} />
                </div>
              ) : (
                <Note tone="info">{t('calendar.planFirst')}</Note>
              ))}
          </div>
        </Screen>
      )}
    </Show>
  );
};

const Choice = () => {
  const { t, text } = useBackOffice();
  const list = useListing('products', (query) => callApi(listMerchantProducts, { query }));
  return (
    <Screen title={t('calendar.title')} lead={t('calendar.choose')}>
      <SearchField label={t('products.search')} value={list.keyword} onChange={list.setKeyword} />
      <ListingRows list={list} empty={t(list.keyword ? 'noMatch' : 'products.none')}>
        {(one) => (
          <li key={one.productId}>
            <RowLink to={`/calendar/${one.productId}`}>{text(one.productName)}</RowLink>
          </li>
        )}
      </ListingRows>
    </Screen>
  );
};

/** The calendar of a product, or the choice of one. */
export const CalendarScreen = () => {
  const { productId } = useParams();
  return productId ? <OfProduct key={productId} productId={productId} /> : <Choice />;
};
