import { links, localePath } from '@tapnook/contracts';
import type { BranchStore, MerchantDetail } from '@tapnook/contracts/api';
import { Slot, useLocale, usePlatform, useTranslation } from '@tapnook/platform';
import { eyeIcon, Note } from '@tapnook/ui';
import type { ReactElement } from 'react';
import { ContactPanel } from '../../features/contact/contact-panel.tsx';
import { MerchantIntroduction, About } from '../../features/merchant-profile/about.tsx';
import { Branches } from '../../features/merchant-profile/branches.tsx';
import { Cover } from '../../features/merchant-profile/cover.tsx';
import { MerchantHeader } from '../../features/merchant-profile/merchant-header.tsx';
import { Products } from '../../features/merchant-profile/products.tsx';
import { Scores } from '../../features/merchant-profile/scores.tsx';
import styles from './merchant.module.css';

const ASK = 'ask';
const REVIEWS = 'reviews';

interface MerchantPageProps {
  readonly merchant: MerchantDetail;
  readonly branches: readonly BranchStore[];
  /** Shows a notice that the page is not public yet. */
  readonly preview?: boolean;
}

/** A merchant's page, public or as a preview. */
export const MerchantPage = ({
  merchant,
  branches,
  preview = false,
}: MerchantPageProps): ReactElement => {
  const { t } = useTranslation();
  const locale = useLocale();
  const { config } = usePlatform();
  return (
    <div className={`container ${styles.page}`}>
      {preview && (
        <div className={styles.preview}>
          <Note icon={eyeIcon} tone="info" title={t('preview.title')}>
            {t('preview.text')}
          </Note>
        </div>
      )}
      <Cover desktop={merchant.desktopCoverImage} mobile={merchant.mobileCoverImage} />
      <MerchantHeader
        merchant={merchant}
        url={config.origin + localePath(locale, links.merchant(merchant.merchantRoute))}
        askId={ASK}
      />
      <div className={styles.body}>
        <div className={styles.main}>
          <MerchantIntroduction merchant={merchant} />
          {!preview && <Products merchant={merchant} />}
          <About merchant={merchant} />
        </div>
        <aside className={styles.aside} aria-label={t('profile.practical')}>
          <Branches branches={branches} />
          <ContactPanel merchant={merchant} open preview={preview} id={ASK} />
          <Scores merchant={merchant} reviewsId={REVIEWS} />
        </aside>
        {!preview && (
          <div id={REVIEWS}>
            <Slot
              name="merchant-reviews"
              props={{ merchantId: merchant.merchantId }}
              fallback={<div className={styles.reviewsPlaceholder} />}
            />
          </div>
        )}
      </div>
    </div>
  );
};
