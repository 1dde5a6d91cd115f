/**
 * Stands in a remote for `@module-federation/webpack-bundler-runtime`: the shell lends its own copy
 * of it (`shell/src/composition/shared-runtime.ts`), as the runtime's core already is. What a
 * container keeps to itself, its instance and its share scope, is made here; every entry is some
 * five kilobytes smaller for it.
 */
interface Instance {
  readonly options: { readonly name: string };
  readonly initOptions: (options: Options) => unknown;
}
interface Options {
  readonly name: string;
}
interface Core {
  readonly ModuleFederation: new (options: Options & { readonly id: string }) => Instance;
  readonly setGlobalFederationInstance: (instance: Instance) => void;
  readonly CurrentGlobal: {
    readonly __FEDERATION__: { readonly __INSTANCES__: readonly Instance[] };
  };
}
interface Lender {
  readonly _FEDERATION_RUNTIME_CORE: Core;
  readonly __TAPNOOK_LENT_RUNTIME__: {
    readonly bundlerRuntime: object;
    readonly attachShareScopeMap: unknown;
  };
}
const { _FEDERATION_RUNTIME_CORE: core, __TAPNOOK_LENT_RUNTIME__: lent } =
  globalThis as unknown as Lender;

/**
 * The instance of this container; a container that is loaded again takes up its former one. Its
 * name carries the version.
 */
const init = (options: Options): Instance => {
  const known = core.CurrentGlobal.__FEDERATION__.__INSTANCES__.find(
    (instance) => instance.options.name === options.name,
  );
  if (known) {
    known.initOptions(options);
    return known;
  }
  const made = new core.ModuleFederation({ id: options.name, ...options });
  core.setGlobalFederationInstance(made);
  return made;
};

// The bundler's entry module copies these keys; the module system it plugs into knows only a
// default export.
const federation = {
  runtime: { init },
  instance: undefined,
  initOptions: undefined,
  bundlerRuntime: { ...lent.bundlerRuntime, S: {} },
  attachShareScopeMap: lent.attachShareScopeMap,
  bundlerRuntimeOptions: {},
};
export { federation as default };
