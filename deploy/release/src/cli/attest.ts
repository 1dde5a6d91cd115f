import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseRecord } from '@tapnook/contracts/release';
import { Envelope, readPrivateKey, signEnvelope } from '../provenance/envelope.ts';
import { makeStatement, type BuildRun } from '../provenance/statement.ts';
import { digestOf } from '../signing/digest.ts';

/** Where a build that signs elsewhere leaves its statement. */
const STATEMENT_FILE = 'provenance.dsse.json';

/** The workflow and the run, as GitHub names them in its own statements. */
const githubRun = (env: NodeJS.ProcessEnv): BuildRun | null => {
  const { GITHUB_SERVER_URL: server, GITHUB_WORKFLOW_REF: workflow } = env;
  if (!server || !workflow) return null;
  const { GITHUB_REPOSITORY: repository, GITHUB_RUN_ID: run, GITHUB_RUN_ATTEMPT: tries } = env;
  return {
    builder: `${server}/${workflow}`,
    ...(run && {
      invocation: `${server}/${repository}/actions/runs/${run}/attempts/${tries ?? 1}`,
    }),
  };
};

/**
 * The statement to send along: the one that lies beside the record, or one signed now with the key
 * of the environment. None without either.
 */
export const provenanceOf = async (
  folder: string,
  record: ReleaseRecord,
  env: NodeJS.ProcessEnv = process.env,
): Promise<Envelope | undefined> => {
  const file = join(folder, STATEMENT_FILE);
  if (existsSync(file)) return Envelope.parse(JSON.parse(await readFile(file, 'utf8')));
  const keyFile = env['RELEASE_PROVENANCE_KEY'];
  if (!keyFile) return undefined;
  const github = githubRun(env);
  const builder = env['RELEASE_BUILDER_ID'] ?? github?.builder;
  if (!builder)
    throw new Error(
      'RELEASE_PROVENANCE_KEY needs RELEASE_BUILDER_ID, the address by which the policy knows ' +
        'this builder.',
    );
  const key = readPrivateKey(await readFile(keyFile, 'utf8'));
  return signEnvelope(
    makeStatement(record, digestOf(record), { builder, invocation: github?.invocation }),
    key,
  );
};
