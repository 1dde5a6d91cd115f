import { checkIcon, closeIcon, Icon, Tag, VisuallyHidden } from '@tapnook/ui';
import type { DeployAnswer } from '../../../channels/can-deploy.types.ts';
import { Panel } from '../components/panel.tsx';
import { Table } from '../components/table.tsx';
import { useTexts } from '../i18n/use-texts.ts';
import styles from './comparison.module.css';

const Cell = ({ fit }: { readonly fit: DeployAnswer['board'][number] | undefined }) => {
  const { t } = useTexts();
  if (!fit)
    return (
      <span className={styles.cell}>
        ·<VisuallyHidden>{t('compare.nothingAsked')}</VisuallyHidden>
      </span>
    );
  const subjects = fit.subjects.join(', ');
  return (
    <span className={styles.cell} data-fit={fit.refused ? 'no' : 'yes'} title={subjects}>
      <Icon d={fit.refused ? closeIcon : checkIcon} size="s" />
      <VisuallyHidden>
        {`${t(fit.refused ? 'compare.refusedTag' : 'compare.fitsTag')} ${subjects}`}
      </VisuallyHidden>
    </span>
  );
};

/** Each row asks, each column answers. */
export const CompatibilityTable = ({
  board,
  apps,
}: {
  readonly board: DeployAnswer['board'];
  readonly apps: readonly string[];
}) => {
  const { t } = useTexts();
  const fits = new Map(board.map((fit) => [`${fit.asks} ${fit.answers}`, fit]));
  return (
    <Panel
      title={t('compare.board')}
      hint={t('compare.boardHint')}
      actions={
        <ul className="row gap-2">
          <li>
            <Tag tone="ok">{t('compare.fitsTag')}</Tag>
          </li>
          <li>
            <Tag tone="bad">{t('compare.refusedTag')}</Tag>
          </li>
        </ul>
      }
    >
      <Table
        look="centred"
        label={t('compare.board')}
        columns={[
          { key: 'asks', label: t('compare.asks') },
          ...apps.map((app) => ({ key: app, label: app.replace(/^mf-/, '') })),
        ]}
      >
        {apps.map((asks) => (
          <tr key={asks}>
            <th scope="row" className="mono">
              {asks}
            </th>
            {apps.map((answers) => (
              <td key={answers}>
                <Cell fit={fits.get(`${asks} ${answers}`)} />
              </td>
            ))}
          </tr>
        ))}
      </Table>
    </Panel>
  );
};
