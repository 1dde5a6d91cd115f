import { changeMerchant, getManagedMerchant, publishMerchant } from '@tapnook/contracts/calls';
import type { CallResult } from '@tapnook/platform';
import { useParams } from '@tapnook/platform/router';
import { Button, Panel, Tag } from '@tapnook/ui';
import { callApi } from '../api.ts';
import { useBackOffice } from '../backoffice-context.ts';
import { BothFields, RowLink, Screen, Show } from '../components/basics.tsx';
import { Branches } from '../components/branches.tsx';
import { CategoryField } from '../components/category-field.tsx';
import { EditForm } from '../components/edit-form.tsx';
import { PictureList } from '../components/picture-list.tsx';
import { useAction } from '../use-action.ts';
import { useLoad } from '../use-load.ts';

export type Merchant = CallResult<typeof getManagedMerchant>;
interface Part {
  readonly merchant: Merchant;
  readonly onChange: (merchant: Merchant) => void;
}

type Texts = Pick<
  Merchant,
  'name' | 'brief' | 'detailed' | 'logo' | 'cover' | 'gallery' | 'categoryIds'
>;
const textsOf = ({
  name,
  brief,
  detailed,
  logo,
  cover,
  gallery,
  categoryIds,
}: Merchant): Texts => ({
  name,
  brief,
  detailed,
  logo,
  cover,
  gallery,
  categoryIds,
});

const TextsForm = ({ merchant, onChange }: Part) => {
  const { t } = useBackOffice();
  const { merchantId } = merchant;
  return (
    <Panel title={t('merchant.texts')}>
      <EditForm<Texts, Merchant>
        initial={textsOf(merchant)}
        save={(body) => callApi(changeMerchant, { params: { merchantId }, body })}
        done={t('merchant.saved')}
        onDone={(changed) => changed && onChange(changed)}
        after="keep"
      >
        {({ draft, set, fields }) => (
          <>
            {(['name', 'brief', 'detailed'] as const).map((name) => (
              <BothFields
                key={name}
                name={name}
                label={t(`merchant.${name}`)}
                long={name === 'detailed'}
                value={draft[name]}
                errors={fields}
                onChange={(value) => set({ [name]: value })}
              />
            ))}
            <div className="field-grid">
              {(['logo', 'cover'] as const).map((name) => (
                <PictureList
                  key={name}
                  label={t(`merchant.${name}`)}
                  most={1}
                  value={draft[name] ? [draft[name]] : []}
                  onChange={([image = '']) => set({ [name]: image })}
                />
              ))}
            </div>
            <PictureList
              label={t('merchant.gallery')}
              most={12}
              value={draft.gallery}
              onChange={(gallery) => set({ gallery })}
            />
            <CategoryField
              value={draft.categoryIds[0] ?? ''}
              error={fields['categoryIds']}
              onChange={(categoryId) => set({ categoryIds: [categoryId] })}
            />
          </>
        )}
      </EditForm>
    </Panel>
  );
};

const PublishPanel = ({ merchant, onChange }: Part) => {
  const { t, member, shopOrigin, locale } = useBackOffice();
  const { busy, act } = useAction();
  const { merchantId, published } = merchant;
  const move = async (): Promise<void> => {
    const done = await act(
      () => callApi(publishMerchant, { params: { merchantId }, body: { published: !published } }),
      t(published ? 'merchant.hidden' : 'merchant.shown'),
    );
    if (done) onChange(done);
  };
  return (
    <Panel title={t('product.state')}>
      <div className="cluster">
        <Tag size="m" tone={published ? 'ok' : 'warn'}>
          {t(published ? 'content.published' : 'content.notPublished')}
        </Tag>
        {member.role === 'admin' && (
          <Button busy={busy} tone={published ? 'outline' : 'primary'} onClick={() => void move()}>
            {t(published ? 'content.move.unpublished' : 'content.move.published')}
          </Button>
        )}
        {published && (
          <a
            className="text-link"
            href={`${shopOrigin}/${locale}/merchant/${merchant.merchantRoute}`}
            target="_blank"
            rel="noreferrer"
          >
            {t('product.inShop')}
          </a>
        )}
      </div>
    </Panel>
  );
};

/** A merchant's page, its branches, and the way to its people. */
export const MerchantScreen = () => {
  const { merchantId = '' } = useParams();
  const { t, text } = useBackOffice();
  const loaded = useLoad(`merchant ${merchantId}`, () =>
    callApi(getManagedMerchant, { params: { merchantId } }),
  );
  return (
    <Show loaded={loaded}>
      {(merchant) => (
        <Screen
          title={text(merchant.name)}
          actions={
            <>
              <RowLink to={`/merchants/${merchantId}/people`}>{t('people.title')}</RowLink>
              <RowLink to={`/merchants/${merchantId}/money`}>{t('money.title')}</RowLink>
            </>
          }
        >
          <div className="columns">
            <TextsForm merchant={merchant} onChange={loaded.put} />
            <div className="stack">
              <PublishPanel merchant={merchant} onChange={loaded.put} />
              <Branches merchant={merchant} onChange={loaded.reload} />
            </div>
          </div>
        </Screen>
      )}
    </Show>
  );
};
