import type { LocalisedText } from '@tapnook/contracts';
import { Button, SelectField } from '@tapnook/ui';
import { useState } from 'react';
import { useBackOffice } from '../backoffice-context.ts';
import { textsOf } from '../texts.ts';

const TEMPLATES = ['voucher', 'visit', 'weather', 'outdoors', 'dining', 'children'] as const;

const add = (before: string, paragraph: string): string =>
  [before.trim(), paragraph].filter(Boolean).join('\n');

/** Adds paragraphs that many products need to the terms, in both languages at once. */
export const TermsTemplates = ({
  value,
  onChange,
}: {
  readonly value: LocalisedText;
  readonly onChange: (value: LocalisedText) => void;
}) => {
  const { t, notify } = useBackOffice();
  const [chosen, setChosen] = useState<(typeof TEMPLATES)[number]>('voucher');
  const insert = (): void => {
    const key = `termsTemplates.text.${chosen}`;
    onChange({
      en_gb: add(value.en_gb, textsOf('en-US').t(key)),
      zh_hk: add(value.zh_hk, textsOf('zh-HK').t(key)),
    });
    notify(t('termsTemplates.added'));
  };
  return (
    <div className="cluster align-end">
      <SelectField
        label={t('termsTemplates.title')}
        value={chosen}
        options={TEMPLATES.map((one) => ({ value: one, label: t(`termsTemplates.name.${one}`) }))}
        onChange={({ target }) =>
          setChosen(TEMPLATES.find((one) => one === target.value) ?? 'voucher')
        }
      />
      <Button tone="outline" onClick={insert}>
        {t('termsTemplates.add')}
      </Button>
    </div>
  );
};
