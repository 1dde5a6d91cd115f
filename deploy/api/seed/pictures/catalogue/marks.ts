import { MARK_COLOURS, MARK_KINDS } from '../marks/merchant-mark.ts';
import type { MarkColour, MarkKind } from '../marks/merchant-mark.ts';

/** A square picture that is not a scene: a portrait or a mark. */
export interface MarkInfo {
  /** Name used in addresses. */
  readonly id: string;
  /** File name inside `masters/`. */
  readonly file: string;
  /** Pixels of each side of the master. */
  readonly size: number;
}

/** A merchant's mark. */
export interface MerchantMarkInfo extends MarkInfo {
  readonly kind: MarkKind;
  readonly colour: MarkColour;
}

const SIDE = 256;
const PORTRAITS = 24;

/** Portraits for accounts without a picture: `avatar-01` to `avatar-24`. */
export const AVATARS: readonly MarkInfo[] = Array.from({ length: PORTRAITS }, (_, index) => {
  const id = `avatar-${String(index + 1).padStart(2, '0')}`;
  return { id, file: `${id}.webp`, size: SIDE };
});

/** Merchants' marks: every kind in every colour, `mark-<kind>-<colour>`. */
export const MARKS: readonly MerchantMarkInfo[] = MARK_KINDS.flatMap((kind) =>
  MARK_COLOURS.map((colour) => {
    const id = `mark-${kind}-${colour}`;
    return { id, kind, colour, file: `${id}.webp`, size: SIDE };
  }),
);
