import { tag } from './html.ts';
import type { PageApps } from './page-apps.ts';

/** Faces that have to be fetched; the device's own stay with the styles. */
export const FONT_FACES = /@font-face\s*\{[^}]*url\([^}]*\}/g;
/** What a rule says of its face, for `new FontFace(family, src, …)`. */
const descriptors = (face: string): Readonly<Record<string, string | undefined>> => {
  const said = (name: string): string | undefined =>
    new RegExp(`[{;\\s]${name}\\s*:\\s*([^;}]+)`).exec(face)?.[1]?.trim();
  return {
    family: said('font-family')?.replace(/^["']|["']$/g, ''),
    src: said('src'),
    weight: said('font-weight'),
    stretch: said('font-stretch'),
    display: said('font-display'),
  };
};
/**
 * Fonts that wait for the picture as well, the text's cut first: until then the words stand in a
 * font of the device. Without scripts nothing waits.
 */
export const deferredFonts = ({
  styles,
  nonce,
}: Pick<PageApps, 'styles' | 'nonce'>): {
  readonly deferred: string;
  readonly unscripted: string;
} => {
  const faces = styles.flatMap(({ css }) => css.match(FONT_FACES) ?? []);
  const [text] = faces;
  if (!text) return { deferred: '', unscripted: '' };
  const style = (some: readonly string[], face?: string): string =>
    `${tag('style', { nonce, 'data-face': face })}${some.join('')}</style>`;
  return {
    deferred: style([text], JSON.stringify(descriptors(text))) + style(faces.slice(1)),
    unscripted: `<noscript>${style(faces)}</noscript>`,
  };
};
