import type { HomeSection as Setting, LinkItem } from '@tapnook/contracts/api';
import {
  getHomeProductLists,
  getInformationGrids,
  getPressReleases,
  getScrollingBanner,
  getSeoLinks,
} from '@tapnook/contracts/calls';
import { formatDay, hongKongDay } from '@tapnook/kernel';
import { useCall, UiLink, useTranslation } from '@tapnook/platform';
import { Picture, Rail } from '@tapnook/ui';
import type { ReactElement } from 'react';
import { bannerPath } from '../../shared/model/banner-path.ts';
import { COVERS, shownCount } from './home-queries.ts';
import { HomeSection } from './home-section.tsx';
import styles from './link-sections.module.css';

interface SectionProps {
  readonly setting: Setting;
}
const without = (data: readonly unknown[]): boolean => data.length === 0;

/** A band that moves only when it is pulled. */
export const ScrollingBanner = ({ setting }: SectionProps): ReactElement => {
  const { t, text } = useTranslation();
  const query = useCall(getScrollingBanner, {}, { handledErrorCodes: 'all' });
  return (
    <HomeSection setting={setting} query={query} isEmpty={without}>
      {(banners) => (
        <Rail
          label={text(setting.name)}
          previousLabel={t('section.previous')}
          nextLabel={t('section.next')}
          className={styles.banners}
        >
          {banners.slice(0, shownCount(setting)).map((banner) => (
            <article key={banner.id} className={styles.banner}>
              <Picture
                src={banner.pcBannerImage}
                narrowSrc={banner.mobileBannerImage}
                alt=""
                width={960}
                height={600}
                ratio="16:10"
                sizes="(min-width: 768px) 420px, 80vw"
                maxWidth={960}
              />
              <h3>
                <UiLink href={bannerPath(banner) ?? '/'}>{text(banner.moduleName)}</UiLink>
              </h3>
              {banner.description && (
                <p className="text-sm text-muted">{text(banner.description)}</p>
              )}
            </article>
          ))}
        </Rail>
      )}
    </HomeSection>
  );
};

const Cover = ({
  item,
  line,
}: {
  readonly item: LinkItem;
  readonly line?: string;
}): ReactElement => {
  const { text } = useTranslation();
  return (
    <article className={styles.cover}>
      <Picture
        src={item.coverImage}
        alt=""
        width={960}
        height={720}
        ratio="4:3"
        shape="image"
        sizes="(min-width: 1024px) 300px, 50vw"
        maxWidth={640}
      />
      <h3>
        <UiLink href={bannerPath(item) ?? '/'}>{text(item.linkName)}</UiLink>
      </h3>
      {line && <p className="text-sm text-muted">{line}</p>}
    </article>
  );
};

/** Squares that answer a question each. */
export const InformationGrid = ({ setting }: SectionProps): ReactElement => {
  const query = useCall(getInformationGrids, {}, { handledErrorCodes: 'all' });
  return (
    <HomeSection setting={setting} query={query} isEmpty={without}>
      {(items) => (
        <div className={styles.grid}>
          {items.slice(0, shownCount(setting)).map((item) => (
            <Cover key={item.linkName.en_gb} item={item} />
          ))}
        </div>
      )}
    </HomeSection>
  );
};

/** Product lists by their covers. */
export const ProductLists = ({ setting }: SectionProps): ReactElement => {
  const { text } = useTranslation();
  const query = useCall(getHomeProductLists, COVERS, { handledErrorCodes: 'all' });
  return (
    <HomeSection setting={setting} query={query} isEmpty={without}>
      {(lists) => (
        <div className={styles.grid}>
          {lists.slice(0, shownCount(setting)).map((list) => (
            <Cover
              key={list.link.linkKey ?? list.link.linkName.en_gb}
              item={list.link}
              line={text(list.listDescription)}
            />
          ))}
        </div>
      )}
    </HomeSection>
  );
};

/** What the papers said. */
export const PressReleases = ({ setting }: SectionProps): ReactElement => {
  const { text, locale } = useTranslation();
  const query = useCall(getPressReleases, {}, { handledErrorCodes: 'all' });
  return (
    <HomeSection setting={setting} query={query} isEmpty={without}>
      {(articles) => (
        <div className={styles.press}>
          {articles.slice(0, shownCount(setting)).map((article) => {
            const day = hongKongDay(article.publishedAt);
            return (
              <article key={article.id} className={styles.quote}>
                <h3>{text(article.title)}</h3>
                <p className="text-sm text-muted">{text(article.content)}</p>
                <p className="text-xs text-dim">
                  {text(article.outlet)} · <time dateTime={day}>{formatDay(day, locale)}</time>
                </p>
              </article>
            );
          })}
        </div>
      )}
    </HomeSection>
  );
};

/** Links by group, so many of each as the settings name lines, for people and for search engines. */
export const SeoLinks = ({ setting }: SectionProps): ReactElement => {
  const { text } = useTranslation();
  const query = useCall(getSeoLinks, {}, { handledErrorCodes: 'all' });
  return (
    <HomeSection setting={setting} query={query} isEmpty={without}>
      {(groups) => (
        <div className={styles.groups}>
          {groups.map((group) => (
            <nav key={group.groupName.en_gb} aria-label={text(group.groupName)}>
              <h3 className={styles.group}>{text(group.groupName)}</h3>
              <ul role="list" className={styles.links}>
                {group.links.slice(0, shownCount(setting)).map((link) => (
                  <li key={link.linkName.en_gb}>
                    <UiLink href={bannerPath(link) ?? '/'}>{text(link.linkName)}</UiLink>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
      )}
    </HomeSection>
  );
};
