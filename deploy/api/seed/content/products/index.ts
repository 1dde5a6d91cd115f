import type { ProductContent } from '../types.ts';
import { dining1 } from './dining-1.ts';
import { corners1 } from './corners-1.ts';
import { workshops1 } from './workshops-1.ts';

/** Every product. */
export const productContent: readonly ProductContent[] = [...corners1, ...dining1, ...workshops1];
