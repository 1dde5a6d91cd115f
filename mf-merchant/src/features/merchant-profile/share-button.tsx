import { useToast, useTranslation } from '@tapnook/platform';
import { Button, shareIcon, sharePage } from '@tapnook/ui';
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
    const result = await sharePage({ title, url });
    if (result === 'copied') toast('success', t('share.copied'));
    if (result === 'failed') toast('error', t('share.notCopied'));
  };
  return (
    <Button tone="outline" icon={shareIcon} onClick={() => void share()}>
      {t('share.label')}
    </Button>
  );
};
