import { useToast, useTranslation } from '@tapnook/platform';
import { IconButton, shareIcon } from '@tapnook/ui';
import type { ReactElement } from 'react';

/** Shares the page as it is, the choice in its address included: by the device's own sheet, else by copying the address. */
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
    const url = location.href;
    try {
      if (typeof navigator.share === 'function') await navigator.share({ title, url });
      else {
        await navigator.clipboard.writeText(url);
        toast('success', t('product.copied'));
      }
    } catch (error) {
      // Closing the device's sheet is no failure.
      if (!(error instanceof DOMException && error.name === 'AbortError'))
        toast('error', t('product.notCopied'));
    }
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
