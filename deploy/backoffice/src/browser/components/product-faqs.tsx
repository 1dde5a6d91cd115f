import { Button, plusIcon, trashIcon } from '@tapnook/ui';
import { useBackOffice } from '../backoffice-context.ts';
import { BothFields } from './basics.tsx';
import type { Editing } from './edit-form.tsx';
import { EMPTY, type ProductDraft } from './product-draft.ts';

const MOST = 30;

/** Questions of shoppers with their answers, as the product's page shows them. */
export const ProductFaqs = ({ draft: { faqs }, set, fields }: Editing<ProductDraft>) => {
  const { t } = useBackOffice();
  const change = (index: number, part: Partial<(typeof faqs)[number]>): void =>
    set({ faqs: faqs.map((faq, at) => (at === index ? { ...faq, ...part } : faq)) });
  return (
    <details open={faqs.length > 0 || undefined}>
      <summary>{t('faqs.title')}</summary>
      <div className="stack">
        {faqs.map((faq, index) => (
          // Nothing but its place tells a question apart that has no text yet.
          // oxlint-disable-next-line react/no-array-index-key
          <fieldset key={index} className="field-group">
            {(['question', 'answer'] as const).map((name) => (
              <BothFields
                key={name}
                name={`faqs.${index}.${name}`}
                label={t(`faqs.${name}`, { number: index + 1 })}
                long={name === 'answer'}
                value={faq[name]}
                errors={fields}
                onChange={(value) => change(index, { [name]: value })}
              />
            ))}
            <Button
              size="s"
              tone="ghost"
              icon={trashIcon}
              onClick={() => set({ faqs: faqs.filter((_one, at) => at !== index) })}
            >
              {t('faqs.remove', { number: index + 1 })}
            </Button>
          </fieldset>
        ))}
        {faqs.length < MOST && (
          <span>
            <Button
              size="s"
              tone="outline"
              icon={plusIcon}
              onClick={() => set({ faqs: [...faqs, { question: EMPTY, answer: EMPTY }] })}
            >
              {t('faqs.add')}
            </Button>
          </span>
        )}
      </div>
    </details>
  );
};
