import type { ApiModule } from '../module.ts';

/** Every part of the API, in the order they are registered. */
export const modules: readonly ApiModule[] = [];
