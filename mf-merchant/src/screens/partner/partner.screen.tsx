import { links } from '@tapnook/contracts';
import { defineScreen, UiLink, useTranslation } from '@tapnook/platform';
import { Button, ButtonLink, checkIcon, Note, Panel, TabLinks, useFocusOnMount } from '@tapnook/ui';
import { useState, type ReactElement } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PartnerForm, type Receipt } from '../../features/partner/partner-form.tsx';
import { PARTNER_FORMS, partnerForm } from '../../features/partner/partner-rules.ts';
import styles from './partner.module.css';

const POINTS = ['first', 'second', 'third'] as const;

const Sent = ({
  receipt,
  onAgain,
}: {
  readonly receipt: Receipt;
  readonly onAgain: () => void;
}): ReactElement => {
  const { t } = useTranslation();
  const box = useFocusOnMount<HTMLDivElement>();
  return (
    <div ref={box} className={`column gap-4 ${styles.sent}`} tabIndex={-1}>
      <Note icon={checkIcon} tone="ok" role="status" title={t('partner.sentTitle')}>
        {t('partner.sentText', { ...receipt })}
      </Note>
      <div className="row flex-wrap">
        <Button tone="outline" onClick={onAgain}>
          {t('partner.again')}
        </Button>
        <ButtonLink href={links.home()} as={UiLink} tone="ghost">
          {t('partner.home')}
        </ButtonLink>
      </div>
    </div>
  );
};

const Partner = (): ReactElement => {
  const { t } = useTranslation();
  const kind = partnerForm(useSearchParams()[0]);
  const [receipt, setReceipt] = useState<Receipt>();
  return (
    <div className={`container ${styles.page}`}>
      <TabLinks
        label={t('partner.kinds')}
        as={UiLink}
        items={PARTNER_FORMS.map((form) => ({
          href: links.partner(form),
          label: t(`partner.${form}.tab`),
          current: form === kind,
        }))}
      />
      <div className={styles.intro}>
        <h1>{t(`partner.${kind}.title`)}</h1>
        <p className={styles.lead}>{t(`partner.${kind}.lead`)}</p>
      </div>
      <div className="split r">
        <Panel corner="large" title={t('partner.formTitle')}>
          {receipt ? (
            <Sent receipt={receipt} onAgain={() => setReceipt(undefined)} />
          ) : (
            <PartnerForm kind={kind} onSent={setReceipt} />
          )}
        </Panel>
        <section aria-labelledby="partner-how" className="column gap-4">
          <h2 id="partner-how">{t('partner.how')}</h2>
          <ol className={styles.points} role="list">
            {POINTS.map((point) => (
              <li key={point}>
                <h3>{t(`partner.${kind}.${point}.title`)}</h3>
                <p className="text-sm text-muted">{t(`partner.${kind}.${point}.text`)}</p>
              </li>
            ))}
          </ol>
        </section>
      </div>
    </div>
  );
};

export const screen = defineScreen({
  Component: Partner,
  load: async ({ search, t }) => {
    const kind = partnerForm(search);
    return {
      title: t(`partner.${kind}.title`),
      description: t(`partner.${kind}.lead`),
      keywords: t('meta.partnerKeywords'),
      canonical: links.partner(kind),
    };
  },
});
