import type { LeftOut } from './leave-out.ts';

/**
 * What the storefront does not use of the libraries on every page, and which no bundler can see to be unused: it hangs on
 * classes, dispatch tables and cases of a switch. Names are of the installed versions; after an upgrade the build says which
 * of them are gone, and the list is gone through again (decision 028).
 */
const REACT_DOM: LeftOut = {
  file: 'react-dom/cjs/react-dom-client.production.js',
  sourceType: 'script',
  refused: [
    // <ViewTransition>: the shop's one transition of a picture is the browser's own.
    'startViewTransition', 'ViewTransitionPseudoElement',
    // References to fragments.
    'FragmentInstance',
    // Style sheets, scripts and metadata written by components: the document brings them.
    'resolveSingletonInstance', 'getResource', 'acquireResource', 'suspendResource',
    // Actions of forms, with their state and its optimism.
    'startHostTransition', 'mountActionState', 'updateActionStateImpl', 'dispatchOptimisticSetState',
    // <SuspenseList> and <Activity>.
    'updateSuspenseListComponent', 'updateActivityComponent',
    'setPropOnCustomElement', 'findCurrentFiberUsingSlowPath', 'useMemoCache', 'ReactDOMSharedInternals.findDOMNode =',
  ],
  emptied: [
    'trackEnterViewTransitions', 'applyViewTransitionToHostInstancesRecursive', 'restoreViewTransitionOnHostInstances', 'commitAppearingPairViewTransitions', 'commitEnterViewTransitions', 'commitDeletedPairViewTransitions',
    'commitExitViewTransitions', 'commitNestedViewTransitions', 'restorePairedViewTransitions', 'restoreEnterOrExitViewTransitions', 'restoreNestedViewTransitions', 'measureViewTransitionHostInstancesRecursive',
    'measureNestedViewTransitions', 'commitAfterMutationEffectsOnFiber', 'recursivelyTraverseAfterMutationEffects', 'applyViewTransitionName', 'restoreViewTransitionName', 'reportViewTransitionError', 'flushAfterMutationEffects',
    'ViewTransitionPseudoElement.prototype.animate =', 'ViewTransitionPseudoElement.prototype.getAnimations =', 'ViewTransitionPseudoElement.prototype.getComputedStyle =',
    'FragmentInstance.prototype.addEventListener =', 'FragmentInstance.prototype.removeEventListener =', 'FragmentInstance.prototype.dispatchEvent =', 'FragmentInstance.prototype.focus =', 'FragmentInstance.prototype.focusLast =',
    'FragmentInstance.prototype.blur =', 'FragmentInstance.prototype.observeUsing =', 'FragmentInstance.prototype.unobserveUsing =', 'FragmentInstance.prototype.getClientRects =', 'FragmentInstance.prototype.getRootNode =',
    'FragmentInstance.prototype.compareDocumentPosition =', 'FragmentInstance.prototype.scrollIntoView =', 'commitNewChildToFragmentInstance', 'deleteChildFromFragmentInstance',
    // Never a resource, so never fetched, counted or waited for.
    'isHostHoistableType', 'preconnectAs', 'preload', 'preloadModule', 'preinitStyle', 'preinitScript', 'preinitModuleScript', 'getHydratableHoistableCache', 'mountHoistable', 'releaseSingletonInstance', 'insertSuspendedStylesheets',
    'extractEvents$1', 'rerenderActionState', 'runActionStateAction', 'dispatchActionState', 'updateOptimisticImpl', 'TransitionAwareHostComponent', 'scheduleReplayQueueIfNeeded',
    // Stacks of components, of names that the build has shortened.
    'getStackByFiberInDevAndProd',
    'defaultOnDefaultTransitionIndicator',
  ],
  // SuspenseList, hoistable, singleton, ViewTransition, Activity.
  tags: [19, 26, 27, 30, 31],
};

const REACT_DOM_BASE: LeftOut = {
  file: 'react-dom/cjs/react-dom.production.js',
  sourceType: 'script',
  emptied: ['exports.preconnect =', 'exports.prefetchDNS =', 'exports.preinit =', 'exports.preinitModule =', 'exports.preload =', 'exports.preloadModule =', 'exports.requestFormReset =', 'exports.useFormState =', 'exports.useFormStatus ='],
};

/** The page's words are in the page, in its one language: nothing is loaded, guessed, formatted or cloned. */
const I18NEXT: LeftOut = {
  file: 'i18next/dist/esm/i18next.js',
  sourceType: 'module',
  refused: [
    'Connector.queueLoad', 'Connector.saveMissing', 'I18n.cloneInstance', 'I18n.loadNamespaces', 'I18n.loadLanguages', 'I18n.reloadResources', 'I18n.dir', 'Formatter.add', 'Formatter.addCached', 'Formatter.format',
    'LanguageUtil.getBestMatchFromCodes', 'ResourceStore.addResource', 'ResourceStore.addResources', 'ResourceStore.removeResourceBundle', 'PluralResolver.getPluralFormsOfKey',
  ],
  emptied: [
    'Connector.read', 'Connector.prepareLoading', 'Connector.loaded', 'Connector.load', 'Connector.reload', 'Connector.loadOne', 'I18n.hydrate', 'I18n.toJSON', 'ResourceStore.toJSON', 'ResourceStore.removeNamespaces',
    'Translator.getUsedParamsDetails', 'PluralResolver.needsPlural',
  ],
};

/** No data router, so none of its errors and no server components. */
const REACT_ROUTER: LeftOut = {
  file: 'react-router/dist/production/chunk-7RTFRKQW.mjs',
  sourceType: 'module',
  refused: ['RSCErrorHandler', 'DefaultErrorComponent', 'useNavigateStable'],
};

const runtimeCore = (file: string, refused: readonly string[]): LeftOut => ({ file: `@module-federation/runtime-core/dist/${file}`, sourceType: 'module', refused });

/** Remotes come by the address of their entry that the page pins, as classic scripts: no manifest, no snapshot, no preload of the runtime's own. */
const FEDERATION: readonly LeftOut[] = [
  runtimeCore('plugins/snapshot/SnapshotHandler.js', ['SnapshotHandler.loadRemoteSnapshotInfo', 'SnapshotHandler.getManifestJson', 'SnapshotHandler.loadManifestSnapshot']),
  runtimeCore('remote/index.js', ['RemoteHandler.preloadRemote', 'RemoteHandler.initRawContainer']),
  runtimeCore('utils/preload.js', ['formatPreloadArgs', 'preloadAssets']),
  runtimeCore('utils/load.js', ['loadEsmEntry', 'loadSystemJsEntry', 'loadEntryNode']),
  { file: '@module-federation/sdk/dist/dom.js', sourceType: 'module', refused: ['createLink'] },
  { file: '@module-federation/webpack-bundler-runtime/dist/remotes.js', sourceType: 'module', refused: ['remotes'] },
];

export const LEFT_OUT: readonly LeftOut[] = [REACT_DOM, REACT_DOM_BASE, I18NEXT, REACT_ROUTER, ...FEDERATION];
