import { links, localised, localePath } from '@tapnook/contracts';
import { getHelpDocument } from '@tapnook/contracts/calls';
import { formatDay, hongKongDay } from '@tapnook/kernel';
import { callQuery, defineScreen, useCall, UiLink, useTranslation } from '@tapnook/platform';
import { Button, printerIcon, TabLinks } from '@tapnook/ui';
import type { ReactElement } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { Prose } from '../../shared/components/prose.tsx';
import { QuerySection } from '../../shared/components/query-section.tsx';
import { breadcrumbData } from '../../shared/model/breadcrumb-data.ts';
import { parseMarkdown, type Block } from '../../shared/model/markdown.ts';
import { VersionList, VersionNote } from './document-versions.tsx';
import styles from './terms.module.css';

const TYPES = ['usage-terms', 'privacy-policy', 'refunds', 'accessibility'] as const;
const inputOf = (type: string, version: string | null) => ({
  params: { type },
  query: version ? { version } : {},
});

const Contents = ({ blocks }: { readonly blocks: readonly Block[] }): ReactElement => {
  const { t } = useTranslation();
  return (
    <nav className={styles.contents} aria-label={t('terms.contents')}>
      <p className="text-sm bold">{t('terms.contents')}</p>
      <ol>
        {blocks.map(
          (block) =>
            block.kind === 'heading' && (
              <li key={block.id}>
                <a href={`#${block.id}`}>{block.text}</a>
              </li>
            ),
        )}
      </ol>
    </nav>
  );
};

const Terms = (): ReactElement => {
  const { t, text, locale } = useTranslation();
  const { type = '' } = useParams();
  const [search] = useSearchParams();
  const query = useCall(getHelpDocument, inputOf(type, search.get('version')), {
    handledErrorCodes: 'all',
  });
  return (
    <div className={`container ${styles.page}`}>
      <TabLinks
        className="no-print"
        label={t('terms.documents')}
        as={UiLink}
        items={TYPES.map((each) => ({
          href: links.terms(each),
          label: t(`terms.${each}`),
          current: each === type,
        }))}
      />
      <QuerySection query={query} lines={12}>
        {(document) => {
          const blocks = parseMarkdown(text(document.content));
          return (
            <>
              <div className={styles.head}>
                <div>
                  <h1>{text(document.title)}</h1>
                  <p className="text-sm text-muted">
                    {document.validFrom
                      ? t('terms.from', { day: formatDay(document.validFrom, locale) })
                      : t('help.updated', {
                          day: formatDay(hongKongDay(document.updatedAt), locale),
                        })}
                  </p>
                </div>
                <Button
                  className="no-print"
                  tone="outline"
                  size="s"
                  icon={printerIcon}
                  onClick={() => window.print()}
                >
                  {t('terms.print')}
                </Button>
              </div>
              <VersionNote document={document} />
              <div className={styles.body}>
                <Contents blocks={blocks} />
                <Prose blocks={blocks} />
              </div>
              <VersionList document={document} />
            </>
          );
        }}
      </QuerySection>
    </div>
  );
};

export const screen = defineScreen({
  Component: Terms,
  load: async ({ platform, params, search, t }) => {
    const { type = '' } = params;
    const { http, queryClient, locale, config } = platform;
    const input = inputOf(type, search.get('version'));
    const document = await queryClient.fetchQuery(callQuery(http, getHelpDocument, input));
    const title = localised(document.title, locale);
    const path = links.terms(type as (typeof TYPES)[number]);
    return {
      title,
      description: t('terms.description', { title }),
      canonical: path,
      noIndex: document.state !== 'in_force',
      type: 'article',
      jsonLd: [
        breadcrumbData([
          { name: 'TapNook', url: config.origin + localePath(locale, links.home()) },
          { name: title, url: config.origin + localePath(locale, path) },
        ]),
      ],
    };
  },
});
