import type { LocalisedText } from '@tapnook/contracts';
import { bilingual } from '../translations.ts';
import type { ProvenanceFault } from './verify-provenance.ts';

/** Why a version's statement is refused, in words. */
export const provenanceText = (fault: ProvenanceFault): LocalisedText =>
  bilingual(`provenance.${fault}`);
