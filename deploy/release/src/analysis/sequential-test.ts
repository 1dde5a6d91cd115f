/**
 * A sequential test that may be looked at as often as one likes (an e-process, after Ville, Robbins
 * and Johari).
 *
 * In each slice of time, candidate and stable are shown to shoppers drawn by lot. If both are
 * equally good, each bad event falls on the candidate with the candidate's share p of the
 * exposures. Against that stands: the candidate's risk is r times as high, so the share is rp / (rp
 * + 1 − p). The likelihood ratio of the two, multiplied over the slices and averaged over several
 * r, is a martingale when both are equal: that it ever reaches 1/α has at most probability α.
 * Events are drawn without replacement, which only makes the bound safer (Hoeffding).
 */
export interface Slice {
  readonly stableExposed: number;
  readonly candidateExposed: number;
  readonly stableEvents: number;
  readonly candidateEvents: number;
}

/** Risks of the candidate that are tried when more events are worse. */
export const WORSE_WHEN_MORE = [1.25, 1.5, 2, 4, 10, 40, 200];
/** And when fewer are worse (completions). */
export const WORSE_WHEN_FEWER = [0.9, 0.75, 0.5, 0.25, 0.05];

const logLikelihoodRatio = (slice: Slice, ratio: number): number => {
  const exposed = slice.stableExposed + slice.candidateExposed;
  if (slice.stableExposed === 0 || slice.candidateExposed === 0) return 0;
  const share = slice.candidateExposed / exposed;
  const events = slice.stableEvents + slice.candidateEvents;
  return slice.candidateEvents * Math.log(ratio) - events * Math.log(ratio * share + 1 - share);
};

/** Logarithm of the mean of e^x without overflow. */
const logMean = (logs: readonly number[]): number => {
  const top = Math.max(...logs);
  return top + Math.log(logs.reduce((sum, log) => sum + Math.exp(log - top), 0) / logs.length);
};

/**
 * Natural logarithm of the strongest evidence reached so far that the candidate is worse; 0 is
 * none.
 */
export const strongestEvidence = (slices: readonly Slice[], ratios: readonly number[]): number => {
  const logs = ratios.map(() => 0);
  let strongest = 0;
  for (const slice of slices) {
    ratios.forEach((ratio, i) => {
      logs[i] = (logs[i] ?? 0) + logLikelihoodRatio(slice, ratio);
    });
    strongest = Math.max(strongest, logMean(logs));
  }
  return strongest;
};
