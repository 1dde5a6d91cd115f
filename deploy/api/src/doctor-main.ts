import { EnvironmentError } from '@tapnook/server/environment';
import { failed, type Check } from './doctor/check.ts';
import { checkProviders } from './doctor/providers.ts';
import { readEnv, type Env } from './env.ts';

// `npm run doctor -- providers` with the API's environment: what is wrong with it, one line each.
const MARKS = { ok: 'ok    ', failed: 'FAILED', manual: 'look  ' } as const;

/** Nobody is asked with half an environment: what is missing comes first. */
const checksOf = async (): Promise<readonly Check[]> => {
  let env: Env;
  try {
    env = readEnv(process.env);
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    return error.faults.map((fault) => failed('environment', 'variables', fault));
  }
  return await checkProviders(env);
};

const [subject] = process.argv.slice(2);
if (subject === 'providers') {
  const checks = await checksOf();
  for (const { provider, what, result, detail } of checks)
    process.stdout.write(`${MARKS[result]}  ${provider}: ${what} ${detail}\n`);
  process.exitCode = checks.some(({ result }) => result === 'failed') ? 1 : 0;
} else {
  process.stderr.write('npm run doctor -- providers\n');
  process.exitCode = 1;
}
