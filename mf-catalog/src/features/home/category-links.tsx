import type { HomeSection } from '@tapnook/contracts/api';
import { UiLink, useTranslation } from '@tapnook/platform';
import {
  attractionsIcon,
  couponsIcon,
  diningIcon,
  harbourIcon,
  Icon,
  outdoorsIcon,
  staysIcon,
  tagIcon,
  wellnessIcon,
  workshopsIcon,
} from '@tapnook/ui';
import type { ReactElement } from 'react';
import { bannerPath } from '../../shared/model/banner-path.ts';
import { shownCount } from './home-queries.ts';
import { displayClass } from './home-section.tsx';
import styles from './category-links.module.css';

/** Icons by the name that the catalogue gives them; an unknown one is a tag. */
const ICONS: Readonly<Record<string, string>> = {
  bowl: diningIcon,
  bed: staysIcon,
  ferry: harbourIcon,
  hand: workshopsIcon,
  ridge: outdoorsIcon,
  wheel: attractionsIcon,
  leaf: wellnessIcon,
  ticket: couponsIcon,
};

/** The categories as small corners. They come with the settings. */
export const CategoryLinks = ({
  setting,
}: {
  readonly setting: HomeSection;
}): ReactElement | null => {
  const { t, text } = useTranslation();
  if (setting.items.length === 0) return null;
  return (
    <nav
      className={['container', styles.nav, displayClass(setting)].filter(Boolean).join(' ')}
      aria-label={t('home.categories')}
    >
      <ul className={styles.grid} role="list">
        {setting.items.slice(0, shownCount(setting)).map((item) => (
          <li key={item.linkKey ?? item.linkName.en_gb}>
            <UiLink href={bannerPath(item) ?? '/'} className={styles.link}>
              <span className={styles.icon}>
                <Icon d={ICONS[item.iconImage] ?? tagIcon} size="l" />
              </span>
              <span>{text(item.linkName)}</span>
            </UiLink>
          </li>
        ))}
      </ul>
    </nav>
  );
};
