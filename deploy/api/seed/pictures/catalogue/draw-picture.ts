import { createHash } from 'node:crypto';
import { SCENE_FUNCTIONS } from '../scene-functions.ts';
import type { PictureSpec } from './picture.ts';

/** The SVG text of a picture: the same specification always gives the same text. */
export function drawPicture({ scene, hour, crop, focus }: PictureSpec): string {
  return SCENE_FUNCTIONS[scene]({
    ...(hour === undefined ? {} : { hour }),
    ...(crop === undefined ? {} : { crop }),
    ...(focus === undefined ? {} : { focus }),
  });
}

/**
 * A short fingerprint of a drawing, kept beside its master to tell whether the master is up to
 * date.
 */
export function fingerprint(svg: string): string {
  return createHash('sha256').update(svg).digest('hex').slice(0, 16);
}
