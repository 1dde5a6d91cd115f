/** Words that say nothing by themselves, and that nobody means by another word. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  `a after an and are around as at be but by can could does do did for from get go going had has
  have hk hong how i id if im in into is it its just kong like likes lets loves looking me my near
  need nor not of off on only onto or other our out over own place places please should some take
  than that thats the them then there these they this those to try under until up us want was we
  what whats when where which while who with would you your near nearby`.split(/\s+/),
);

/** Chinese characters that say nothing between words. */
const HAN_PARTICLES: ReadonlySet<string> = new Set(
  '的嘅喺在去想要有冇无咩乜啦呀吖呢吗嘛同和与及或个哋吓下好又再先都会可以可做揾找搵边哪几多点样我你佢他她们请问为畀俾俾给啲些系是附近',
);

export const isParticle = (character: string): boolean => HAN_PARTICLES.has(character);
