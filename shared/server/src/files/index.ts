export { readJsonFile } from './json-file.ts';
export { readSealed, seal, writeSealed, type SealedFile } from './sealed-file.ts';
export {
  keepFile,
  removeDrafts,
  syncFolder,
  writeFileWhole,
  writeFileWholeSync,
  type WarnOf,
} from './atomic-file.ts';
