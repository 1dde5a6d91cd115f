import { exportMyData } from '@tapnook/contracts/calls';
import { usePlatform, useToast, useTranslation } from '@tapnook/platform';
import { Button, Panel } from '@tapnook/ui';
import { useState, type ReactElement } from 'react';
import { Setting, SettingList } from '../../shared/components/setting-list.tsx';

const save = (name: string, content: unknown): void => {
  const address = URL.createObjectURL(
    new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' }),
  );
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 0);
};

/** Downloads everything stored about the shopper as one file. */
export const DataExport = (): ReactElement => {
  const { t } = useTranslation();
  const { http } = usePlatform();
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const download = (): void => {
    setBusy(true);
    http
      .call(exportMyData, {})
      .then((data) => {
        save(`tapnook-${data.exportedAt.slice(0, 10)}.json`, data);
        toast('success', t('you.downloaded'));
      })
      // The shell has already shown the error.
      .catch(() => undefined)
      .finally(() => setBusy(false));
  };
  return (
    <Panel>
      <SettingList>
        <Setting
          title={t('you.export')}
          text={t('you.exportText')}
          action={
            <Button
              tone="outline"
              size="s"
              busy={busy}
              aria-label={`${t('you.download')}: ${t('you.export')}`}
              onClick={download}
            >
              {t('you.download')}
            </Button>
          }
        />
      </SettingList>
    </Panel>
  );
};
