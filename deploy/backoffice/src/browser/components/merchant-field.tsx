import { listManagedMerchants } from '@tapnook/contracts/calls';
import { SelectField } from '@tapnook/ui';
import { ask } from '../api.ts';
import { useLoad } from '../use-load.ts';
import { useWork } from '../work.tsx';

/** The merchant of a product: an administrator names it, anybody else has one and sees nothing. */
export const MerchantField = ({
  value,
  error,
  onChange,
}: {
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (merchantId: string) => void;
}) => {
  const { t, text, member } = useWork();
  const isAdmin = member.role === 'admin';
  const loaded = useLoad('merchants', async () =>
    isAdmin ? (await ask(listManagedMerchants, { query: { pageSize: 100 } })).items : [],
  );
  if (!isAdmin) return null;
  return (
    <SelectField
      label={t('products.merchant')}
      required
      placeholder={t('choose')}
      value={value}
      error={error}
      options={(loaded.data ?? []).map((one) => ({
        value: one.merchantId,
        label: text(one.merchantName),
      }))}
      onChange={({ target }) => onChange(target.value)}
    />
  );
};
