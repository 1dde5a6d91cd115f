import type { NoteSecurityEvent } from '@tapnook/server/security-log';
import type { RegistryConfig } from '../config.ts';
import type { Database } from '../database/database.ts';
import type { KeyRing } from '../signing/key-ring.ts';
import type { Announcer } from './announcer.ts';
import type { ArtefactStore } from './artefact-store.ts';

/** Everything that the registry's services work with; made once at the start and passed on. */
export interface Registry {
  readonly config: RegistryConfig;
  readonly db: Database;
  readonly artefacts: ArtefactStore;
  readonly keys: KeyRing;
  readonly announcer: Announcer;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
  /** What a watcher of attacks wants to know (ASVS 16.3). */
  readonly noteSecurityEvent: NoteSecurityEvent;
}
