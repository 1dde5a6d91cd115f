import { localised } from '@tapnook/contracts';
import type { Product } from '@tapnook/contracts/api';
import { subscribeToProduct } from '@tapnook/contracts/calls';
import { email as emailRule } from '@tapnook/kernel';
import { useCallMutation, useSession, useTranslation } from '@tapnook/platform';
import { bellIcon, Button, Note, TextField } from '@tapnook/ui';
import { useState, type FormEvent, type ReactElement } from 'react';
import styles from './product-unavailable.module.css';

/** Asks to be told: members by their account, visitors by the address they give. */
export const NotifyMeForm = ({
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
