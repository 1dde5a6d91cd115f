import type { LocalisedText } from '@tapnook/contracts';
import { Button, plusIcon, trashIcon } from '@tapnook/ui';
import type { ReactNode } from 'react';
import { useBackOffice } from '../backoffice-context.ts';
import { BothFields } from './basics.tsx';

interface Named {
  readonly name: LocalisedText;
}

/** Rows that are added, changed and taken away, each with a name in both languages. */
export function NamedRows<Row extends Named>({
  rows,
  onChange,
  fresh,
  path,
  errors,
  texts,
  least = 0,
  most = Infinity,
  children,
}: {
  readonly rows: readonly Row[];
  readonly onChange: (rows: Row[]) => void;
  readonly fresh: () => Row;
  /** Where the rows are in the body, for what the API refuses. */
  readonly path: string;
  readonly errors: Readonly<Record<string, string>>;
  readonly texts: { readonly name: string; readonly add: string; readonly remove: string };
  readonly least?: number;
  readonly most?: number;
  readonly children: (row: Row, set: (part: Partial<Row>) => void, path: string) => ReactNode;
}) {
  const { text } = useBackOffice();
  return (
    <div className="stack">
      {rows.map((row, index) => {
        const set = (part: Partial<Row>): void =>
          onChange(rows.map((one, at) => (at === index ? { ...one, ...part } : one)));
        return (
          // Rows that are not saved yet have nothing else that tells them apart.
          // oxlint-disable-next-line react/no-array-index-key
          <fieldset key={index} className="field-group">
            <BothFields
              label={`${texts.name} ${index + 1}`}
              name={`${path}.${index}.name`}
              value={row.name}
              errors={errors}
              onChange={(name) => set({ name } as Partial<Row>)}
            />
            {children(row, set, `${path}.${index}`)}
            {rows.length > least && (
              <Button
                size="s"
                tone="ghost"
                icon={trashIcon}
                aria-label={`${texts.remove}: ${text(row.name) || index + 1}`}
                onClick={() => onChange(rows.filter((_one, at) => at !== index))}
              >
                {texts.remove}
              </Button>
            )}
          </fieldset>
        );
      })}
      {rows.length < most && (
        <Button
          size="s"
          tone="outline"
          icon={plusIcon}
          onClick={() => onChange([...rows, fresh()])}
        >
          {texts.add}
        </Button>
      )}
    </div>
  );
}
