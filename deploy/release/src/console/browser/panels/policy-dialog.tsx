import { useQueryClient } from '@tanstack/react-query';
import { useForm, type SubmitFailure } from '@tapnook/forms';
import { TextArea, TextField } from '@tapnook/ui';
import { useState } from 'react';
import type { PolicyPreview } from '../../../policy/policy-preview.ts';
import type { PolicyVersion } from '../../../policy/policy.ts';
import { FormDialog } from '../components/form-dialog.tsx';
import { rule, useFormText } from '../data/form-text.ts';
import { RegistryRefusal, send } from '../data/http.ts';
import { useMessages } from '../data/messages.tsx';
import type { Translate } from '../i18n/texts.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { PolicyPreviewList } from './policy-preview-list.tsx';
import styles from './policy-dialog.module.css';

const MIN_REASON = 3;

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

/** Every fault of the document, told at its one field. */
const atDocument = (error: RegistryRefusal, t: Translate): SubmitFailure => {
  const faults = error.data.fields.map(({ field, en_US: fault }) =>
    t('policy.faultAt', { place: field.replace(/^document\.?/, '') || '{}', fault }),
  );
  if (faults.length === 0) return error;
  const text = faults.join(' ');
  const fields = [{ field: 'document', en_US: text, zh_HK: text }];
  return { code: error.code, text: error.text, data: { fields } };
};

/** The policy as code: it is shown what it would refuse today before it can be set. */
export const PolicyDialog = ({
  policy,
  onClose,
}: {
  readonly policy: Pick<PolicyVersion, 'version' | 'document'>;
  readonly onClose: () => void;
}) => {
  const { t } = useTexts();
  const client = useQueryClient();
  const { say } = useMessages();
  // The version that is edited: whoever is overtaken meanwhile is told so.
  const [{ version, document: present }] = useState(policy);
  const [previewed, setPreviewed] = useState<{ text: string; preview: PolicyPreview }>();
  const form = useForm<{ document: string; reason: string }>({
    id: 'policy',
    text: useFormText(),
    defaultValues: { document: JSON.stringify(present, null, 2), reason: '' },
    rules: {
      document: rule(isJson, t('policy.noJson')),
      reason: (value, values) =>
        rule(
          (reason) => previewed?.text !== values.document || reason.trim().length >= MIN_REASON,
          t('page.reasonMissing'),
        )(value, values),
    },
    onSubmit: async ({ document: text, reason }) => {
      const document: unknown = JSON.parse(text);
      try {
        if (previewed?.text !== text) {
          const preview = await send<PolicyPreview>('POST', '/v1/policy/preview', { document });
          setPreviewed({ text, preview });
          return;
        }
        const set = await send<PolicyVersion>('PUT', '/v1/policy', {
          document,
          reason: reason.trim(),
          expectedVersion: version,
        });
        say(t('policy.done', { version: set.version }));
        await client.invalidateQueries();
        onClose();
      } catch (error) {
        throw error instanceof RegistryRefusal ? atDocument(error, t) : error;
      }
    },
  });
  const isPreviewed = previewed !== undefined && previewed.text === form.values.document;
  return (
    <FormDialog
      title={t('policy.editTitle')}
      act={t(isPreviewed ? 'policy.set' : 'policy.preview')}
      form={form}
      onClose={onClose}
    >
      <TextArea
        {...form.control('document')}
        className={styles.document}
        label={t('policy.document')}
        hint={t('policy.documentHint')}
        rows={14}
        spellCheck={false}
        autoComplete="off"
      />
      {isPreviewed && (
        <>
          <PolicyPreviewList preview={previewed.preview} />
          <TextField {...form.control('reason')} label={t('page.reason')} autoComplete="off" />
        </>
      )}
    </FormDialog>
  );
};
