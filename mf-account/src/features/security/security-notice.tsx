import { dismissSecurityNotice, getSecurityNotice } from '@tapnook/contracts/calls';
import { callKey, useCall, usePlatform, useTranslation } from '@tapnook/platform';
import { Button, Note, shieldIcon } from '@tapnook/ui';
import type { ReactElement } from 'react';

/** Suggestions that make the account safer, until they are done or dismissed. */
export const SecurityNotice = (): ReactElement | null => {
  const { t } = useTranslation();
  const { http, queryClient } = usePlatform();
  const { data } = useCall(getSecurityNotice, {}, { handledErrorCodes: 'all' });
  if (!data?.show || data.reasons.length === 0) return null;
  const dismiss = (): void => {
    queryClient.setQueryData(callKey(getSecurityNotice, {}), { ...data, show: false });
    // If saving fails, the notice appears again next time, which does no harm.
    http.call(dismissSecurityNotice, {}, { handledErrorCodes: 'all' }).catch(() => undefined);
  };
  return (
    <Note tone="info" icon={shieldIcon} title={t('security.title')}>
      <ul>
        {data.reasons.map((reason) => (
          <li key={reason}>{t(`security.${reason}`)}</li>
        ))}
      </ul>
      <Button tone="ghost" size="s" onClick={dismiss}>
        {t('security.dismiss')}
      </Button>
    </Note>
  );
};
