import type { ReleaseRecord } from '@tapnook/contracts/release';
import { z } from 'zod';
import type { Envelope } from './envelope.ts';

const STATEMENT_TYPE = 'https://in-toto.io/Statement/v1';
const PREDICATE_TYPE = 'https://slsa.dev/provenance/v1';
const BUILD_TYPE = 'https://tapnook.example/build-app/v1';

const Digest = z.record(z.string(), z.string());

/**
 * An in-toto statement with SLSA's provenance; whatever else a builder says may stand beside it.
 */
const Statement = z.looseObject({
  _type: z.literal(STATEMENT_TYPE),
  subject: z.array(z.looseObject({ name: z.string(), digest: Digest })).min(1),
  predicateType: z.literal(PREDICATE_TYPE),
  predicate: z.looseObject({
    buildDefinition: z.looseObject({
      buildType: z.string(),
      externalParameters: z.looseObject({ repository: z.string().optional() }),
      resolvedDependencies: z
        .array(
          z.looseObject({
            uri: z.string().optional(),
            name: z.string().optional(),
            digest: Digest.optional(),
          }),
        )
        .optional(),
    }),
    runDetails: z.looseObject({ builder: z.looseObject({ id: z.string() }) }),
  }),
});
export type Statement = z.infer<typeof Statement>;

/** Who builds, and in which run. */
export interface BuildRun {
  readonly builder: string;
  readonly invocation?: string | undefined;
}

export const subjectOf = ({ name, version }: Pick<ReleaseRecord, 'name' | 'version'>): string =>
  `${name}@${version}`;

/** The subject is the record, which names the hash of every file of the version. */
export const makeStatement = (
  record: ReleaseRecord,
  digest: string,
  { builder, invocation }: BuildRun,
): Statement => {
  const { commit, repository, lockfile, builtAt } = record.provenance;
  return {
    _type: STATEMENT_TYPE,
    subject: [{ name: subjectOf(record), digest: { sha256: digest } }],
    predicateType: PREDICATE_TYPE,
    predicate: {
      buildDefinition: {
        buildType: BUILD_TYPE,
        externalParameters: {
          app: record.name,
          version: record.version,
          ...(repository && { repository }),
        },
        resolvedDependencies: [
          ...(commit
            ? [{ uri: `git+${repository ?? 'unknown'}`, digest: { gitCommit: commit } }]
            : []),
          ...(lockfile ? [{ name: 'package-lock.json', digest: { sha256: lockfile } }] : []),
        ],
      },
      runDetails: {
        builder: { id: builder },
        metadata: { ...(invocation && { invocationId: invocation }), finishedOn: builtAt },
      },
    },
  };
};

/** What an envelope says, or null when it is no provenance statement. */
export const readStatement = ({ payload }: Envelope): Statement | null => {
  try {
    const read = Statement.safeParse(JSON.parse(Buffer.from(payload, 'base64').toString('utf8')));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
};

/** The commit that a statement says was built. */
export const commitOf = ({ predicate }: Statement): string | undefined =>
  predicate.buildDefinition.resolvedDependencies
    ?.map(({ digest }) => digest?.['gitCommit'])
    .find((commit) => commit !== undefined);
