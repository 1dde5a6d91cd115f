import { directionsUrl } from '@tapnook/kernel';
import { useTranslation } from '@tapnook/platform';
import { Panel } from '@tapnook/ui';
import type { ReactElement } from 'react';
import type { Order } from '../../shared/model/order.ts';
import styles from './voucher.module.css';

type Branch = Order['branchStores'][number];

const BranchRow = ({ branch }: { readonly branch: Branch }): ReactElement => {
  const { t, text } = useTranslation();
  const [name, address] = [text(branch.branchName), text(branch.address)];
  return (
    <li>
      <p className="bold">{name}</p>
      {address && <p className="text-sm text-muted">{address}</p>}
      <p className={`text-sm ${styles.ways}`}>
        {branch.tel && (
          <a className="link" href={`tel:${branch.tel.replace(/\s/g, '')}`}>
            {branch.tel}
          </a>
        )}
        {(branch.mapLocation ?? address) && (
          <a
            className="link no-print"
            href={directionsUrl(branch.mapLocation, address)}
            target="_blank"
            rel="noopener noreferrer"
          >
            <span>{t('voucher.directions')}</span>
            <span className="visually-hidden">{t('voucher.directionsTo', { place: name })}</span>
          </a>
        )}
      </p>
    </li>
  );
};

/** Every branch that takes the voucher, with its telephone and the way there. */
export const VoucherBranches = ({
  branches,
}: {
  readonly branches: readonly Branch[];
}): ReactElement | null => {
  const { t } = useTranslation();
  if (branches.length === 0) return null;
  return (
    <Panel title={t('voucher.branches')}>
      <ul className={styles.branches}>
        {branches.map((branch) => (
          <BranchRow key={branch.branchId} branch={branch} />
        ))}
      </ul>
    </Panel>
  );
};
