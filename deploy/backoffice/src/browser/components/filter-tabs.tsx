import { Button } from '@tapnook/ui';
import { useBackOffice } from '../backoffice-context.ts';

/** Which of a list is shown. */
export function FilterTabs<Value extends string>({
  label,
  values,
  value,
  textOf,
  onChange,
}: {
  readonly label: string;
  readonly values: readonly Value[];
  readonly value: Value;
  readonly textOf: (value: Value) => string;
  readonly onChange: (value: Value) => void;
}) {
  return (
    <div className="cluster" role="group" aria-label={label}>
      {values.map((one) => (
        <Button
          key={one}
          size="s"
          tone={one === value ? 'primary' : 'outline'}
          aria-pressed={one === value}
          onClick={() => onChange(one)}
        >
          {textOf(one)}
        </Button>
      ))}
    </div>
  );
}

/** Earlier and later pages of a list; nothing while all of it is on one. */
export const Pages = ({
  page,
  size,
  total,
  onPage,
}: {
  readonly page: number;
  readonly size: number;
  readonly total: number;
  readonly onPage: (page: number) => void;
}) => {
  const { t } = useBackOffice();
  const last = Math.max(1, Math.ceil(total / size));
  if (last === 1 && page === 1) return null;
  return (
    <nav className="cluster" aria-label={t('pages.title')}>
      <Button
        size="s"
        tone="outline"
        disabled={page <= 1}
        onClick={() => onPage(Math.min(page - 1, last))}
      >
        {t('pages.newer')}
      </Button>
      <span className="tabular">{t('pages.at', { page, last, total })}</span>
      <Button size="s" tone="outline" disabled={page >= last} onClick={() => onPage(page + 1)}>
        {t('pages.older')}
      </Button>
    </nav>
  );
};
