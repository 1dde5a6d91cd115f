import { randomBytes, randomInt } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Locale, PageAnswer, PublicConfig } from '@tapnook/contracts';
import type { Composed } from '../composition/composer.ts';
import type { Encoding } from '../encoding/negotiation.ts';
import type { EdgeConfig } from '../env.ts';
import { isShareable } from '../shared-cache/shared-pages.ts';
import type { CacheState } from '../telemetry/page-observer.ts';
import { SEAL_LENGTH, visitOf, type UnsealedVisit, type Visits } from '../telemetry/visits.ts';
import type { PageCache } from './page-cache.ts';
import {
  createPageTemplate,
  createSpareWork,
  type Filling,
  type Mark,
  type PageTemplate,
} from './page-template.ts';
import type { Renderer } from './renderer.ts';
import { routeOf } from './request-composer.ts';

/** One answer: a redirect, or a document whose nonce and time are its own. */
export type Page = Extract<PageAnswer, { kind: 'redirect' }> | Document;
export interface Document {
  readonly kind: 'page';
  readonly status: number;
  readonly nonce: string;
  readonly cache: CacheState;
  /** What it shows, where a shared cache may keep it for everybody; null otherwise. */
  readonly sharedTopics: readonly string[] | null;
  /** The document in a content coding. */
  readonly encode: (encoding: Encoding) => Promise<Buffer | string>;
}
/** Who asks for a page. */
export interface PageCaller {
  /** Nobody's many pages make others wait. */
  readonly network: string;
  /** Asked before a page is rendered for them; throws when they have had too many. */
  readonly admit: () => void;
}
export interface Pages {
  /**
   * The page of a path in a composition; public ones are cached and never hold anything personal.
   */
  render(composed: Composed, locale: Locale, path: string, caller: PageCaller): Promise<Page>;
}

const NONCE_BYTES = 16;
/**
 * Stands for the nonce in a cached page; every answer gets a fresh one of the same form, 16 bytes
 * in base64, in its place. Nobody knows it, so that no text of a shopper's is taken for it.
 */
const NONCE_MARK: Mark = {
  prefix: 'nonce="',
  placeholder: `${randomBytes(11).toString('hex')}==`,
};
/** Stands for the time of the answer, in milliseconds. */
const TIME_PLACEHOLDER = randomInt(6_000_000_000_000, 9_000_000_000_000);
const TIME_MARK: Mark = { prefix: '"answeredAt":', placeholder: String(TIME_PLACEHOLDER) };
/** Stands for the seal of a visit: each answer is a page load of its own. */
const SEAL_MARK: Mark = {
  prefix: '"seal":"',
  placeholder: randomBytes(SEAL_LENGTH).toString('hex').slice(0, SEAL_LENGTH),
};
const MARKS = [NONCE_MARK, TIME_MARK, SEAL_MARK];
const brotli = promisify(brotliCompress);
const gz = promisify(gzip);
const QUALITY = 4;
const GZIP_LEVEL = 5;

export interface PagesOptions {
  readonly config: EdgeConfig;
  readonly renderer: Renderer;
  readonly cache: PageCache;
  readonly visits: Visits;
  /** Whether the API does not answer; a page made meanwhile is an outage, whatever it shows. */
  readonly isApiAway?: () => boolean;
}

export const publicConfig = (config: EdgeConfig): PublicConfig => ({
  origin: config.origin,
  gatewayOrigin: config.gatewayOrigin,
  chatOrigin: config.chatOrigin,
  chatProvider: config.chatProvider?.name,
  mapTiles: config.mapTiles,
});

/**
 * Home and the lists that campaigns and best sellers are: the shop has a bounded number of them.
 */
const isPinned = (path: string): boolean => path === '/' || /^\/promo\/[^/?]+$/.test(path);

/**
 * What the page load is made of; what only the holder of an override sees is nobody's statistics.
 */
const unsealedVisit = (composed: Composed, path: string): UnsealedVisit | undefined =>
  composed.isOverridden
    ? undefined
    : visitOf(
        composed.composition,
        routeOf(composed, path.split('?')[0] ?? '/')?.id ?? 'none',
        composed.flags,
      );

export const createPages = ({
  config,
  renderer,
  cache,
  visits,
  isApiAway = () => false,
}: PagesOptions): Pages => {
  const renderAnswer = async (
    composed: Composed,
    locale: Locale,
    path: string,
    source: string,
    visit: UnsealedVisit | undefined,
  ): Promise<PageAnswer> => {
    const answer = await renderer.render(source, composed, {
      locale,
      path,
      config: { ...publicConfig(config), flags: composed.flags },
      nonce: NONCE_MARK.placeholder,
      now: Date.now(),
      answeredAt: TIME_PLACEHOLDER,
      visit: visit && { ...visit, seal: SEAL_MARK.placeholder },
      timeout: config.pageTimeout,
    });
    return answer.kind === 'page' && answer.status === 200 && isApiAway()
      ? { ...answer, status: 503, cacheable: false }
      : answer;
  };
  // As long-lived as the cached answers themselves.
  const templates = new WeakMap<PageAnswer, PageTemplate>();
  const spareWork = createSpareWork();
  const templateOf = (answer: Extract<PageAnswer, { kind: 'page' }>): PageTemplate => {
    const template = templates.get(answer) ?? createPageTemplate(answer.html, MARKS, spareWork);
    templates.set(answer, template);
    return template;
  };
  return {
    render: async (composed, locale, path, { network, admit }) => {
      const visit = unsealedVisit(composed, path);
      let state: CacheState = 'hit';
      const make = (): Promise<PageAnswer> => {
        admit();
        state = 'stale';
        return renderAnswer(composed, locale, path, network, visit).finally(() => {
          state = 'miss';
        });
      };
      const answer = composed.isOverridden
        ? await make()
        : await cache.get(`${composed.key} ${locale} ${path}`, make, {
            network,
            isPinned: isPinned(path),
          });
      if (answer.kind === 'redirect') return answer;
      // A renewal that is still under way has not made what is answered.
      const had: CacheState = state;
      const nonce = randomBytes(NONCE_BYTES).toString('base64');
      const filling: Filling = [
        [NONCE_MARK, nonce],
        [TIME_MARK, String(Date.now())],
        [SEAL_MARK, visit ? visits.seal(visit) : SEAL_MARK.placeholder],
      ];
      const html = (): string => templateOf(answer).text(filling);
      const anew = (): Promise<Buffer> =>
        brotli(html(), {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: QUALITY,
            [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          },
        });
      // What is made for one shopper alone is compressed once, and lightly.
      const encode = async (encoding: Encoding): Promise<Buffer | string> => {
        if (encoding === 'identity') return html();
        if (encoding === 'gzip')
          return answer.cacheable
            ? templateOf(answer).gzip(filling)
            : gz(html(), { level: GZIP_LEVEL });
        return (answer.cacheable ? await templateOf(answer).brotli(filling) : undefined) ?? anew();
      };
      const sharedTopics =
        config.sharedCache && composed.isSameForEverybody && isShareable(answer)
          ? answer.topics
          : null;
      return { kind: 'page', status: answer.status, nonce, cache: had, sharedTopics, encode };
    },
  };
};
