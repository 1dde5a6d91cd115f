import type { Figure } from '@tapnook/server/metrics';

/**
 * How long the manifest that this edge serves is valid; nothing before it has one. And whether its
 * log is the one it was.
 */
export const manifestFigures = (
  manifest: { readonly expiresAt: string } | undefined,
  isForked: boolean,
  now = Date.now(),
): readonly Figure[] => [
  {
    name: 'tapnook_log_forked',
    type: 'gauge',
    help: '1 while the registry shows another transparency log than before.',
    samples: [{ value: isForked ? 1 : 0 }],
  },
  ...(manifest
    ? [
        {
          name: 'tapnook_manifest_expires_seconds',
          type: 'gauge',
          help: 'Seconds until the signed manifest that is served expires.',
          samples: [{ value: Math.round((Date.parse(manifest.expiresAt) - now) / 1000) }],
        } as const,
      ]
    : []),
];
