import { outdoors } from '../../palettes.ts';

export const SKIN = outdoors.skin;
