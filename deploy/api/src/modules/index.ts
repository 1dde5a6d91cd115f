import type { ApiModule } from '../module.ts';
import { accounts } from './accounts/index.ts';

/** Every part of the API, in the order they are registered. */
export const modules: readonly ApiModule[] = [accounts];
