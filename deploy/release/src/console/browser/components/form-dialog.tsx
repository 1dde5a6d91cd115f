import type { SubmitFailure } from '@tapnook/forms';
import { Button, Dialog, moveFocus, Note } from '@tapnook/ui';
import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import { useFormText } from '../data/form-text.ts';
import { useTexts } from '../i18n/use-texts.ts';

/** A form in a dialog; what the registry refuses stands at its field, or above the buttons. */
export const FormDialog = ({
  title,
  act,
  form,
  onClose,
  children,
}: {
  readonly title: string;
  /** What the sending button says. */
  readonly act: string;
  readonly form: {
    readonly props: ComponentProps<'form'>;
    readonly failure: SubmitFailure | undefined;
    readonly isSubmitting: boolean;
    /** How often it was sent with mistakes. */
    readonly attempt: number;
  };
  readonly onClose: () => void;
  readonly children: ReactNode;
}) => {
  const { t } = useTexts();
  const text = useFormText();
  const fields = useRef<HTMLFormElement>(null);
  const { attempt } = form;
  useEffect(() => {
    // The first mistake is read out with its field.
    if (attempt > 0) moveFocus(fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]'));
  }, [attempt]);
  return (
    <Dialog open onClose={onClose} title={title}>
      <form {...form.props} ref={fields} className="column gap-4">
        {children}
        {form.failure && (
          <Note tone="bad" role="alert">
            {text(form.failure.text)}
          </Note>
        )}
        <div className="row gap-2">
          <Button type="submit" size="s" busy={form.isSubmitting}>
            {act}
          </Button>
          <Button size="s" tone="outline" onClick={onClose}>
            {t('page.cancel')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
};
