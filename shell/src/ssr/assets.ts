import type { PageRequest } from '@tapnook/contracts';
import type { ReleaseRecord } from '@tapnook/contracts/release';
import type { Asset, InlineStyle, PageApps } from './page-apps.ts';

/** The cut of the font that the first words are set in. */
const TEXT_FONT = '-text.';

/** Public address of a file of a version; artefacts keep browser files in one folder. */
export const artefactPath = (app: string, version: string, file: string): string =>
  `/remotes/${app}/${version}/${file.replace(/^browser\//, '')}`;

const asset = (record: ReleaseRecord, file: string): Asset => ({
  href: artefactPath(record.name, record.version, file),
  integrity: record.files[file]?.integrity ?? '',
});
interface Wanted {
  readonly record: ReleaseRecord;
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/**
 * The scripts and styles that this route needs first, its words among them, and the styles of its
 * slots: their scripts come when they are near the screen.
 */
const wantedOf = (
  request: PageRequest,
  remote: string | undefined,
  routeId: string,
  slots: readonly string[],
): Wanted[] => {
  const wanted: Wanted[] = [];
  const owner = remote ? request.records[remote] : undefined;
  const route = owner?.routes.find(({ id }) => id === routeId);
  if (owner && route) {
    const words = owner.exposes[`./words/${request.locale}`]?.scripts ?? [];
    wanted.push({ record: owner, scripts: [...route.scripts, ...words], styles: route.styles });
  }
  for (const slot of slots) {
    const name = request.composition.remotes.find((candidate) =>
      candidate.slots.includes(slot),
    )?.name;
    const record = name ? request.records[name] : undefined;
    const exposed = record?.exposes[`./slot-${slot}`];
    if (record && exposed) wanted.push({ record, scripts: [], styles: exposed.styles });
  }
  return wanted;
};

const unique = <T extends { readonly href: string }>(items: readonly T[]): T[] => [
  ...new Map(items.map((item) => [item.href, item])).values(),
];

export const assetsOf = async (
  request: PageRequest,
  remote: string | undefined,
  routeId: string,
  slots: readonly string[],
): Promise<Pick<PageApps, 'scripts' | 'preloads' | 'styles' | 'fontHref'>> => {
  const shell = request.records.shell;
  if (!shell) throw new Error('the composition has no shell');
  const wanted = wantedOf(request, remote, routeId, slots);
  const own = remote ? [] : (shell.exposes['./page']?.styles ?? []);
  const files = [
    { record: shell, scripts: [], styles: [...shell.styles, ...own] },
    ...wanted,
  ].flatMap(({ record, styles }) =>
    styles.map((file) => ({ record, file, href: artefactPath(record.name, record.version, file) })),
  );
  const styles: InlineStyle[] = await Promise.all(
    unique(files).map(async ({ record, file, href }) => ({
      href,
      css: await request.artefacts(record.name, record.version, file),
    })),
  );
  const font = Object.keys(shell.files).find((file) => file.includes(TEXT_FONT));
  return {
    scripts: shell.scripts.map((file) => asset(shell, file)),
    preloads: unique(
      wanted.flatMap(({ record, scripts }) => scripts.map((file) => asset(record, file))),
    ),
    styles,
    fontHref: font ? artefactPath('shell', shell.version, font) : undefined,
  };
};
