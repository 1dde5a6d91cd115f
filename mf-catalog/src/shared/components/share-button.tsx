import { useToast, useTranslation } from '@tapnook/platform';
import { IconButton, shareIcon, sharePage } from '@tapnook/ui';
import type { ReactElement } from 'react';

/**
 * Shares the page as it is, the choice in its address included: by the device's own sheet, else by
 * copying the address.
 */
export const ShareButton = ({
  title,
  look,
}: {
  readonly title: string;
  readonly look?: 'plain' | 'art';
}): ReactElement => {
  const { t } = useTranslation();
  const toast = useToast();
  const share = async (): Promise<void> => {
    const result = await sharePage({ title, url: location.href });
    if (result === 'copied') toast('success', t('product.copied'));
    if (result === 'failed') toast('error', t('product.notCopied'));
  };
  return (
    <IconButton
      look={look}
      icon={shareIcon}
      label={t('product.share')}
      onClick={() => void share()}
    />
  );
};
