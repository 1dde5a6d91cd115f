export { answerOf, sampleOf, SHAPES, type Shape } from './sample-responses.ts';
export type { ContractSet } from './contract-set.ts';
export { eventProblems, eventSample, eventShapes } from './events.ts';
export { createContractNetwork, type ContractNetwork } from './network.ts';
export { linkExamples, slotExamples } from '../examples.ts';
export { contractSurface } from './contract-surface.ts';
