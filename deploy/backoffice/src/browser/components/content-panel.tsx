import { createProductPreview, moveProductContent } from '@tapnook/contracts/calls';
import { Button, eyeIcon, Note, Panel, Tag, TextField } from '@tapnook/ui';
import { useState } from 'react';
import { callApi } from '../api.ts';
import { canWrite, useBackOffice } from '../backoffice-context.ts';
import type { Product } from '../screens/product.tsx';
import { hasUnsaved } from '../unsaved.ts';
import { useAction } from '../use-action.ts';

/** Where the content stands, what is missing, and where it can go from here. */
export const ContentPanel = ({
  product,
  onChange,
}: {
  readonly product: Product;
  readonly onChange: (product: Product) => void;
}) => {
  const { t, member, locale, shopOrigin, notify } = useBackOffice();
  const { busy, act } = useAction();
  const [note, setNote] = useState('');
  const { productId } = product;
  const move = async (state: Product['contentState']): Promise<void> => {
    // Shoppers would be shown what was saved, and not what stands in the form beside it.
    if (hasUnsaved()) return notify(t('content.saveFirst'), 'bad');
    const done = await act(
      () =>
        callApi(moveProductContent, {
          params: { productId },
          body: { state, ...(note && { note }) },
        }),
      t(`content.moved.${state}`),
    );
    if (done) onChange(done);
  };
  const preview = async (): Promise<void> => {
    // A browser opens a window only while the press lasts; its address comes later.
    const tab = window.open('', '_blank');
    if (tab) tab.opener = null;
    const link = await act(
      () => callApi(createProductPreview, { params: { productId }, body: {} }),
      t('product.previewed'),
    );
    if (link && tab) tab.location.href = `${shopOrigin}${link.path}`;
    else tab?.close();
  };
  const sendsBack = product.contentMoves.includes('pending_to_create');
  return (
    <Panel title={t('product.state')}>
      <div className="stack">
        <div className="cluster">
          <Tag size="m" tone={product.contentState === 'published' ? 'ok' : 'warn'}>
            {t(`content.${product.contentState}`)}
          </Tag>
          {product.contentState === 'published' && (
            <Tag size="m">{t(`shelf.${product.status}`)}</Tag>
          )}
        </div>
        {product.contentNote && <Note tone="warn">{product.contentNote}</Note>}
        {product.missing.length > 0 && (
          <div>
            <p>{t('product.missing')}</p>
            <ul>
              {product.missing.map((part) => (
                <li key={part}>{t(`missing.${part}`)}</li>
              ))}
            </ul>
          </div>
        )}
        {sendsBack && member.role === 'admin' && (
          <TextField
            label={t('product.note')}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
        )}
        {canWrite(member) && (
          <div className="cluster">
            {product.contentMoves.map((state) => (
              <Button
                key={state}
                tone={
                  state === 'published' || state === 'pending_to_publish' ? 'primary' : 'outline'
                }
                busy={busy}
                onClick={() => void move(state)}
              >
                {t(`content.move.${state}`)}
              </Button>
            ))}
          </div>
        )}
        <div className="cluster">
          <Button size="s" tone="ghost" icon={eyeIcon} onClick={() => void preview()}>
            {t('product.preview')}
          </Button>
          {product.contentState === 'published' && (
            <a
              className="text-link"
              href={`${shopOrigin}/${locale}/detail/${product.productRoute}`}
              target="_blank"
              rel="noreferrer"
            >
              {t('product.inShop')}
            </a>
          )}
        </div>
      </div>
    </Panel>
  );
};
