import type { LocalisedText } from '@tapnook/contracts';
import { EmptyState, QueryBoundary, QueryError, Skeleton, TextArea, TextField } from '@tapnook/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useBackOffice } from '../backoffice-context.ts';
import type { Loaded } from '../use-load.ts';

/** A screen with its heading, which the page's title says too. */
export const Screen = ({
  title,
  lead,
  actions,
  children,
}: {
  readonly title: string;
  readonly lead?: string | undefined;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}) => (
  <div className="screen">
    <title>{title}</title>
    <div className="screen-header">
      <div>
        <h1>{title}</h1>
        {lead && <p className="text-muted">{lead}</p>}
      </div>
      {actions && <div className="cluster">{actions}</div>}
    </div>
    {children}
  </div>
);

/** What came, what is coming, or why it does not. */
export function Show<T>({
  loaded,
  empty,
  children,
}: {
  readonly loaded: Loaded<T>;
  /** Shown instead when there is nothing in it. */
  readonly empty?: { readonly title: string; readonly isEmpty: (data: T) => boolean } | undefined;
  readonly children: (data: T) => ReactNode;
}) {
  const { t, text } = useBackOffice();
  const { data, failure, reload } = loaded;
  return (
    <QueryBoundary
      query={{ data, isError: failure !== undefined, refetch: reload }}
      loading={<Skeleton />}
      renderError={(retry) => (
        <QueryError
          look="drawing"
          title={text(failure?.text)}
          retryLabel={t('again')}
          onRetry={retry}
        />
      )}
      isEmpty={empty?.isEmpty}
      empty={empty && <EmptyState title={empty.title} />}
    >
      {children}
    </QueryBoundary>
  );
}

const NO_ERRORS: Readonly<Record<string, string>> = {};

/** One text in both languages, side by side; under each other on a phone. */
export const BothFields = ({
  label,
  value,
  onChange,
  long,
  errors = NO_ERRORS,
  name,
}: {
  readonly label: string;
  readonly value: LocalisedText;
  readonly onChange: (value: LocalisedText) => void;
  readonly long?: boolean;
  readonly errors?: Readonly<Record<string, string>>;
  readonly name: string;
}) => {
  const { t } = useBackOffice();
  const Field = long ? TextArea : TextField;
  return (
    <div className="language-fields">
      {(['en_gb', 'zh_hk'] as const).map((language) => (
        <Field
          key={language}
          label={t('inLanguage', { label, language: t(`language.${language}`) })}
          lang={language === 'en_gb' ? 'en' : 'zh-HK'}
          value={value[language]}
          error={errors[`${name}.${language}`]}
          {...(long && { rows: 4 })}
          onChange={(event: { target: { value: string } }) =>
            onChange({ ...value, [language]: event.target.value })
          }
        />
      ))}
    </div>
  );
};

/** An amount in whole dollars, as shoppers are shown it; cents inside. Empty is none. */
export const MoneyField = ({
  label,
  cents,
  onChange,
  error,
  optional,
  required = false,
  min = 0,
}: {
  readonly label: string;
  readonly required?: boolean;
  readonly min?: number;
  readonly cents: number | null;
  readonly onChange: (cents: number | null) => void;
  readonly error?: string | undefined;
  readonly optional?: string | undefined;
}) => (
  <TextField
    label={label}
    before="HK$"
    type="number"
    inputMode="numeric"
    min={min}
    step={1}
    error={error}
    optional={optional}
    required={required}
    value={cents === null || Number.isNaN(cents) ? '' : String(cents / 100)}
    onChange={({ target }) =>
      onChange(target.value === '' ? null : Math.round(Number(target.value) * 100))
    }
  />
);

/** A whole number; empty is none. */
export const CountField = ({
  label,
  value,
  onChange,
  error,
  hint,
  min = 0,
}: {
  readonly label: string;
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
  readonly error?: string | undefined;
  readonly hint?: string | undefined;
  readonly min?: number;
}) => (
  <TextField
    label={label}
    type="number"
    inputMode="numeric"
    min={min}
    step={1}
    error={error}
    hint={hint}
    value={value === null ? '' : String(value)}
    onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
  />
);

/** A link of the back office in the look of the kit. */
export const RowLink = ({
  to,
  state,
  children,
}: {
  readonly to: string;
  /** What the next screen begins with, beside its address. */
  readonly state?: unknown;
  readonly children: ReactNode;
}) => (
  <Link to={to} state={state} className="text-link">
    {children}
  </Link>
);

/** Rows in a list that is one on a phone too. */
export const Rows = ({ children }: { readonly children: ReactNode }) => (
  <ul className="row-list" role="list">
    {children}
  </ul>
);
