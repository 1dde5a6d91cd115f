import type { RemoteManifest } from '@tapnook/contracts';
import { insertBefore, readText, type Change } from './change.ts';
import { lineText } from './json-text.ts';
import type { Name, Titles } from './names.ts';
import { routeLine, routeOf, screenSource, screenTest } from './screen-files.ts';

/**
 * A screen of an existing remote: its module and test, its route in both tables, its words in both
 * languages.
 */
export const newScreen = (root: string, remote: string, name: Name, titles: Titles): Change => {
  const manifest = JSON.parse(readText(root, `${remote}/remote.json`)) as RemoteManifest;
  if (manifest.routes.some(({ id, path }) => id === name.kebab || path === `/${name.kebab}`))
    throw new Error(`${remote} has a screen ${name.kebab} already`);
  const words = (locale: 'en-US' | 'zh-HK', title: string): string => {
    const file = JSON.parse(readText(root, `${remote}/src/locales/${locale}.json`)) as object;
    if (name.camel in file) throw new Error(`${remote} has words under ${name.camel} already`);
    // The file's own lines stay as they are.
    return readText(root, `${remote}/src/locales/${locale}.json`).replace(
      /\s*\}\s*$/,
      `,\n  ${JSON.stringify(name.camel)}: { "title": ${JSON.stringify(title)} }\n}\n`,
    );
  };
  const folder = `${remote}/src/screens/${name.kebab}/${name.kebab}`;
  return {
    created: {
      [`${folder}.screen.tsx`]: screenSource(name),
      [`${folder}.screen.test.tsx`]: screenTest(name),
    },
    changed: {
      [`${remote}/remote.json`]: insertBefore(
        readText(root, `${remote}/remote.json`),
        '\n  ],\n  "slots"',
        `,\n    ${lineText(routeOf(name))}`,
      ),
      [`${remote}/src/routes.tsx`]: insertBefore(
        readText(root, `${remote}/src/routes.tsx`),
        '};',
        routeLine(name),
      ),
      [`${remote}/src/locales/en-US.json`]: words('en-US', titles.en),
      [`${remote}/src/locales/zh-HK.json`]: words('zh-HK', titles.zh),
    },
  };
};
