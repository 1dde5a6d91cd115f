import type { PageData } from '@tapnook/contracts';
import type { DocumentHead, PageMeta } from '@tapnook/platform';
import type { PageReport } from './page-report.ts';

/** A script or style of an artefact, with the hash that pins it. */
export interface Asset {
  readonly href: string;
  readonly integrity: string;
}
export interface InlineStyle {
  readonly href: string;
  readonly css: string;
}
export interface PageApps {
  readonly data: PageData;
  readonly head: DocumentHead;
  readonly nonce: string;
  /** The shell's own scripts, in order. */
  readonly scripts: readonly Asset[];
  /** Scripts that the route needs next, fetched early. */
  readonly preloads: readonly Asset[];
  readonly styles: readonly InlineStyle[];
  readonly fontHref: string | undefined;
  readonly preloadImage: PageMeta['preloadImage'];
  readonly top: string;
  readonly page: string;
  readonly bottom: string;
  /**
   * What is said where the shell's script does not come, and what is reported then; nothing of a
   * page that is nobody's statistics.
   */
  readonly stranded: { readonly html: string; readonly report: PageReport | undefined };
  /** Remote name → its server markup; every remote of the composition has a container. */
  readonly remotes: readonly {
    readonly name: string;
    readonly html: string | null;
    readonly version: string;
  }[];
}
