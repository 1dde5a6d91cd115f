export {
  containerId,
  lifecyclesOf,
  type RemoteLifecycles,
  type RemoteCustomProps,
} from './lifecycles.tsx';
