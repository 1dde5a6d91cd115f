import { useToast, useTranslation } from '@tapnook/platform';
import { Button, shareIcon } from '@tapnook/ui';
import type { ReactElement } from 'react';

/** Shares a URL through the device's share sheet, or copies it where there is none. */
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
      // Closing the share sheet is no failure.
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
