import type { FastifyInstance } from 'fastify';
import type { EdgeConfig } from '../env.ts';
import { registerPreviewHeaders } from '../security/preview-headers.ts';
import type { AccessTokenKeys } from '../session/access-token-keys.ts';
import { createStaffCheck } from '../session/staff.ts';
import type { ManifestSource } from './manifest-source.ts';
import { createOverrides, NO_OVERRIDES, type Overrides } from './overrides.ts';
import type { TrustedKeys } from './trusted-keys.ts';

/** The overrides of a preview host; anywhere else there are none. */
export const openOverrides = (
  server: FastifyInstance,
  config: EdgeConfig,
  trustedKeys: TrustedKeys,
  manifests: ManifestSource,
  accessTokenKeys: AccessTokenKeys,
): Overrides => {
  if (!config.isPreview) return NO_OVERRIDES;
  registerPreviewHeaders(server);
  return createOverrides(config, {
    trustedKeys,
    revoked: () => manifests.current()?.revokedLinks ?? [],
    isStaff: createStaffCheck(config, accessTokenKeys),
  });
};
