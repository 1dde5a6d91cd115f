import { links, localised, localePath } from '@tapnook/contracts';
import { getHelpDocument } from '@tapnook/contracts/calls';
import { formatDay, hongKongDay } from '@tapnook/kernel';
import { callQuery, defineScreen, useCall, UiLink, useWords } from '@tapnook/platform';
import { Button, printerIcon, TabLinks } from '@tapnook/ui';
import type { ReactElement } from 'react';
import { useParams } from 'react-router-dom';
import { breadcrumbData } from '../../desk/breadcrumb-data.ts';
import { readMarkdown, type Block } from '../../desk/markdown.ts';
import { Prose } from '../../desk/prose.tsx';
import { SectionState } from '../../desk/section-state.tsx';
import styles from './terms.module.css';

const TYPES = ['usage-terms', 'privacy-policy', 'refunds', 'accessibility'] as const;
const inputOf = (type: string) => ({ params: { type } });

const Contents = ({ blocks }: { readonly blocks: readonly Block[] }): ReactElement => {
  const { t } = useWords();
  return (
    <nav className={styles.contents} aria-label={t('terms.contents')}>
      <p className="sm b">{t('terms.contents')}</p>
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
  const { t, text, locale } = useWords();
  const { type = '' } = useParams();
  const query = useCall(getHelpDocument, inputOf(type), { handles: 'all' });
  return (
    <div className={`wrap ${styles.page}`}>
      <TabLinks
        className="noprint"
        label={t('terms.documents')}
        as={UiLink}
        items={TYPES.map((each) => ({
          href: links.terms(each),
          label: t(`terms.${each}`),
          current: each === type,
        }))}
      />
      <SectionState query={query} lines={12}>
        {(document) => {
          const blocks = readMarkdown(text(document.content));
          return (
            <>
              <div className={styles.head}>
                <div>
                  <h1>{text(document.title)}</h1>
                  <p className="sm mut">
                    {t('help.updated', { day: formatDay(hongKongDay(document.updatedAt), locale) })}
                  </p>
                </div>
                <Button
                  className="noprint"
                  tone="outline"
                  size="s"
                  icon={printerIcon}
                  onClick={() => window.print()}
                >
                  {t('terms.print')}
                </Button>
              </div>
              <div className={styles.body}>
                <Contents blocks={blocks} />
                <Prose blocks={blocks} />
              </div>
            </>
          );
        }}
      </SectionState>
    </div>
  );
};

export const screen = defineScreen({
  Component: Terms,
  load: async ({ platform, params, t }) => {
    const { type = '' } = params;
    const { http, queryClient, locale, config } = platform;
    const document = await queryClient.fetchQuery(callQuery(http, getHelpDocument, inputOf(type)));
    const title = localised(document.title, locale);
    const path = links.terms(type as (typeof TYPES)[number]);
    return {
      title,
      description: t('terms.description', { title }),
      canonical: path,
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
