import { checkProviders } from './doctor/providers.ts';
import { readEnv } from './env.ts';

// `npm run doctor -- providers` with the API's environment: what is wrong with it, one line each.
const MARKS = { ok: 'ok    ', failed: 'FAILED', manual: 'look  ' } as const;

const [subject] = process.argv.slice(2);
if (subject === 'providers') {
  const checks = await checkProviders(readEnv(process.env));
  for (const { provider, what, result, detail } of checks)
    process.stdout.write(`${MARKS[result]}  ${provider}: ${what} ${detail}\n`);
  process.exitCode = checks.some(({ result }) => result === 'failed') ? 1 : 0;
} else {
  process.stderr.write('npm run doctor -- providers\n');
  process.exitCode = 1;
}
