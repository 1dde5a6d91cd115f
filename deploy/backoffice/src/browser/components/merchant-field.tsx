import { useBackOffice } from '../backoffice-context.ts';
import { loadMerchants } from './catalogue.ts';
import { SearchSelect } from './search-select.tsx';

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
  const { t, member } = useBackOffice();
  if (member.role !== 'admin') return null;
  return (
    <SearchSelect
      label={t('products.merchant')}
      name="merchants"
      value={value}
      error={error}
      load={loadMerchants}
      onChange={onChange}
    />
  );
};
