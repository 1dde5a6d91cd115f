import { useToast, useTranslation } from '@tapnook/platform';
import { Button, shareIcon } from '@tapnook/ui';
import type { ReactElement } from 'react';

/** Shares an address by the device's own sheet, else by copying it. */
export const ShareButton = ({
  title,
  url,
}: {
  readonly title: string;
  readonly url: string;
}): ReactElement => {
  const { t } = useTranslation();
  const toast = useToast();
  const share = async (): Promise<void> => {
    try {
      if (typeof navigator.share === 'function') await navigator.share({ title, url });
      else {
        await navigator.clipboard.writeText(url);
        toast('success', t('share.copied'));
      }
    } catch (error) {
      // Closing the device's sheet is no failure.
      if (!(error instanceof DOMException && error.name === 'AbortError'))
        toast('error', t('share.notCopied'));
    }
  };
  return (
    <Button tone="outline" icon={shareIcon} onClick={() => void share()}>
      {t('share.label')}
    </Button>
  );
};
