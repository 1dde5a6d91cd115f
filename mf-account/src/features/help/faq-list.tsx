import { links } from '@tapnook/contracts';
import type { getFaqs } from '@tapnook/contracts/calls';
import { type CallResult, UiLink, useTranslation } from '@tapnook/platform';
import { chevronRightIcon, Icon } from '@tapnook/ui';
import type { ReactElement } from 'react';
import styles from './help.module.css';

type Faq = CallResult<typeof getFaqs>[number];

/** Questions as links, each with the beginning of its answer. */
export const FaqList = ({ faqs }: { readonly faqs: readonly Faq[] }): ReactElement => {
  const { text } = useTranslation();
  return (
    <ul role="list" className={styles.questions}>
      {faqs.map((faq) => (
        <li key={faq.id}>
          <div>
            <UiLink href={links.helpArticle(faq.id)}>{text(faq.question)}</UiLink>
            <p className={styles.beginning}>{text(faq.answer)}</p>
          </div>
          <Icon d={chevronRightIcon} size="s" />
        </li>
      ))}
    </ul>
  );
};
