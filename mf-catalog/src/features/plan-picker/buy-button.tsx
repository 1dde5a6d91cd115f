import { useToast, useTranslation } from '@tapnook/platform';
import { Button } from '@tapnook/ui';
import type { ReactElement } from 'react';
import type { PlanPickerState } from './use-plan-picker.ts';
import { buyButtonLabel, fieldId, scrollToField } from './validation-messages.ts';

export interface PickerProps {
  readonly picker: PlanPickerState;
}

/** Id of the text that says why a preview sells nothing. */
export const PREVIEW_REASON_ID = 'preview-reason';

/** The one buying act: it says the next missing thing and leads to it, or hands over. */
export const BuyButton = ({
  picker,
  block,
}: PickerProps & { readonly block?: boolean }): ReactElement => {
  const words = useTranslation();
  const toast = useToast();
  const { missing, latestMissing, selection, ask, buy, prepare, busy, failed, isPreview } = picker;
  const act = (): void => {
    if (isPreview) return;
    const gap = latestMissing();
    if (!gap) return buy();
    const id = fieldId(gap);
    ask(id);
    scrollToField(id);
    toast('tip', buyButtonLabel({ missing: gap, selection }, words));
  };
  if (failed.plans)
    return (
      <Button tone="primary" size="l" onClick={failed.retry}>
        {words.t('section.retry')}
      </Button>
    );
  const waiting = busy.offer || (missing?.kind === 'time' && busy.day);
  return (
    <Button
      tone="hot"
      size="l"
      block={block}
      busy={waiting}
      aria-disabled={
        isPreview || missing?.kind === 'ceiling' || missing?.kind === 'bought' || undefined
      }
      aria-describedby={isPreview ? PREVIEW_REASON_ID : undefined}
      onClick={act}
      onPointerEnter={prepare}
      onFocus={prepare}
    >
      {busy.offer ? words.t('picker.reading') : buyButtonLabel(picker, words)}
    </Button>
  );
};
