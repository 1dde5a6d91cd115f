import { TextField } from '@tapnook/ui';

const HK_OFFSET_MS = 8 * 3_600_000;

/** An instant as a field of Hong Kong time has it, and back; empty is none. */
export const toFieldTime = (instant: string | null): string =>
  instant ? new Date(Date.parse(instant) + HK_OFFSET_MS).toISOString().slice(0, 16) : '';
export const fromFieldTime = (value: string): string | null =>
  value ? new Date(`${value}:00+08:00`).toISOString() : null;

/** A beginning and an end in Hong Kong time. */
export const PeriodFields = ({
  labels,
  value,
  onChange,
  errors,
  required = false,
}: {
  readonly labels: { readonly startTime: string; readonly endTime: string };
  readonly value: { readonly startTime: string | null; readonly endTime: string | null };
  readonly onChange: (part: { startTime?: string | null; endTime?: string | null }) => void;
  readonly errors: Readonly<Record<string, string>>;
  readonly required?: boolean;
}) => (
  <div className="field-grid">
    {(['startTime', 'endTime'] as const).map((name) => (
      <TextField
        key={name}
        label={labels[name]}
        type="datetime-local"
        required={required}
        value={toFieldTime(value[name])}
        error={errors[name]}
        onChange={({ target }) => onChange({ [name]: fromFieldTime(target.value) })}
      />
    ))}
  </div>
);
