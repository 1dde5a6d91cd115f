import { links, localised } from '@tapnook/contracts';
import type { Product } from '@tapnook/contracts/api';
import { subscribeToProduct } from '@tapnook/contracts/calls';
import { email as emailRule, formatDateTime } from '@tapnook/kernel';
import { useCallMutation, useSession, useClock, UiLink, useTranslation } from '@tapnook/platform';
import { bellIcon, Button, ButtonLink, Countdown, Note, TextField } from '@tapnook/ui';
import { useState, type FormEvent, type ReactElement } from 'react';
import { CardPrice } from '../../shared/components/product-card.tsx';
import type { Availability } from './availability.ts';
import styles from './product-unavailable.module.css';

/** Asks to be told: members by their account, visitors by the address they give. */
const NotifyMeForm = ({
  product,
  label,
}: {
  readonly product: Product;
  readonly label: string;
}): ReactElement => {
  const { t, locale } = useTranslation();
  const { user } = useSession();
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState<string>();
  const { mutate, isPending, isSuccess, error } = useCallMutation(subscribeToProduct, {
    handledErrorCodes: 'all',
  });
  if (isSuccess)
    return <Note role="status" tone="ok" icon={bellIcon} title={t('product.willTell')} />;
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const refused = user ? undefined : emailRule(email.trim());
    setProblem(refused && localised(refused.text, locale));
    if (!refused)
      mutate({
        body: user
          ? { productId: product.productId }
          : { productId: product.productId, email: email.trim() },
      });
  };
  const failed = error ? localised(error.text, locale) : undefined;
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {!user && (
        <TextField
          label={t('product.email')}
          name="email"
          type="email"
          autoComplete="email"
          inputMode="email"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          error={problem ?? failed}
        />
      )}
      {user && failed && (
        <p role="alert" className="text-sm">
          {failed}
        </p>
      )}
      <Button type="submit" tone="primary" size="l" block busy={isPending} icon={bellIcon}>
        {label}
      </Button>
    </form>
  );
};

/** In the place of the picker while a product cannot be bought: why, and a way to hear of it. The page stays. */
export const ProductUnavailable = ({
  product,
  state,
}: {
  readonly product: Product;
  readonly state: Exclude<Availability, 'on'>;
}): ReactElement => {
  const { t, text, locale } = useTranslation();
  const { now, offsetMs } = useClock();
  const { soldOutSetting, startSellTime } = product;
  const category = state === 'sold-out' ? product.historyNavInfo.at(-1) : undefined;
  return (
    <section className={styles.panel} aria-labelledby="off-shelf">
      <h2 id="off-shelf">{t(`product.shelf.${state}`)}</h2>
      {state === 'sold-out' && (
        <p className="text-muted">{text(soldOutSetting?.introducer) || t('product.soldOutText')}</p>
      )}
      {state === 'soon' && <CardPrice card={product} />}
      {state === 'soon' && startSellTime && (
        <p className="text-muted">
          {t('product.soonText', { time: formatDateTime(startSellTime, locale) })}{' '}
          {t('product.startsIn')}{' '}
          <Countdown
            endsAt={startSellTime}
            offsetMs={offsetMs}
            initialNow={now}
            label={t('product.startsIn')}
            locale={locale}
          />
        </p>
      )}
      {state === 'over' ? (
        <p className="text-muted">{t('product.overText')}</p>
      ) : (
        <NotifyMeForm product={product} label={t('product.tellMe')} />
      )}
      {category && (
        <ButtonLink
          as={UiLink}
          href={links.search({ categoryId: category.categoryId })}
          tone="outline"
          size="l"
          block
        >
          {text(soldOutSetting?.buttonText) ||
            t('product.seeCategory', { name: text(category.categoryName) })}
        </ButtonLink>
      )}
      <a className="link" href="#neighbours">
        {t('product.seeNeighbours')}
      </a>
    </section>
  );
};

/** Said above the picker while a sale runs towards its end. */
export const SaleCountdown = ({
  product,
  onEnd,
}: {
  readonly product: Product;
  readonly onEnd: () => void;
}): ReactElement | null => {
  const { t, locale } = useTranslation();
  const { now, offsetMs } = useClock();
  const { autoSoldOutTime } = product;
  if (!autoSoldOutTime || Date.parse(autoSoldOutTime) <= now) return null;
  return (
    <p className={styles.ends}>
      {t('product.saleEnds')}{' '}
      <Countdown
        endsAt={autoSoldOutTime}
        offsetMs={offsetMs}
        initialNow={now}
        label={t('product.saleEnds')}
        locale={locale}
        onEnd={onEnd}
      />
    </p>
  );
};
