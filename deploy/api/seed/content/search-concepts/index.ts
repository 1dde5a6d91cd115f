import type { SearchConcept } from '../../../src/modules/search/index.ts';
import { attractionAndWellnessConcepts } from './attractions-wellness.ts';
import { foodConcepts } from './food.ts';
import { makingAndOutdoorConcepts } from './making-outdoors.ts';
import { mealConcepts } from './meals-drinks.ts';
import { occasionConcepts } from './occasions.ts';
import { placeConcepts } from './places.ts';
import { stayAndSeaConcepts } from './stays-sea.ts';
import { wishConcepts } from './wishes.ts';

/** What people look for, with all their words for it: the first content of `search_concepts`. */
export const searchConceptContent: readonly SearchConcept[] = [
  ...foodConcepts,
  ...mealConcepts,
  ...stayAndSeaConcepts,
  ...makingAndOutdoorConcepts,
  ...attractionAndWellnessConcepts,
  ...occasionConcepts,
  ...wishConcepts,
  ...placeConcepts,
];
