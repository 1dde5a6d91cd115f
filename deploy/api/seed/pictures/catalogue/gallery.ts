import { SCENES } from './scenes.ts';

const NAMES = new Set(SCENES.map(({ id }) => id));
const VIEWS = ['-close', '-detail', '-place', '-dawn', '-golden', '-night'];

/**
 * The pictures of one scene for a gallery: the whole first, then closer, one thing in it, the place
 * around it, and other hours where there are some. A picture without further views is a gallery of
 * one; an unknown name of none.
 */
export function galleryOf(id: string): readonly string[] {
  return ['', ...VIEWS].map((view) => `${id}${view}`).filter((name) => NAMES.has(name));
}
