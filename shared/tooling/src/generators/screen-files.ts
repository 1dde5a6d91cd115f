import type { Name } from './names.ts';

/** The screen's module, by the rule that folder, file and route bear one name. */
export const screenSource = ({
  kebab,
  camel,
  pascal,
}: Name): string => `import { defineScreen, useTranslation } from '@tapnook/platform';
import type { ReactElement } from 'react';

const ${pascal} = (): ReactElement => {
  const { t } = useTranslation();
  return (
    <div className="container band">
      <h1>{t('${camel}.title')}</h1>
    </div>
  );
};

/** \`/${kebab}\` */
export const screen = defineScreen({
  Component: ${pascal},
  load: ({ t }) => Promise.resolve({ title: t('${camel}.title') }),
});
`;

export const screenTest = ({
  kebab,
  camel,
}: Name): string => `import { describe, expect, test } from '@jest/globals';
import { accessibilityProblems, renderRemote } from '@tapnook/testing';
import enUS from '../../locales/en-US.json' with { type: 'json' };
import zhHK from '../../locales/zh-HK.json' with { type: 'json' };
import { remote } from '../../remote.ts';

describe('/${kebab}', () => {
  test.each([['en-US', enUS], ['zh-HK', zhHK]] as const)('opens in %s', async (locale, words) => {
    const { container, findByRole } = await renderRemote(remote, { path: '/${kebab}', locale });
    const heading = await findByRole('heading', { level: 1 });
    expect(heading.textContent).toBe(words.${camel}.title);
    expect(await accessibilityProblems(container)).toEqual([]);
  });
});
`;

/** The route as remote.json declares it. */
export const routeOf = ({ kebab }: Name) => ({
  id: kebab,
  path: `/${kebab}`,
  query: [],
  auth: false,
  render: 'server',
  header: true,
  footer: true,
  searchBar: true,
  fixedHeader: true,
  tabBar: true,
  sensitive: false,
});

/** One line of the table in routes.tsx. */
export const routeLine = ({ kebab }: Name): string =>
  `  '${kebab}': () => import('./screens/${kebab}/${kebab}.screen.tsx'),\n`;
