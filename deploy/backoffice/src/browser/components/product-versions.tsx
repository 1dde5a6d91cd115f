import { listProductVersions, restoreProductVersion } from '@tapnook/contracts/calls';
import { formatDateTime } from '@tapnook/kernel';
import { Panel, Tag, undoIcon } from '@tapnook/ui';
import { callApi } from '../api.ts';
import { useBackOffice } from '../backoffice-context.ts';
import type { Product } from '../screens/product.tsx';
import { useAction } from '../use-action.ts';
import { useLoad } from '../use-load.ts';
import { Rows, Show } from './basics.tsx';
import { ConfirmButton } from './confirm-button.tsx';

/** What a product was after each change, and the way back. */
export const ProductVersions = ({
  product,
  onChange,
}: {
  readonly product: Product;
  readonly onChange: (product: Product) => void;
}) => {
  const { t, locale } = useBackOffice();
  const { busy, act } = useAction();
  const { productId, version: current } = product;
  const loaded = useLoad(`versions:${productId}:${current}`, () =>
    callApi(listProductVersions, { params: { productId } }),
  );
  const restore = async (version: number): Promise<void> => {
    const done = await act(
      () => callApi(restoreProductVersion, { params: { productId, version }, body: { current } }),
      t('versions.restored'),
    );
    if (done) onChange(done);
  };
  return (
    <Panel title={t('versions.title')}>
      <Show
        loaded={loaded}
        empty={{ title: t('versions.none'), isEmpty: (versions) => versions.length === 0 }}
      >
        {(versions) => (
          <Rows>
            {versions.map(({ version, at, actorName, changes, isCurrent }) => (
              <li key={version}>
                <span className="spread">
                  <b>{formatDateTime(at, locale)}</b>
                  {isCurrent && (
                    <Tag size="m" tone="ok">
                      {t('versions.current')}
                    </Tag>
                  )}
                </span>
                <span className="text-muted">
                  {[actorName, changes.map((part) => t(`versions.part.${part}`)).join(t('comma'))]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
                {!isCurrent && (
                  <span>
                    <ConfirmButton
                      size="s"
                      icon={undoIcon}
                      busy={busy}
                      sure={t('versions.sure')}
                      onConfirm={() => void restore(version)}
                    >
                      {t('versions.restore')}
                    </ConfirmButton>
                  </span>
                )}
              </li>
            ))}
          </Rows>
        )}
      </Show>
    </Panel>
  );
};
