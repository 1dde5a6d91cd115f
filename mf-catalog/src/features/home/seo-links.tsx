import { getSeoLinks } from '@tapnook/contracts/calls';
import { useCall, UiLink, useTranslation } from '@tapnook/platform';
import type { ReactElement } from 'react';
import { bannerPath } from '../../shared/model/banner-path.ts';
import { shownCount } from './home-queries.ts';
import { HomeSection, isEmptyList } from './home-section.tsx';
import type { SectionProps } from './home-section.tsx';
import styles from './link-sections.module.css';

/**
 * Links by group, so many of each as the settings name lines, for people and for search engines.
 */
export const SeoLinks = ({ setting }: SectionProps): ReactElement => {
  const { text } = useTranslation();
  const query = useCall(getSeoLinks, {}, { handledErrorCodes: 'all' });
  return (
    <HomeSection setting={setting} query={query} isEmpty={isEmptyList}>
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
