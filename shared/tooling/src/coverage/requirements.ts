import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** One thing that the specification asks. `open` says why no test proves it yet. */
export interface Requirement {
  readonly id: string;
  readonly text: string;
  readonly open?: string;
}
export interface RequirementSection {
  readonly title: string;
  readonly requirements: readonly Requirement[];
}
/** The requirements of one domain, as `shared/docs/requirements/{name}.json` lists them. */
export interface Domain {
  readonly name: string;
  readonly sections: readonly RequirementSection[];
}

const FOLDER = 'shared/docs/requirements';

/** Every domain, in the order of the files' names. */
export const readDomains = (root: string): readonly Domain[] =>
  globSync(`${FOLDER}/*.json`, { cwd: root })
    .toSorted((one, other) => one.localeCompare(other))
    .map((file) => {
      const { sections } = JSON.parse(readFileSync(path.join(root, file), 'utf8')) as Domain;
      return { name: path.basename(file, '.json'), sections };
    });

/** All requirements of all domains. */
export const requirementsOf = (domains: readonly Domain[]): readonly Requirement[] =>
  domains.flatMap(({ sections }) => sections.flatMap(({ requirements }) => requirements));
