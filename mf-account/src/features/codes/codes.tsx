import { links } from '@tapnook/contracts';
import { listMyCoupons } from '@tapnook/contracts/calls';
import { formatDay, formatMoney, hongKongDay } from '@tapnook/kernel';
import {
  useCall,
  usePlatform,
  UiLink,
  useToast,
  useTranslation,
  type CallData,
} from '@tapnook/platform';
import { Button, ButtonLink, copyIcon, copyText, EmptyState, Panel, ticketIcon } from '@tapnook/ui';
import type { ReactElement } from 'react';
import { SECTION_ERROR_CODES, QuerySection } from '../../shared/components/query-section.tsx';
import { Setting, SettingList } from '../../shared/components/setting-list.tsx';

type Code = CallData<'listMyCoupons'>[number];

/** Whether a code can be used now. `now` in milliseconds. */
const isLive = ({ status, isUsed, endTime }: Code, now: number): boolean =>
  status === 'VALID' && !isUsed && Date.parse(endTime) > now;

const CodeRow = ({
  code,
  isUsable,
}: {
  readonly code: Code;
  readonly isUsable: boolean;
}): ReactElement => {
  const { t, text, locale } = useTranslation();
  const toast = useToast();
  const copy = (): void =>
    void copyText(code.code).then((copied) =>
      copied ? toast('success', t('codes.copied')) : toast('error', t('codes.notCopied')),
    );
  const day = formatDay(hongKongDay(Date.parse(code.endTime) - 1), locale);
  const state = isUsable ? t('codes.until', { day }) : t(code.isUsed ? 'codes.used' : 'codes.over');
  return (
    <Setting
      icon={ticketIcon}
      lit={isUsable}
      title={<span translate="no">{code.code}</span>}
      text={
        <>
          <span>{text(code.name)}</span>
          <br />
          {code.audience !== 'ALL' && (
            <>
              <span>{t(`codes.audience.${code.audience}`)}</span>
              <br />
            </>
          )}
          {code.minimumAmount > 0 && (
            <>
              <span>{t('codes.minimum', { amount: formatMoney(code.minimumAmount) })}</span>
              <br />
            </>
          )}
          <span className="text-dim">{state}</span>
        </>
      }
      {...(isUsable && {
        action: (
          <Button
            tone="outline"
            size="s"
            icon={copyIcon}
            onClick={copy}
            aria-label={t('codes.copyOne', { code: code.code })}
          >
            {t('codes.copy')}
          </Button>
        ),
      })}
    />
  );
};

/** Codes that were issued to the shopper: for what, until when, and those that are over. */
export const Codes = (): ReactElement => {
  const { t } = useTranslation();
  const now = usePlatform().now();
  const query = useCall(listMyCoupons, {}, { handledErrorCodes: SECTION_ERROR_CODES });
  return (
    <QuerySection query={query}>
      {(codes) => {
        const live = codes.filter((code) => isLive(code, now));
        const over = codes.filter((code) => !live.includes(code));
        if (codes.length === 0)
          return (
            <EmptyState
              title={t('codes.empty')}
              text={t('codes.emptyText')}
              action={
                <ButtonLink as={UiLink} href={links.home()}>
                  {t('saved.explore')}
                </ButtonLink>
              }
            />
          );
        return (
          <>
            {live.length > 0 && (
              <Panel title={t('codes.live')}>
                <p className="text-sm text-muted">{t('codes.how')}</p>
                <SettingList>
                  {live.map((code) => (
                    <CodeRow key={code.couponId} code={code} isUsable />
                  ))}
                </SettingList>
              </Panel>
            )}
            {over.length > 0 && (
              <Panel title={t('codes.past')}>
                <SettingList>
                  {over.map((code) => (
                    <CodeRow key={code.couponId} code={code} isUsable={false} />
                  ))}
                </SettingList>
              </Panel>
            )}
          </>
        );
      }}
    </QuerySection>
  );
};
