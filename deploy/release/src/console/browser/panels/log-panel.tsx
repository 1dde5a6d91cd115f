import { Button, Note, Tag } from '@tapnook/ui';
import { useState } from 'react';
import type { LogEntry } from '../../../log/transparency-log.ts';
import { isMatch, TextFilter } from '../components/filters.tsx';
import { Loaded } from '../components/loaded.tsx';
import { Panel, PanelBody } from '../components/panel.tsx';
import { Table } from '../components/table.tsx';
import type { ChannelName } from '../data/console-context.ts';
import { isInLog } from '../data/log-proof.ts';
import { useRegistry } from '../data/queries.ts';
import { generationText } from '../i18n/format.ts';
import type { Translate } from '../i18n/texts.ts';
import { useTexts } from '../i18n/use-texts.ts';
import styles from './log-panel.module.css';

const MAX_ENTRIES = 200;

interface Entries {
  readonly head: { readonly size: number; readonly root: string };
  /** Oldest first. */
  readonly entries: readonly LogEntry[];
}
type Leaf =
  | { readonly type: 'release'; readonly app: string; readonly version: string }
  | { readonly type: 'generation'; readonly channel: ChannelName; readonly generation: number };

/** What an entry holds, in words. */
const nameOf = (leaf: string, t: Translate): string => {
  const read = JSON.parse(leaf) as Leaf;
  if (read.type === 'release') return t('log.release', { app: read.app, version: read.version });
  return t('log.generation', {
    channel: t(`channel.${read.channel}`),
    generation: generationText(read.generation),
  });
};

/** The hashes from an entry to the root, and whether they hold. */
const Proof = ({ entry, head }: { readonly entry: LogEntry; readonly head: Entries['head'] }) => {
  const { t } = useTexts();
  const { index, leaf } = entry;
  const loaded = useRegistry<{ proof: string[] }>(
    `/v1/log/inclusion?index=${index}&size=${head.size}`,
  );
  return (
    <Loaded of={loaded}>
      {({ proof }) => {
        const holds = isInLog({ leaf, index, ...head, proof });
        return (
          <Note tone={holds ? 'ok' : 'bad'} role="status">
            <p>{t(holds ? 'log.holds' : 'log.fails', { index, size: head.size })}</p>
            <p className={styles.hash}>{leaf}</p>
            <ol className={styles.hash}>
              {proof.map((hash) => (
                <li key={hash}>{hash}</li>
              ))}
            </ol>
          </Note>
        );
      }}
    </Loaded>
  );
};

/** What the transparency log holds; this page verifies each entry that somebody opens. */
export const LogPanel = () => {
  const { t, time } = useTexts();
  const [wanted, setWanted] = useState('');
  const [open, setOpen] = useState<number>();
  const loaded = useRegistry<Entries>(`/v1/log/entries?newest=true&limit=${MAX_ENTRIES}`);
  const size = loaded.data?.head.size ?? 0;
  return (
    <Panel
      title={t('log.title')}
      hint={size > 0 ? t('log.hint', { count: size }) : undefined}
      actions={
        <TextFilter
          id="filter-log"
          label={t('page.filterOf', { list: t('log.title') })}
          value={wanted}
          onChange={setWanted}
        />
      }
    >
      <Loaded of={loaded}>
        {({ head, entries }) => {
          const rows = entries.toReversed().filter(({ leaf }) => isMatch(wanted, nameOf(leaf, t)));
          const shown = entries.find(({ index }) => index === open);
          return (
            <>
              <PanelBody>
                <p className={styles.hash}>{t('log.root', { root: head.root })}</p>
                {shown && <Proof entry={shown} head={head} />}
                {rows.length === 0 && <p className="text-muted">{t('page.noneWanted')}</p>}
              </PanelBody>
              {rows.length > 0 && (
                <Table
                  look="short"
                  label={t('log.title')}
                  columns={[
                    { key: 'index', label: t('log.index') },
                    { key: 'what', label: t('log.what') },
                    { key: 'at', label: t('log.at') },
                    { key: 'actions', label: t('page.actions'), hidden: true },
                  ]}
                >
                  {rows.map(({ index, leaf, at }) => (
                    <tr key={index}>
                      <th scope="row" className="mono">
                        {index}
                      </th>
                      <td>
                        <span>{nameOf(leaf, t)}</span>{' '}
                        {index === open && <Tag>{t('log.shown')}</Tag>}
                      </td>
                      <td>{time(at)}</td>
                      <td data-end="">
                        <Button
                          id={`proof-${index}`}
                          size="s"
                          tone="ghost"
                          aria-label={t('log.proofOf', { what: nameOf(leaf, t) })}
                          onClick={() => setOpen(index)}
                        >
                          {t('log.proof')}
                        </Button>
                      </td>
                    </tr>
                  ))}
                </Table>
              )}
            </>
          );
        }}
      </Loaded>
    </Panel>
  );
};
