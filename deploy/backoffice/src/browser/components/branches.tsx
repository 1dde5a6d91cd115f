import { changeBranch, createBranch } from '@tapnook/contracts/calls';
import { Button, editIcon, Panel, plusIcon, SelectField, TextField } from '@tapnook/ui';
import { useState, type FormEvent } from 'react';
import { ask } from '../api.ts';
import type { Merchant } from '../screens/merchant.tsx';
import { useAct } from '../use-act.ts';
import { useLoad } from '../use-load.ts';
import { useWork } from '../work.tsx';
import { BothFields, Rows } from './basics.tsx';
import { loadDistricts, optionsOf } from './catalogue.ts';

type Branch = Merchant['branches'][number];
const EMPTY = { en_gb: '', zh_hk: '' };
const WEEK = [1, 2, 3, 4, 5, 6, 7];
/** The middle of Hong Kong, until somebody says where it really is. */
const CENTRE = { latitude: 22.3027, longitude: 114.1772 };

interface Draft {
  readonly name: Branch['name'];
  readonly address: Branch['address'];
  readonly districtId: string;
  readonly tel: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly opens: string;
  readonly closes: string;
}
const draftOf = (branch: Branch | null): Draft => ({
  name: branch?.name ?? EMPTY,
  address: branch?.address ?? EMPTY,
  districtId: branch?.districtId ?? '',
  tel: branch?.tel ?? '',
  latitude: branch?.latitude ?? CENTRE.latitude,
  longitude: branch?.longitude ?? CENTRE.longitude,
  opens: branch?.hours[0]?.opens ?? '10:00',
  closes: branch?.hours[0]?.closes ?? '20:00',
});

const BranchFields = ({
  draft,
  fields,
  set,
}: {
  readonly draft: Draft;
  readonly fields: Readonly<Record<string, string>>;
  readonly set: (part: Partial<Draft>) => void;
}) => {
  const { t, text } = useWork();
  const districts = useLoad('districts', loadDistricts);
  return (
    <>
      {(['name', 'address'] as const).map((name) => (
        <BothFields
          key={name}
          name={name}
          label={t(`branch.${name}`)}
          value={draft[name]}
          errors={fields}
          onChange={(value) => set({ [name]: value })}
        />
      ))}
      <div className="bo-fields">
        <SelectField
          label={t('branch.district')}
          required
          placeholder={t('choose')}
          value={draft.districtId}
          options={optionsOf(districts.data ?? [], text)}
          onChange={({ target }) => set({ districtId: target.value })}
        />
        <TextField
          label={t('branch.tel')}
          type="tel"
          value={draft.tel}
          onChange={({ target }) => set({ tel: target.value })}
        />
        {(['latitude', 'longitude'] as const).map((name) => (
          <TextField
            key={name}
            label={t(`branch.${name}`)}
            type="number"
            step="any"
            required
            value={String(draft[name])}
            onChange={({ target }) => set({ [name]: Number(target.value) })}
          />
        ))}
        {(['opens', 'closes'] as const).map((name) => (
          <TextField
            key={name}
            label={t(`branch.${name}`)}
            type="time"
            required
            value={draft[name]}
            onChange={({ target }) => set({ [name]: target.value })}
          />
        ))}
      </div>
    </>
  );
};

const BranchForm = ({
  merchantId,
  branch,
  onDone,
}: {
  readonly merchantId: string;
  readonly branch: Branch | null;
  readonly onDone: (changed: boolean) => void;
}) => {
  const { t } = useWork();
  const { busy, fields, act } = useAct();
  const [draft, setDraft] = useState(draftOf(branch));
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const { opens, closes, ...rest } = draft;
    const before = draftOf(branch);
    // Hours that differ by day are kept, unless these were changed.
    const isSame = before.opens === opens && before.closes === closes;
    const hours = branch && isSame ? branch.hours : [{ days: WEEK, opens, closes }];
    const body = { ...rest, hours };
    const done = await act(
      () =>
        branch
          ? ask(changeBranch, { params: { merchantId, branchId: branch.branchId }, body })
          : ask(createBranch, { params: { merchantId }, body }),
      t('branch.saved'),
    );
    if (done) onDone(true);
  };
  return (
    <form className="bo-stack" onSubmit={(event) => void submit(event)}>
      <BranchFields draft={draft} fields={fields} set={(part) => setDraft({ ...draft, ...part })} />
      <div className="bo-line">
        <Button type="submit" busy={busy}>
          {t('save')}
        </Button>
        <Button tone="ghost" onClick={() => onDone(false)}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
};

/** Where a merchant is. */
export const Branches = ({
  merchant,
  onChange,
}: {
  readonly merchant: Merchant;
  readonly onChange: () => void;
}) => {
  const { t, text } = useWork();
  const [editing, setEditing] = useState<string | null>(null);
  const { merchantId } = merchant;
  const done = (changed: boolean): void => {
    setEditing(null);
    if (changed) onChange();
  };
  return (
    <Panel title={t('branch.title')}>
      <div className="bo-stack">
        <Rows>
          {merchant.branches.map((branch) => (
            <li key={branch.branchId}>
              <b>{text(branch.name)}</b>
              <span className="bo-muted">
                {[text(branch.address), branch.tel].filter(Boolean).join(' · ')}
              </span>
              <Button
                size="s"
                tone="ghost"
                icon={editIcon}
                onClick={() => setEditing(branch.branchId)}
              >
                {t('branch.edit')}
              </Button>
              {editing === branch.branchId && (
                <BranchForm merchantId={merchantId} branch={branch} onDone={done} />
              )}
            </li>
          ))}
        </Rows>
        {editing === 'new' && <BranchForm merchantId={merchantId} branch={null} onDone={done} />}
        {editing === null && (
          <Button tone="outline" icon={plusIcon} onClick={() => setEditing('new')}>
            {t('branch.new')}
          </Button>
        )}
      </div>
    </Panel>
  );
};
