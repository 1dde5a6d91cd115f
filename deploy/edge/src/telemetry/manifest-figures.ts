import type { Figure } from '@tapnook/server/metrics';

/** How long the manifest that this edge serves is valid; nothing before it has one. */
export const manifestFigures = (
  manifest: { readonly expiresAt: string } | undefined,
  now = Date.now(),
): readonly Figure[] =>
  manifest
    ? [
        {
          name: 'tapnook_manifest_expires_seconds',
          type: 'gauge',
          help: 'Seconds until the signed manifest that is served expires.',
          samples: [{ value: Math.round((Date.parse(manifest.expiresAt) - now) / 1000) }],
        },
      ]
    : [];
