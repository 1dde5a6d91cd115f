import { links } from '@tapnook/contracts';
import { localePath } from '@tapnook/contracts';
import { getFaqCategories, getFaqs, getHotQuestions } from '@tapnook/contracts/calls';
import { useCall, usePlatform, UiLink, useTranslation } from '@tapnook/platform';
import {
  arrowIcon,
  calendarIcon,
  cardIcon,
  chevronRightIcon,
  CoinMark,
  helpIcon,
  homeIcon,
  Icon,
  lockIcon,
  mailIcon,
  searchIcon,
  starIcon,
  ticketIcon,
  undoIcon,
} from '@tapnook/ui';
import type { ReactElement, ReactNode } from 'react';
import { HELP_INPUTS } from './help-queries.ts';
import { MyOrders } from './my-orders.tsx';
import styles from './help.module.css';

/** Icons by their names in the help content. */
const ICONS: Readonly<Record<string, string>> = {
  calendar: calendarIcon,
  card: cardIcon,
  ticket: ticketIcon,
  return: undoIcon,
  star: starIcon,
  person: lockIcon,
  shop: homeIcon,
};
const FREQUENT_COUNT = 3;

/** The search of the help centre; without scripts it is a plain form. */
const HelpSearch = ({ keyword }: { readonly keyword: string }): ReactElement => {
  const { t, locale } = useTranslation();
  const { navigation } = usePlatform();
  return (
    <form
      className={styles.find}
      role="search"
      aria-label={t('help.search')}
      method="get"
      action={localePath(locale, links.help())}
      onSubmit={(event) => {
        event.preventDefault();
        const words = event.currentTarget.querySelector('input')?.value.trim() ?? '';
        navigation.go(
          words ? `${links.help()}?keyword=${encodeURIComponent(words)}` : links.help(),
        );
      }}
    >
      <Icon d={searchIcon} />
      <input
        key={keyword}
        type="search"
        name="keyword"
        defaultValue={keyword}
        maxLength={80}
        aria-label={t('help.search')}
        placeholder={t('help.placeholder')}
        enterKeyHint="search"
      />
      <button type="submit" aria-label={t('help.search')}>
        <Icon d={arrowIcon} />
      </button>
    </form>
  );
};

const Categories = ({ current }: { readonly current: string | undefined }): ReactElement | null => {
  const { t, text } = useTranslation();
  const { data } = useCall(getFaqCategories, HELP_INPUTS.none, { handledErrorCodes: 'all' });
  const all = useCall(getFaqs, HELP_INPUTS.none, { handledErrorCodes: 'all' });
  if (!data) return null;
  return (
    <nav className={styles.categories} aria-label={t('help.categories')}>
      {data.map(({ id, categoryName, icon }) => {
        const count = all.data?.filter((faq) => faq.categoryId === id).length;
        return (
          <UiLink
            key={id}
            href={links.helpArticle(id)}
            aria-current={id === current ? 'page' : undefined}
          >
            {icon === 'coin' ? <CoinMark size="s" /> : <Icon d={ICONS[icon] ?? helpIcon} />}
            <span>
              <span>{text(categoryName)}</span>{' '}
              {count !== undefined && <em className="tabular">{count}</em>}
            </span>
          </UiLink>
        );
      })}
    </nav>
  );
};

const HotQuestions = ({ current }: { readonly current: string | undefined }): ReactElement => {
  const { t, text } = useTranslation();
  const { data } = useCall(getHotQuestions, HELP_INPUTS.none, { handledErrorCodes: 'all' });
  return (
    <aside className={styles.aside}>
      <h2 className={styles.small}>{t('help.hot')}</h2>
      <ol className={styles.hot}>
        {data?.slice(0, 5).map((faq, index) => (
          <li key={faq.id}>
            <UiLink
              href={links.helpArticle(faq.id)}
              aria-current={faq.id === current ? 'page' : undefined}
            >
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
              <span>{text(faq.question)}</span>
              <Icon d={chevronRightIcon} size="s" />
            </UiLink>
          </li>
        ))}
      </ol>
      <p className={styles.person}>
        <Icon d={mailIcon} />
        <span className="text-sm">
          <b>{t('help.person')}</b>
          <br />
          <UiLink className="link" href={`${links.help()}#contact`}>
            {t('help.write')}
          </UiLink>{' '}
          <span className="text-dim">{t('help.hours')}</span>
        </span>
      </p>
    </aside>
  );
};

interface HelpLayoutProps {
  readonly keyword?: string;
  readonly category?: string | undefined;
  readonly question?: string | undefined;
  /** False where the page has a more specific heading. */
  readonly heading?: boolean;
  readonly children: ReactNode;
}

/** Layout of the help centre: search, categories, content and the most frequent questions. */
export const HelpLayout = ({
  keyword = '',
  category,
  question,
  heading = false,
  children,
}: HelpLayoutProps): ReactElement => {
  const { t, text } = useTranslation();
  const { data } = useCall(getHotQuestions, HELP_INPUTS.none, { handledErrorCodes: 'all' });
  const Title = heading ? 'h1' : 'p';
  return (
    <>
      <div className={styles.hero}>
        <div className={`container ${styles.heroIn}`}>
          <div className={styles.ask}>
            <Title className="display">{t('help.title')}</Title>
            <HelpSearch keyword={keyword} />
            <p className={styles.often}>
              <span>{t('help.often')}</span>
              {data?.slice(0, FREQUENT_COUNT).map((faq) => (
                <UiLink key={faq.id} className="link" href={links.helpArticle(faq.id)}>
                  {text(faq.question)}
                </UiLink>
              ))}
            </p>
          </div>
          <MyOrders />
        </div>
      </div>
      <div className={`container ${styles.body}`}>
        {/* After a search the results come first, because categories fill a phone's screen. */}
        {keyword === '' && <Categories current={category} />}
        <div className="split r">
          <div className={styles.main}>{children}</div>
          <HotQuestions current={question} />
        </div>
        {keyword !== '' && <Categories current={category} />}
      </div>
    </>
  );
};
