import type { Tx } from '../../db/pool.ts';
import { faqCategories, faqQuestions, helpDocuments } from './help.tables.ts';

interface Words {
  readonly en: string;
  readonly zh: string;
}
/**
 * The part of the seed's content that help needs (`seed/content/types.ts`: FaqContent and
 * ArticleContent).
 */
export interface HelpContent {
  readonly faqs: readonly {
    readonly key: string;
    readonly name: Words;
    readonly icon: string;
    readonly questions: readonly {
      readonly question: Words;
      readonly answer: Words;
      readonly hot?: boolean;
    }[];
  }[];
  readonly articles: readonly {
    readonly key: string;
    readonly title: Words;
    readonly sections: readonly {
      readonly heading: Words;
      readonly paragraphs: readonly Words[];
    }[];
  }[];
}

const localised = ({ en, zh }: Words) => ({ en_gb: en, zh_hk: zh });

/** Sections as Markdown: every heading at the second level, which makes the table of contents. */
const markdown = (
  sections: HelpContent['articles'][number]['sections'],
  language: keyof Words,
): string =>
  sections
    .map(({ heading, paragraphs }) =>
      [`## ${heading[language]}`, ...paragraphs.map((each) => each[language])].join('\n\n'),
    )
    .join('\n\n');

/**
 * Fills the help centre and the documents; keys make the ids, so addresses of articles stay the
 * same.
 */
export const seedHelp = async (db: Tx, { faqs, articles }: HelpContent): Promise<void> => {
  if (faqs.length > 0) {
    await db
      .insert(faqCategories)
      .values(
        faqs.map(({ key, name, icon }, index) => ({
          id: key,
          name: localised(name),
          icon,
          sort: index + 1,
        })),
      )
      .onConflictDoNothing();
    const questions = faqs.flatMap(({ key, questions: asked }) =>
      asked.map(({ question, answer, hot = false }, index) => ({
        id: `${key}-${index + 1}`,
        categoryId: key,
        question: localised(question),
        answer: localised(answer),
        hot,
        sort: index + 1,
      })),
    );
    if (questions.length > 0) await db.insert(faqQuestions).values(questions).onConflictDoNothing();
  }
  if (articles.length > 0) {
    await db
      .insert(helpDocuments)
      .values(
        articles.map(({ key, title, sections }) => ({
          type: key,
          title: localised(title),
          content: { en_gb: markdown(sections, 'en'), zh_hk: markdown(sections, 'zh') },
        })),
      )
      .onConflictDoNothing();
  }
};
