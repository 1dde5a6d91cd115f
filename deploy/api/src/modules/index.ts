import type { ApiModule } from '../module.ts';
import { accounts } from './accounts/index.ts';
import { files } from './files/index.ts';
import { jobs } from './jobs/index.ts';

/** Every part of the API, in the order they are registered. */
export const modules: readonly ApiModule[] = [jobs, files, accounts];
