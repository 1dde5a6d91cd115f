export { ReleaseRecord, RouteEntry, FileEntry, PartName, Version, Integrity } from './record.ts';
export { EnvironmentManifest, PartComposition, Targeting, Channel, SignedManifest, RecordDigest } from './environment.ts';
