/** A photo that the server holds already, waiting for its review. */
export interface UploadedPhoto {
  /** Id of the uploaded file. */
  readonly id: string;
  /** Base address of the picture. */
  readonly url: string;
  /** Epoch milliseconds of the upload. */
  readonly at: number;
}

/** A review that is being written. */
export interface Draft {
  /** 0 while nothing is chosen, else 1 to 5. */
  readonly overall: number;
  /** Template item → stars. */
  readonly scores: Readonly<Record<string, number>>;
  readonly message: string;
  readonly photos: readonly UploadedPhoto[];
  readonly recommended: boolean;
  readonly anonymous: boolean;
}

export const EMPTY_DRAFT: Draft = {
  overall: 0,
  scores: {},
  message: '',
  photos: [],
  recommended: false,
  anonymous: false,
};

/**
 * The server forgets uploads that no review shows after two days; a draft forgets them a little
 * before.
 */
const PHOTO_MAX_AGE_MS = 46 * 3_600_000;

/** An order can be reviewed for 90 days: no draft is of use for longer. */
const DRAFT_MAX_AGE_MS = 90 * 86_400_000;

const stars = (value: unknown): number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= 5 ? value : 0;

const photoOf = (value: unknown, now: number): UploadedPhoto | undefined => {
  const { id, url, at } = (
    typeof value === 'object' && value !== null ? value : {}
  ) as Partial<UploadedPhoto>;
  const isWhole =
    typeof id === 'string' &&
    typeof url === 'string' &&
    url.startsWith('/api/media/') &&
    typeof at === 'number';
  return isWhole && now - at < PHOTO_MAX_AGE_MS ? { id, url, at } : undefined;
};

/** A draft as storage has it: nothing of it is trusted. */
type Stored = { readonly [Field in keyof Draft | 'savedAt']?: unknown };

/** Reads a stored draft; anything malformed or too old is left out, never trusted. */
export const parseDraft = (value: unknown, now: number): Draft | undefined => {
  if (typeof value !== 'object' || value === null) return undefined;
  const stored = value as Stored;
  if (typeof stored.savedAt !== 'number' || now - stored.savedAt > DRAFT_MAX_AGE_MS)
    return undefined;
  const scores = Object.entries(
    typeof stored.scores === 'object' && stored.scores !== null ? stored.scores : {},
  ).filter(([, score]) => stars(score) > 0);
  return {
    overall: stars(stored.overall),
    scores: Object.fromEntries(scores),
    message: typeof stored.message === 'string' ? stored.message.slice(0, 5000) : '',
    photos: (Array.isArray(stored.photos) ? stored.photos : [])
      .flatMap((photo: unknown) => photoOf(photo, now) ?? [])
      .slice(0, 6),
    recommended: stored.recommended === true,
    anonymous: stored.anonymous === true,
  };
};
