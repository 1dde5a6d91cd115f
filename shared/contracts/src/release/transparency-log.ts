// What a browser needs to check a proof: no schema, and none of the library that tries `eval`,
// which pages with trusted types report.
export { bytesOfHex, hashOfLeaf, hexOfBytes } from './leaves.ts';
export { nodeHash, verifyInclusion } from './merkle.ts';
