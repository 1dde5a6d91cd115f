import {
  changeCampaign,
  createCampaign,
  listCampaigns,
  moveCampaign,
} from '@tapnook/contracts/calls';
import { formatDateTime } from '@tapnook/kernel';
import type { CallResult } from '@tapnook/platform';
import { Button, Picture, SelectField, Tag } from '@tapnook/ui';
import { callApi } from '../api.ts';
import { useBackOffice } from '../backoffice-context.ts';
import { BothFields, Screen, Show } from '../components/basics.tsx';
import { EditForm, type Editing } from '../components/edit-form.tsx';
import { EditList } from '../components/edit-list.tsx';
import { PictureList } from '../components/picture-list.tsx';
import { TargetFields } from '../components/target-fields.tsx';
import { PeriodFields } from '../components/time-fields.tsx';
import { useAction } from '../use-action.ts';
import { useLoad } from '../use-load.ts';

type Campaign = CallResult<typeof listCampaigns>[number];
type Draft = Pick<
  Campaign,
  'place' | 'name' | 'line' | 'image' | 'target' | 'startTime' | 'endTime'
>;
const PLACES = ['scrolling', 'campaign', 'grid', 'coins', 'cash-coupon'] as const;
const EMPTY = { en_gb: '', zh_hk: '' };
const NEW: Draft = {
  place: 'scrolling',
  name: EMPTY,
  line: null,
  image: '',
  target: { kind: 'search', keyword: '' },
  startTime: null,
  endTime: null,
};
const draftOf = ({ place, name, line, image, target, startTime, endTime }: Campaign): Draft => ({
  place,
  name,
  line,
  image,
  target,
  startTime,
  endTime,
});

/** The banner as it will stand on the home page, in each language. */
const CampaignPreview = ({ draft }: { readonly draft: Draft }) => {
  const { t } = useBackOffice();
  return (
    <section className="stack" aria-label={t('campaigns.preview')}>
      <h3>{t('campaigns.preview')}</h3>
      <div className="language-fields">
        {(['en_gb', 'zh_hk'] as const).map((language) => (
          <figure
            key={language}
            className="banner-preview"
            lang={language === 'en_gb' ? 'en' : 'zh-HK'}
          >
            {draft.image && (
              <Picture
                src={draft.image}
                alt=""
                width={640}
                height={320}
                sizes="320px"
                ratio="16:9"
              />
            )}
            <figcaption>
              <b>{draft.name[language]}</b>
              <p>{draft.line?.[language]}</p>
            </figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
};

const CampaignFields = ({
  draft,
  set,
  fields,
  isNew,
}: Editing<Draft> & { readonly isNew: boolean }) => {
  const { t } = useBackOffice();
  return (
    <>
      {isNew && (
        <SelectField
          label={t('campaigns.place')}
          value={draft.place}
          options={PLACES.map((value) => ({ value, label: t(`campaigns.places.${value}`) }))}
          onChange={({ target }) =>
            set({ place: PLACES.find((one) => one === target.value) ?? 'scrolling' })
          }
        />
      )}
      <BothFields
        label={t('campaigns.name')}
        name="name"
        value={draft.name}
        errors={fields}
        onChange={(name) => set({ name })}
      />
      <BothFields
        label={t('campaigns.line')}
        name="line"
        value={draft.line ?? EMPTY}
        errors={fields}
        onChange={(line) => set({ line })}
      />
      <PictureList
        label={t('campaigns.image')}
        most={1}
        value={draft.image ? [draft.image] : []}
        onChange={([image = '']) => set({ image })}
      />
      <TargetFields target={draft.target} onChange={(target) => set({ target })} />
      <PeriodFields
        labels={{ startTime: t('campaigns.from'), endTime: t('campaigns.until') }}
        value={draft}
        onChange={set}
        errors={fields}
      />
      <CampaignPreview draft={draft} />
    </>
  );
};

const CampaignForm = ({
  campaign,
  onDone,
}: {
  readonly campaign: Campaign | null;
  readonly onDone: (changed: boolean) => void;
}) => {
  const { t } = useBackOffice();
  return (
    <EditForm<Draft, object>
      initial={campaign ? draftOf(campaign) : NEW}
      save={({ place, line, ...draft }) =>
        campaign
          ? callApi(changeCampaign, {
              params: { campaignId: campaign.campaignId },
              body: { ...draft, line },
            })
          : callApi(createCampaign, { body: { ...draft, place, ...(line && { line }) } })
      }
      done={t('campaigns.saved')}
      onDone={(changed) => onDone(changed !== undefined)}
    >
      {(editing) => <CampaignFields {...editing} isNew={campaign === null} />}
    </EditForm>
  );
};

const CampaignRow = ({
  campaign,
  onDone,
}: {
  readonly campaign: Campaign;
  readonly onDone: () => void;
}) => {
  const { t, text, locale } = useBackOffice();
  const { busy, act } = useAction();
  const { campaignId } = campaign;
  const move = async (status: Campaign['status']): Promise<void> => {
    const done = await act(
      () => callApi(moveCampaign, { params: { campaignId }, body: { status } }),
      t(`campaigns.moved.${status}`),
    );
    if (done) onDone();
  };
  const when = (name: 'startTime' | 'endTime', key: string): string | false =>
    campaign[name] !== null && t(key, { at: formatDateTime(campaign[name], locale) });
  return (
    <>
      <span className="spread">
        <b>{text(campaign.name)}</b>
        <Tag size="m" tone={campaign.status === 'on_state' ? 'ok' : 'neutral'}>
          {t(`campaigns.status.${campaign.status}`)}
        </Tag>
      </span>
      <span className="text-muted">
        {[
          t(`campaigns.places.${campaign.place}`),
          when('startTime', 'campaigns.begins'),
          when('endTime', 'campaigns.ends'),
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
      <span className="cluster">
        {campaign.moves.map((to) => (
          <Button key={to} size="s" tone="outline" busy={busy} onClick={() => void move(to)}>
            {t(`campaigns.move.${to}`)}
          </Button>
        ))}
      </span>
    </>
  );
};

/** Banners of the home page: what they show, where they lead, and when. */
export const CampaignsScreen = () => {
  const { t, text } = useBackOffice();
  const loaded = useLoad('campaigns', () => callApi(listCampaigns, {}));
  return (
    <Screen title={t('campaigns.title')}>
      <Show loaded={loaded}>
        {(campaigns) => (
          <EditList
            items={campaigns}
            keyOf={({ campaignId }) => campaignId}
            nameOf={({ name }) => text(name)}
            labels={{ edit: t('edit'), add: t('campaigns.new') }}
            empty={t('campaigns.none')}
            renderRow={(campaign) => <CampaignRow campaign={campaign} onDone={loaded.reload} />}
            renderForm={(campaign, close) => (
              <CampaignForm
                campaign={campaign}
                onDone={(changed) => {
                  close();
                  if (changed) loaded.reload();
                }}
              />
            )}
          />
        )}
      </Show>
    </Screen>
  );
};
