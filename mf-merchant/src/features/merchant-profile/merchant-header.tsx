import type { MerchantDetail } from '@tapnook/contracts/api';
import { useTranslation } from '@tapnook/platform';
import { ButtonLink, mailIcon } from '@tapnook/ui';
import type { ReactElement } from 'react';
import { MerchantLogo } from '../../shared/components/merchant-logo.tsx';
import { MerchantScore } from '../../shared/components/merchant-score.tsx';
import { districtNames } from '../../shared/model/district-names.ts';
import { ShareButton } from './share-button.tsx';
import styles from './merchant-header.module.css';

/**
 * Logo, name, score, category, branches and districts, with the actions. `askId` is the element id
 * of the enquiry.
 */
export const MerchantHeader = ({
  merchant,
  url,
  askId,
}: {
  readonly merchant: MerchantDetail;
  readonly url: string;
  readonly askId: string;
}): ReactElement => {
  const { t, text, locale } = useTranslation();
  const [category] = merchant.categoryList;
  const districts = districtNames(
    merchant.districtList.map(({ districtName }) => text(districtName)),
    { t, locale },
  );
  return (
    <header className={styles.head}>
      <MerchantLogo src={merchant.merchantImage} size="l" />
      <div className={styles.details}>
        <h1>{text(merchant.merchantName)}</h1>
        <p className={styles.summary}>
          <MerchantScore score={merchant.overallScore} count={merchant.reviewCount} />
          <span>
            {[
              text(category?.categoryName),
              merchant.branchCount > 0 && t('profile.branchCount', { count: merchant.branchCount }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
          {districts && <span>{districts}</span>}
        </p>
      </div>
      <div className={styles.actions}>
        <ShareButton title={text(merchant.merchantName)} url={url} />
        {merchant.isContactButtonEnabled && (
          <ButtonLink href={`#${askId}`} icon={mailIcon}>
            {text(merchant.contactButtonText) || t('contact.button')}
          </ButtonLink>
        )}
      </div>
    </header>
  );
};
