import type { LinkItem } from '@tapnook/contracts/api';
import { getHomeProductLists, getInformationGrids } from '@tapnook/contracts/calls';
import { useCall, UiLink, useTranslation } from '@tapnook/platform';
import { Picture } from '@tapnook/ui';
import type { ReactElement } from 'react';
import { bannerPath } from '../../shared/model/banner-path.ts';
import { COVERS, shownCount } from './home-queries.ts';
import { HomeSection, isEmptyList } from './home-section.tsx';
import type { SectionProps } from './home-section.tsx';
import styles from './link-sections.module.css';

const CoverCard = ({
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
    <HomeSection setting={setting} query={query} isEmpty={isEmptyList}>
      {(items) => (
        <div className={styles.grid}>
          {items.slice(0, shownCount(setting)).map((item) => (
            <CoverCard key={item.linkName.en_gb} item={item} />
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
    <HomeSection setting={setting} query={query} isEmpty={isEmptyList}>
      {(lists) => (
        <div className={styles.grid}>
          {lists.slice(0, shownCount(setting)).map((list) => (
            <CoverCard
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
