export type Factory = () => unknown;

/** A copy of a library in a share scope. */
export interface SharedCopy {
  readonly get: () => Factory | Promise<Factory>;
  readonly version: string;
  /** The container that gives it. */
  readonly from: string;
  lib?: Factory;
  loaded?: boolean;
  readonly useIn: string[];
}
/** Library → version → copy. */
export type ShareScope = Record<string, Record<string, SharedCopy>>;

export interface InstanceOptions {
  readonly name: string;
  /** What this container gives: library → copies. */
  readonly shared?: Readonly<Record<string, readonly Omit<SharedCopy, 'from' | 'useIn'>[]>>;
}

export const DEFAULT_SCOPE = 'default';

/** Adds what a container gives; a version that is there already stays. */
export const register = (scope: ShareScope, { name: from, shared = {} }: InstanceOptions): void => {
  for (const [library, copies] of Object.entries(shared))
    for (const copy of copies)
      (scope[library] ??= {})[copy.version] ??= { ...copy, from, useIn: [] };
};

/** What a container knows of the page: its name, and the scopes that it shares libraries in. */
export class ModuleFederation {
  readonly name: string;
  options: InstanceOptions;
  readonly shareScopeMap: Record<string, ShareScope> = { [DEFAULT_SCOPE]: {} };
  constructor(options: InstanceOptions) {
    this.name = options.name;
    this.options = options;
    register(this.scope(), options);
  }
  /** The scope of this name. */
  scope(name = DEFAULT_SCOPE): ShareScope {
    return (this.shareScopeMap[name] ??= {});
  }
  initOptions(options: InstanceOptions): InstanceOptions {
    return (this.options = { ...this.options, ...options });
  }
  initShareScopeMap(name: string, scope: ShareScope): void {
    this.shareScopeMap[name] = scope;
  }
}
