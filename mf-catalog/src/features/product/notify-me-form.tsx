import type { Product } from '@tapnook/contracts/api';
import { subscribeToProduct } from '@tapnook/contracts/calls';
import { useField } from '@tapnook/forms';
import { email as emailRule } from '@tapnook/kernel';
import { useCallMutation, useSession, useTranslation } from '@tapnook/platform';
import { bellIcon, Button, Note, TextField } from '@tapnook/ui';
import { useState, type ReactElement } from 'react';
import styles from './product-unavailable.module.css';

/** Asks to be told: members by their account, visitors by the address they give. */
export const NotifyMeForm = ({
  product,
  label,
}: {
  readonly product: Product;
  readonly label: string;
}): ReactElement => {
  const { t, text } = useTranslation();
  const { user } = useSession();
  const [email, setEmail] = useState('');
  const { mutate, isPending, isSuccess, error } = useCallMutation(subscribeToProduct, {
    handledErrorCodes: 'all',
  });
  const { productId } = product;
  const single = useField({
    value: email,
    rule: user ? undefined : (typed) => emailRule(typed.trim()),
    text,
    onChange: setEmail,
    onSubmit: (typed) =>
      mutate({ body: user ? { productId } : { productId, email: typed.trim() } }),
  });
  if (isSuccess)
    return <Note role="status" tone="ok" icon={bellIcon} title={t('product.willTell')} />;
  const failed = error ? text(error.text) : undefined;
  return (
    <form className={styles.form} {...single.form}>
      {!user && (
        <TextField
          label={t('product.email')}
          name="email"
          type="email"
          autoComplete="email"
          inputMode="email"
          {...single.field}
          error={single.error ?? failed}
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
