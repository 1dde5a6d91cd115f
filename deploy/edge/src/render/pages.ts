import { randomBytes, randomInt } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Locale, PageAnswer, PublicConfig, ShellServer } from '@tapnook/contracts';
import type { ReleaseRecord } from '@tapnook/contracts/release';
import type { Artefacts } from '../composition/artefacts.ts';
import type { Composed } from '../composition/composer.ts';
import type { EdgeConfig } from '../env.ts';
import type { PageCache } from './page-cache.ts';
import { createPageTemplate, type Filling, type Mark, type PageTemplate } from './page-template.ts';
import type { ServerModules } from './server-modules.ts';

/** One answer: a redirect, or a document whose nonce and time are its own. */
export type Page = Extract<PageAnswer, { kind: 'redirect' }> | Document;
export interface Document {
  readonly kind: 'page';
  readonly status: number;
  readonly nonce: string;
  readonly html: () => string;
  /** The compressed document. */
  readonly brotli: () => Promise<Buffer>;
}
export interface Pages {
  /**
   * The page of a path in a composition; public ones are cached and never hold anything personal.
   */
  render(composed: Composed, locale: Locale, path: string): Promise<Page>;
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
const MARKS = [NONCE_MARK, TIME_MARK];
const brotli = promisify(brotliCompress);
const QUALITY = 4;

export interface PagesOptions {
  readonly config: EdgeConfig;
  readonly artefacts: Artefacts;
  readonly modules: ServerModules;
  readonly cache: PageCache;
  /** Whether the API does not answer; a page made meanwhile is an outage, whatever it shows. */
  readonly isApiAway?: () => boolean;
  /** `counted` is false for what only the holder of an override has seen. */
  readonly onError: (app: string, version: string, error: unknown, counted: boolean) => void;
}

export const publicConfig = (config: EdgeConfig): PublicConfig => ({
  origin: config.origin,
  gatewayOrigin: config.gatewayOrigin,
  chatOrigin: config.chatOrigin,
  mapTiles: config.mapTiles,
});

export const createPages = ({
  config,
  artefacts,
  modules,
  cache,
  isApiAway = () => false,
  onError,
}: PagesOptions): Pages => {
  const remoteServer = async (composed: Composed, name: string): Promise<unknown> => {
    const shell = composed.records.shell as ReleaseRecord;
    const record = composed.records[name];
    if (!record) throw new Error(`${name} is not part of this composition`);
    try {
      return (await modules.remote(record, shell)).server;
    } catch (error) {
      onError(name, record.version, error, !composed.isOverridden);
      const spare = composed.lastGood[name];
      if (!spare) throw error;
      return (await modules.remote(spare, shell)).server;
    }
  };
  const renderAnswer = async (
    composed: Composed,
    locale: Locale,
    path: string,
  ): Promise<PageAnswer> => {
    const shell = composed.records.shell as ReleaseRecord;
    const { renderPage } = (await modules.shell(shell)) as unknown as ShellServer;
    const answer = await renderPage({
      locale,
      path,
      composition: composed.composition,
      records: composed.records,
      config: publicConfig(config),
      apiBase: `${config.apiOrigin}/api`,
      nonce: NONCE_MARK.placeholder,
      now: Date.now(),
      answeredAt: TIME_PLACEHOLDER,
      loadRemote: (name) => remoteServer(composed, name),
      artefacts: async (app, version, file) => {
        const record =
          composed.records[app]?.version === version
            ? composed.records[app]
            : composed.lastGood[app];
        if (!record) throw new Error(`${app} ${version} is not part of this composition`);
        return (await artefacts.file(record, file)).toString('utf8');
      },
      timeout: config.pageTimeout,
      onError: (app, error) =>
        onError(app, composed.records[app]?.version ?? '', error, !composed.isOverridden),
    });
    return answer.kind === 'page' && answer.status === 200 && isApiAway()
      ? { ...answer, status: 503, cacheable: false }
      : answer;
  };
  // As long-lived as the cached answers themselves.
  const templates = new WeakMap<PageAnswer, PageTemplate>();
  const templateOf = (answer: Extract<PageAnswer, { kind: 'page' }>): PageTemplate => {
    const template = templates.get(answer) ?? createPageTemplate(answer.html, MARKS);
    templates.set(answer, template);
    return template;
  };
  return {
    render: async (composed, locale, path) => {
      const answer = composed.isOverridden
        ? await renderAnswer(composed, locale, path)
        : await cache.get(`${composed.key} ${locale} ${path}`, () =>
            renderAnswer(composed, locale, path),
          );
      if (answer.kind === 'redirect') return answer;
      const nonce = randomBytes(NONCE_BYTES).toString('base64');
      const filling: Filling = [
        [NONCE_MARK, nonce],
        [TIME_MARK, String(Date.now())],
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
      return {
        kind: 'page',
        status: answer.status,
        nonce,
        html,
        brotli: async () =>
          (answer.cacheable ? await templateOf(answer).brotli(filling) : undefined) ?? anew(),
      };
    },
  };
};
