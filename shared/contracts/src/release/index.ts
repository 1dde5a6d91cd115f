export {
  ReleaseRecord,
  RouteEntry,
  FileEntry,
  AppName,
  Version,
  Integrity,
  MODULE_ENTRY,
} from './record.ts';
export {
  EnvironmentManifest,
  AppComposition,
  Targeting,
  FlagSetting,
  Channel,
  SignedManifest,
  RecordDigest,
  LinkId,
  AuditAnchor,
} from './environment.ts';
export {
  bucketOf,
  admits,
  chooseApp,
  chooseComposition,
  chooseFlags,
  BUCKETS,
  type Bucket,
  type Visitor,
  type ChosenApp,
} from './rollout.ts';
export { canonicalJson } from './canonical-json.ts';
export { decodeBase64Url, asciiBytes, asciiText } from './base64url.ts';
export { PublicKey, KeySet, KeyId } from './keys.ts';
export { keyStatement, acceptKeys, signerOf, type VerifySignature } from './trust.ts';
export { Root, SignedRoot, rootStatement, readRoot, acceptRoot, keysUnderRoot } from './root.ts';
export { verifySignedManifest, type VerifiedManifest, type ManifestRefusal } from './verify.ts';
export {
  NETWORK_GROUPS,
  FUNNEL_STEPS,
  FailureContext,
  GuardName,
  PageTelemetry,
  RenderCost,
  ShopperVisit,
  type FunnelStep,
  PageVisit,
  TelemetryEvent,
  TelemetryBatch,
} from './telemetry.ts';
export {
  OverrideClaim,
  verifyOverride,
  overrideStatement,
  OVERRIDE_PARAMETER,
  type VerifiedOverride,
} from './override.ts';
export {
  ContractSurface,
  CONTRACT_SURFACE_FILE,
  type CallSurface,
  type SurfaceSchema,
} from './contract-surface.ts';
export {
  leafHash,
  nodeHash,
  inclusionRanges,
  consistencyRanges,
  subtreesOf,
  joinHashes,
  siblingSides,
  verifyInclusion,
  verifyConsistency,
  type Sha256,
  type TreeNode,
  type LeafRange,
} from './merkle.ts';
export { LogHead, LogProof, checkLogged } from './log.ts';
export {
  type LoggedRelease,
  releaseLeaf,
  generationLeaf,
  hashOfLeaf,
  bytesOfHex,
  hexOfBytes,
} from './leaves.ts';
