import { defineEvent } from '../../domain-events.ts';

/** Whoever reads an address wants no news any more. */
export const newsRefused = defineEvent<{ readonly email: string }>('news.refused');
