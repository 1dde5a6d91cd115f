import { links } from '@tapnook/contracts';
import {
  claimGift,
  createGiftCode,
  getGift,
  listGiftPasses,
  listReceivedGifts,
} from '@tapnook/contracts/calls';
import { formatDateTime, formatDay, groupedNumber, personTypeLabel } from '@tapnook/kernel';
import {
  callKey,
  UiLink,
  useCall,
  useCallMutation,
  usePlatform,
  useSession,
  useTranslation,
  type CallData,
} from '@tapnook/platform';
import { alertIcon, Button, ButtonLink, Note, QueryBoundary } from '@tapnook/ui';
import type { ReactElement } from 'react';
import { QrCode } from '../../shared/components/qr-code.tsx';
import { QueryError } from '../../shared/components/query-error.tsx';
import { WalletLinks } from '../../shared/components/wallet-links.tsx';
import { lastDay } from '../../shared/model/order-lines.ts';
import styles from './gift.module.css';

type Shown = CallData<'getGift'>;
const HANDLED = ['20622', '20628', '10405', '10429', '10409', '10500', '10503', 'network'] as const;

/** What it is for, when and where. */
const GiftFacts = ({ gift }: { readonly gift: Shown }): ReactElement => {
  const { t, text, locale } = useTranslation();
  const [branch] = gift.branchStores;
  const when = gift.date
    ? [formatDay(gift.date, locale), gift.time].filter(Boolean).join(' ')
    : t('order.validUntil', { day: formatDay(lastDay(gift.validUntil), locale) });
  const plan = [text(gift.planName), gift.person && personTypeLabel(gift.person, locale)]
    .filter(Boolean)
    .join(' · ');
  return (
    <dl className={styles.facts}>
      <dt className="text-muted">{t('ticket.plan')}</dt>
      <dd>{plan}</dd>
      <dt className="text-muted">{t('ticket.when')}</dt>
      <dd>{when}</dd>
      <dt className="text-muted">{t('ticket.where')}</dt>
      <dd>
        {[text(gift.merchantName), branch && (text(branch.address) || text(branch.branchName))]
          .filter(Boolean)
          .join(' · ')}
      </dd>
    </dl>
  );
};

/** The code for the scanner, when it is asked for: it works once, for a minute. */
const GiftCode = ({ token, number }: { readonly token: string; readonly number: string }) => {
  const { t, text, locale } = useTranslation();
  const code = useCallMutation(createGiftCode, { handledErrorCodes: [...HANDLED] });
  return (
    <>
      {code.data && (
        <>
          <div className={styles.code}>
            <QrCode text={code.data.payload} label={t('ticket.code')} />
          </div>
          <p className="text-sm text-muted" role="status">
            {t('gift.codeEnds', { time: formatDateTime(code.data.expiresAt, locale) })}
          </p>
        </>
      )}
      {code.error && (
        <Note icon={alertIcon} tone="bad" role="alert">
          {text(code.error.text)}
        </Note>
      )}
      <Button
        tone="primary"
        size="l"
        block
        busy={code.isPending}
        onClick={() => code.mutate({ params: { token }, body: {} })}
      >
        {t(code.data ? 'gift.again' : 'gift.show')}
      </Button>
      <p className="bold tabular" translate="no">
        {groupedNumber(number)}
      </p>
    </>
  );
};

/** Puts the ticket into a phone's wallet; it works without, so a failure shows nothing. */
const GiftWallets = ({ token }: { readonly token: string }): ReactElement => {
  const { data = [] } = useCall(
    listGiftPasses,
    { params: { token } },
    { handledErrorCodes: 'all', staleTime: 0 },
  );
  return <WalletLinks className={styles.wallets} pass={data[0]} />;
};

/** Keeps the ticket in an account; who is signed out signs in first and comes back. */
const KeepGift = ({ token }: { readonly token: string }): ReactElement => {
  const { t, text } = useTranslation();
  const { user } = useSession();
  const { queryClient } = usePlatform();
  const claim = useCallMutation(claimGift, { handledErrorCodes: [...HANDLED] });
  if (!user)
    return (
      <ButtonLink as={UiLink} tone="outline" size="l" block href={links.login(links.gift(token))}>
        {t('gift.signIn')}
      </ButtonLink>
    );
  const refresh = (): void => {
    void queryClient.invalidateQueries({ queryKey: callKey(getGift, { params: { token } }) });
    void queryClient.invalidateQueries({ queryKey: callKey(listReceivedGifts, {}) });
  };
  return (
    <>
      {claim.error && (
        <Note icon={alertIcon} tone="bad" role="alert">
          {text(claim.error.text)}
        </Note>
      )}
      <Button
        tone="outline"
        size="l"
        block
        busy={claim.isPending}
        onClick={() => claim.mutate({ params: { token }, body: {} }, { onSettled: refresh })}
      >
        {t('gift.keep')}
      </Button>
    </>
  );
};

/** How it stands with a gift: what can be done with it, or why nothing can. */
const GiftState = ({ gift, token }: { readonly gift: Shown; readonly token: string }) => {
  const { t } = useTranslation();
  if (gift.state === 'taken_back') return <Note role="status">{t('gift.takenBack')}</Note>;
  if (gift.number === null) return <Note role="status">{t('gift.keptByOther')}</Note>;
  return (
    <>
      {gift.isMine && <Note role="status">{t('gift.kept')}</Note>}
      {gift.voucherStatus === 'requires_redeemed' ? (
        <>
          <GiftCode token={token} number={gift.number} />
          <GiftWallets token={token} />
        </>
      ) : (
        <Note role="status">{t(`ticket.${gift.voucherStatus}`)}</Note>
      )}
      {gift.state === 'open' && gift.voucherStatus === 'requires_redeemed' && (
        <KeepGift token={token} />
      )}
    </>
  );
};

/** A ticket that was given, with the words of its giver. */
export const GiftPage = ({ token }: { readonly token: string }): ReactElement | null => {
  const { t, text } = useTranslation();
  const query = useCall(
    getGift,
    { params: { token } },
    { handledErrorCodes: ['10405', '10500', '10503', 'network'], staleTime: 0 },
  );
  return (
    <QueryBoundary
      query={query}
      loading={null}
      renderError={(retry) => <QueryError failure={query.error} onRetry={retry} />}
    >
      {(gift) => (
        <article className={styles.ticket}>
          <h1>
            {gift.senderName ? t('gift.from', { name: gift.senderName }) : t('gift.fromNobody')}
          </h1>
          <p className="text-muted">{t('gift.for', { name: gift.recipientName })}</p>
          {gift.message && <p className={styles.message}>{gift.message}</p>}
          <h2>{text(gift.productName)}</h2>
          <GiftFacts gift={gift} />
          <GiftState gift={gift} token={token} />
        </article>
      )}
    </QueryBoundary>
  );
};
