import { SelectField } from '@tapnook/ui';
import { useBackOffice } from '../backoffice-context.ts';
import { useLoad } from '../use-load.ts';
import { loadCategories, optionsOf } from './catalogue.ts';

/** One of the shop's categories. */
export const CategoryField = ({
  value,
  error,
  onChange,
}: {
  readonly value: string;
  readonly error?: string | undefined;
  readonly onChange: (categoryId: string) => void;
}) => {
  const { t, text } = useBackOffice();
  const categories = useLoad('categories', loadCategories);
  return (
    <SelectField
      label={t('products.category')}
      required
      placeholder={t('choose')}
      value={value}
      error={error}
      options={optionsOf(categories.data ?? [], text)}
      onChange={({ target }) => onChange(target.value)}
    />
  );
};
