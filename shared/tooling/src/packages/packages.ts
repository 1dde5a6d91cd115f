/** A workspace that is published. */
export interface PublishedWorkspace {
  readonly workspace: string;
  /** Modules that no import names: builds take them by their file. */
  readonly loadedByName?: readonly string[];
}

/** What teams with a repository of their own install, in the order of their dependencies. */
export const PACKAGES: readonly PublishedWorkspace[] = [
  { workspace: 'shared/kernel' },
  { workspace: 'shared/contracts' },
  { workspace: 'shared/platform' },
  { workspace: 'shared/ui' },
  { workspace: 'shared/forms' },
  { workspace: 'shared/listing' },
  { workspace: 'shared/testing' },
  {
    workspace: 'shared/tooling',
    loadedByName: [
      './src/shared-runtime.ts',
      './src/module-entry/federation-runtime.ts',
      './src/module-entry/module-entry.ts',
    ],
  },
  { workspace: 'deploy/release' },
  { workspace: 'shared/create-remote' },
];
