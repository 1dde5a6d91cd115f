import type { Link } from '../channels/links.ts';
import type { MadeOverride } from '../registry/overrides.ts';
import { appAndVersion, UsageError, type Command } from './command.ts';

export const previewCommand: Command = {
  usage: 'preview <name> <app>@<version>… [--hours N] [--staff]',
  about:
    'makes a link that shows versions on the preview host, for a day at most; with --staff ' +
    'for longer, to signed-in staff only',
  run: async (client, [name, ...words], { hours, staff }) => {
    if (!name || words.length === 0)
      throw new UsageError('Name the preview and its apps: preview pr-123 mf-catalog@1.7.0.');
    const apps = Object.fromEntries(
      words.map(appAndVersion).map(({ app, version }) => [app, version]),
    );
    const made = await client.post<MadeOverride>('/v1/previews', {
      name,
      apps,
      staff,
      ...(hours && { hours: Number(hours) }),
    });
    return {
      data: made,
      lines: [`Preview ${made.id} until ${made.expiresAt}:`, `  ${made.url}`],
    };
  },
};

const appsOf = ({ apps }: Link): string =>
  Object.entries(apps)
    .map(([app, what]) => `${app}@${what}`)
    .join(' ') || 'the overlay';

export const linksCommand: Command = {
  usage: 'links | links revoke <id>',
  about: 'lists the preview links and overrides that hold now, or ends one at once',
  run: async (client, [act, id]) => {
    if (act === 'revoke') {
      if (!id) throw new UsageError('Give the number of the link: links.');
      const data = await client.post(`/v1/links/${encodeURIComponent(id)}/revoke`, {});
      return { data, lines: [`Link ${id} is revoked.`] };
    }
    const { links } = await client.get<{ links: Link[] }>('/v1/links');
    const lines = links.map(
      (link) =>
        `${link.id}  ${link.kind} ${link.name}  ${appsOf(link)}  until ` +
        `${link.expiresAt}${link.audience === 'staff' ? ', staff only' : ''}  by ` +
        link.madeBy,
    );
    return { data: links, lines: lines.length > 0 ? lines : ['No link holds now.'] };
  },
};
