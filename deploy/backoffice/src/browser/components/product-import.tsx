import { importProducts } from '@tapnook/contracts/calls';
import type { CallData } from '@tapnook/platform';
import { useLocation, useNavigate } from '@tapnook/platform/router';
import { Button, FileField, Panel, plusIcon, Tag, TextArea } from '@tapnook/ui';
import { useState } from 'react';
import { callApi } from '../api.ts';
import { useBackOffice } from '../backoffice-context.ts';
import { RowLink, Rows } from './basics.tsx';
import { csvText } from './csv-text.ts';
import { download } from './download.ts';
import { EditForm } from './edit-form.tsx';
import { MerchantField } from './merchant-field.tsx';

type Report = CallData<'importProducts'>;

/** The report of an import that this entry of the history keeps, for whoever comes back to it. */
export const keptImport = (state: unknown): Report | null =>
  typeof state === 'object' && state !== null && 'imported' in state
    ? (state.imported as Report)
    : null;

/** What was looked at, or imported: the latter is there again after a look at its products. */
const useReport = () => {
  const { state, search } = useLocation();
  const navigate = useNavigate();
  const [report, setReport] = useState(() => keptImport(state));
  const keep = (next: Report | null): void => {
    setReport(next);
    const isImported = next !== null && next.made > 0;
    if (isImported || keptImport(state))
      void navigate({ search }, { replace: true, state: isImported ? { imported: next } : null });
  };
  return [report, keep] as const;
};
interface Draft {
  readonly csv: string;
  readonly merchantId: string;
}
const COLUMNS =
  'kind,category,name_en,name_zh,selling_point_en,selling_point_zh,description_en,' +
  'description_zh,plan_en,plan_zh,price,valid_for_days,quota';

const EmptyFile = () => {
  const { t } = useBackOffice();
  return (
    <span>
      <Button
        size="s"
        tone="outline"
        onClick={() =>
          download({
            fileName: 'products.csv',
            contentType: 'text/csv',
            content: `\uFEFF${COLUMNS}\r\n`,
          })
        }
      >
        {t('products.template')}
      </Button>
    </span>
  );
};

/** The field of the file, which says so when nothing can be read from it. */
const CsvFile = ({ onRead }: { readonly onRead: (csv: string) => void }) => {
  const { t } = useBackOffice();
  const [chosen, setChosen] = useState({ name: '', isRead: true });
  const read = async (file: File): Promise<void> => {
    const csv = csvText(new Uint8Array(await file.arrayBuffer()));
    setChosen({ name: file.name, isRead: csv !== null });
    if (csv !== null) onRead(csv);
  };
  return (
    <FileField
      label={t('products.file')}
      prompt={t('products.chooseFile')}
      icon={plusIcon}
      accept=".csv,text/csv"
      hint={chosen.name || undefined}
      error={chosen.isRead ? undefined : t('products.notRead')}
      onFiles={([file]) => file && void read(file)}
    />
  );
};

const ReportLine = ({
  line: { line, productId, faults },
}: {
  readonly line: Report['lines'][number];
}) => {
  const { t } = useBackOffice();
  const isUsable = faults.length === 0;
  return (
    <li>
      <span className="spread">
        {productId ? (
          <RowLink to={`/products/${productId}`}>{t('products.line', { line })}</RowLink>
        ) : (
          <b>{t('products.line', { line })}</b>
        )}
        <Tag size="m" tone={isUsable ? 'ok' : 'bad'}>
          {t(productId ? 'products.lineMade' : isUsable ? 'products.lineGood' : 'products.lineBad')}
        </Tag>
      </span>
      {!isUsable && (
        <ul>
          {faults.map((fault) => (
            <li key={fault}>{fault}</li>
          ))}
        </ul>
      )}
    </li>
  );
};

/** Products from a CSV file: looked at line by line first, then begun. */
export const ProductImport = ({
  onDone,
  onClose,
}: {
  readonly onDone: () => void;
  readonly onClose: () => void;
}) => {
  const { t } = useBackOffice();
  const [report, setReport] = useReport();
  const [imports, setImports] = useState(0);
  const usable = (report?.lines ?? []).filter(({ faults }) => faults.length === 0).length;
  // What was looked at is imported by the next press; with that the file is done with.
  const isChecked = report !== null && report.made === 0 && usable > 0;
  return (
    <Panel title={t('products.import')}>
      <div className="stack">
        <p className="text-muted">{t('products.csvHint')}</p>
        <EmptyFile />
        <EditForm<Draft, Report>
          initial={{ csv: '', merchantId: '' }}
          save={({ csv, merchantId }) =>
            callApi(importProducts, {
              body: { csv, check: !isChecked, ...(merchantId && { merchantId }) },
            })
          }
          done={({ made, lines }) =>
            made > 0
              ? t('products.imported', { made, count: lines.length })
              : t('products.checked', {
                  usable: lines.filter(({ faults }) => faults.length === 0).length,
                  count: lines.length,
                })
          }
          onDone={(answer) => {
            setReport(answer ?? null);
            if (!answer || answer.made === 0) return;
            setImports(imports + 1);
            onDone();
          }}
          submitLabel={isChecked ? t('products.importNow', { count: usable }) : t('products.check')}
          after="clear"
          isKept={({ made }) => made > 0}
        >
          {({ draft, set, fields }) => {
            const change = (part: Partial<Draft>): void => {
              set(part);
              setReport(null);
            };
            return (
              <>
                <MerchantField
                  value={draft.merchantId}
                  error={fields['merchantId']}
                  onChange={(merchantId) => change({ merchantId })}
                />
                <CsvFile key={imports} onRead={(csv) => change({ csv })} />
                <TextArea
                  label={t('products.csv')}
                  rows={6}
                  required
                  spellCheck={false}
                  value={draft.csv}
                  error={fields['csv']}
                  onChange={({ target }) => change({ csv: target.value })}
                />
                {report && (
                  <Rows>
                    {report.lines.map((line) => (
                      <ReportLine key={line.line} line={line} />
                    ))}
                  </Rows>
                )}
              </>
            );
          }}
        </EditForm>
        <span>
          <Button
            tone="ghost"
            onClick={() => {
              setReport(null);
              onClose();
            }}
          >
            {t('close')}
          </Button>
        </span>
      </div>
    </Panel>
  );
};
