export { answerOf, sampleOf, SHAPES, type Shape } from './answers.ts';
export { createContractNetwork, type ContractNetwork } from './network.ts';
export { linkExamples, slotExamples } from '../examples.ts';
