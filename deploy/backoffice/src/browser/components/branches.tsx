import { changeBranch, createBranch } from '@tapnook/contracts/calls';
import { Panel, SelectField, TextField } from '@tapnook/ui';
import { useState } from 'react';
import { callApi } from '../api.ts';
import { useBackOffice } from '../backoffice-context.ts';
import type { Merchant } from '../screens/merchant.tsx';
import { useLoad } from '../use-load.ts';
import { BothFields } from './basics.tsx';
import { branchStart, type Position } from './branch-start.ts';
import { loadDistricts, optionsOf } from './catalogue.ts';
import { EditForm, type Editing } from './edit-form.tsx';
import { EditList } from './edit-list.tsx';

type Branch = Merchant['branches'][number];
type Place = Pick<Merchant, 'merchantId' | 'branches'>;
const EMPTY = { en_gb: '', zh_hk: '' };
const WEEK = [1, 2, 3, 4, 5, 6, 7];

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
const draftOf = (branch: Branch | null, start: Position): Draft => ({
  name: branch?.name ?? EMPTY,
  address: branch?.address ?? EMPTY,
  districtId: branch?.districtId ?? '',
  tel: branch?.tel ?? '',
  latitude: branch?.latitude ?? start.latitude,
  longitude: branch?.longitude ?? start.longitude,
  opens: branch?.hours[0]?.opens ?? '10:00',
  closes: branch?.hours[0]?.closes ?? '20:00',
});

const BranchFields = ({
  draft,
  fields,
  set,
  others,
}: Editing<Draft> & {
  /** Of a new branch: those that are there, near which it may be. */
  readonly others: readonly Branch[] | null;
}) => {
  const { t, text } = useBackOffice();
  const districts = useLoad('districts', loadDistricts);
  const [isPlaced, setPlaced] = useState(others === null);
  const chooseDistrict = (districtId: string): void => {
    const district = districts.data?.find(({ value }) => value === districtId);
    const start = isPlaced ? {} : branchStart(others ?? [], districtId, district?.position);
    set({ districtId, ...start });
  };
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
      <div className="field-grid">
        <SelectField
          label={t('branch.district')}
          required
          placeholder={t('choose')}
          value={draft.districtId}
          options={optionsOf(districts.data ?? [], text)}
          onChange={({ target }) => chooseDistrict(target.value)}
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
            onChange={({ target }) => {
              setPlaced(true);
              set({ [name]: Number(target.value) });
            }}
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
  merchant: { merchantId, branches },
  branch,
  onDone,
}: {
  readonly merchant: Place;
  readonly branch: Branch | null;
  readonly onDone: (changed: boolean) => void;
}) => {
  const { t } = useBackOffice();
  const before = draftOf(branch, branchStart(branches, '', undefined));
  const save = ({ opens, closes, ...rest }: Draft): Promise<object> => {
    // Hours that differ by day are kept, unless these were changed.
    const isSame = before.opens === opens && before.closes === closes;
    const hours = branch && isSame ? branch.hours : [{ days: WEEK, opens, closes }];
    const body = { ...rest, hours };
    return branch
      ? callApi(changeBranch, { params: { merchantId, branchId: branch.branchId }, body })
      : callApi(createBranch, { params: { merchantId }, body });
  };
  return (
    <EditForm<Draft, object>
      initial={before}
      save={save}
      done={t('branch.saved')}
      onDone={(saved) => onDone(saved !== undefined)}
    >
      {(editing) => <BranchFields {...editing} others={branch ? null : branches} />}
    </EditForm>
  );
};

/** Where a merchant is. */
export const Branches = ({
  merchant,
  onChange,
}: {
  readonly merchant: Place;
  readonly onChange: () => void;
}) => {
  const { t, text } = useBackOffice();
  return (
    <Panel title={t('branch.title')}>
      <EditList
        items={merchant.branches}
        keyOf={({ branchId }) => branchId}
        nameOf={({ name }) => text(name)}
        labels={{ edit: t('edit'), add: t('branch.new') }}
        renderRow={({ name, address, tel }) => (
          <>
            <b>{text(name)}</b>
            <span className="text-muted">{[text(address), tel].filter(Boolean).join(' · ')}</span>
          </>
        )}
        renderForm={(branch, close) => (
          <BranchForm
            merchant={merchant}
            branch={branch}
            onDone={(changed) => {
              close();
              if (changed) onChange();
            }}
          />
        )}
      />
    </Panel>
  );
};
