import type { Name } from '../../tooling/src/generators/names.ts';

export const GITIGNORE = 'node_modules/\ndist/\n.cache/\n.var/\n';

/**
 * Pull requests get a preview of their own; the main branch publishes. `RELEASE_TOKEN` is the
 * team's.
 */
export const WORKFLOW = ({ kebab }: Name): string => `name: remote
on:
  pull_request:
  push:
    branches: [main]
env:
  RELEASE_URL: \${{ vars.RELEASE_URL }}
  RELEASE_TOKEN: \${{ secrets.RELEASE_TOKEN }}
jobs:
  check:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v4
      - uses: actions/setup-node@v4
        with: { node-version: 26, cache: npm }
      - run: npm ci
      - run: npm run types
      - run: npm test
      - run: npm run build
      - run: npm run check
      - name: Preview of the pull request
        if: github.event_name == 'pull_request'
        run: >-
          npm run publish -- --preview pr-\${{ github.event.number }}
          | tee -a "$GITHUB_STEP_SUMMARY"
      - name: Publish mf-${kebab}
        if: github.event_name == 'push'
        run: npm run publish
`;

export const readmeOf = ({ kebab, words }: Name): string => `# mf-${kebab}

${words}: one app of the TapNook shop, in a repository of its own.

\`\`\`
npm run dev       # alone, on fakes: http://localhost:3100/en-US/${kebab} and /zh-HK/${kebab}
npm run types     # TypeScript
npm test          # the screens, and the contract kit on everything that the contracts allow
npm run build     # one version as it is published, in dist/, within the budget of remote.json
npm run check     # what publishing would say
npm run publish   # an immutable version; production does not change
npm run release   # all commands of the release tool: preview, canary, promote, rollback
\`\`\`

\`RELEASE_URL\` is the registry's address, \`RELEASE_TOKEN\` the team's token. The workflow in
\`.github\` does the same for every pull request, with a preview, and publishes on \`main\`.

\`npm outdated\` tells of new versions of the \`@tapnook\` packages; a build names what is
deprecated in them. A new major version of \`@tapnook/contracts\` needs a build before the shop
moves to it.
`;
