import { useForm, type Form } from '@tapnook/forms';
import { usePlatform, useTranslation } from '@tapnook/platform';
import { useMemo, useState } from 'react';
import { draftStorage } from './draft-storage.ts';
import { EMPTY_DRAFT, type Draft } from './draft.ts';
import { itemField, reviewRules, type ReviewValues } from './review-validation.ts';
import type { ReviewableItem } from './reward-panel.tsx';
import { usePhotoUploads, type PhotoUploads } from './use-photo-uploads.ts';
import { useSubmitReview } from './use-submit-review.ts';

const START: ReviewValues = { ...EMPTY_DRAFT, terms: false };
const draftOf = ({ terms: _terms, photoFailed: _failed, ...draft }: ReviewValues): Draft => draft;

export interface ReviewFormModel {
  readonly form: Form<ReviewValues>;
  readonly photos: PhotoUploads;
  readonly isUploading: boolean;
}

/** The form of one review; its draft is kept on the device until it is sent. */
export const useReviewForm = (item: ReviewableItem, userId: string): ReviewFormModel => {
  const { t, text } = useTranslation();
  const { now } = usePlatform();
  const [storage] = useState(() => draftStorage(userId, item.orderId, now));
  const [uploaded, setUploaded] = useState({ isUploading: false, photoFailed: false });
  const rules = useMemo(() => reviewRules(item.items.map(({ id }) => id)), [item]);
  const names: Readonly<Record<string, string>> = {
    overall: t('compose.overall'),
    ...Object.fromEntries(item.items.map(({ id, itemName }) => [itemField(id), text(itemName)])),
  };
  const send = useSubmitReview(item, () => storage.write(undefined));
  const form = useForm<ReviewValues>({
    id: 'review',
    text,
    rules,
    defaultValues: () => ({ ...START, ...storage.read() }),
    values: { photoFailed: uploaded.photoFailed },
    draft: useMemo(
      () => ({ write: (values) => storage.write(values && draftOf(values)) }),
      [storage],
    ),
    summaryText: (name, message) =>
      names[name] ? t('compose.problem', { name: names[name], message }) : message,
    onSubmit: (values) => (uploaded.isUploading ? undefined : send(draftOf(values))),
  });
  const photos = usePhotoUploads(form.values.photos, (list) => form.setValues({ photos: list }));
  const isUploading = photos.tiles.some(({ phase }) => phase !== 'done' && phase !== 'failed');
  const photoFailed = photos.tiles.some(({ phase }) => phase === 'failed');
  if (isUploading !== uploaded.isUploading || photoFailed !== uploaded.photoFailed)
    setUploaded({ isUploading, photoFailed });
  return { form, photos, isUploading };
};
