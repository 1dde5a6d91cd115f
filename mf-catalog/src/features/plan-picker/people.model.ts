import type { Choice } from '@tapnook/contracts';
import type { PersonType } from '@tapnook/contracts/api';

/** Counts as an address holds them. */
export const entriesOf = (counts: ReadonlyMap<string, number>): string[] =>
  [...counts].flatMap(([id, count]) => (count > 0 ? [`${id}:${count}`] : []));

export const sumOf = (counts: ReadonlyMap<string, number>): number =>
  [...counts.values()].reduce((sum, count) => sum + count, 0);

/** How many of each kind an address asks for; somebody always comes who needs nobody. */
export const selectPeople = (
  types: readonly PersonType[],
  choice: Choice,
  most: number,
): Map<string, number> => {
  const wanted = new Map(
    (choice.people ?? []).map((entry) => entry.split(':') as [string, string]),
  );
  const lead = types.find(({ isAccompanied }) => !isAccompanied);
  const isLed = types.some(({ kind, isAccompanied }) => !isAccompanied && wanted.has(kind));
  const chosen = new Map<string, number>();
  let left = most;
  for (const { kind, minCount, maxCount } of types) {
    const leads = !isLed && kind === lead?.kind;
    const asked = wanted.get(kind) ?? (leads && (wanted.size > 0 ? 1 : (choice.quantity ?? 1)));
    const count = Math.min(Math.max(Number(asked), minCount), maxCount ?? most, left);
    left -= count;
    if (count > 0) chosen.set(kind, count);
  }
  return chosen;
};

/** The fewest of one kind: its own rule, and the last one stays who needs nobody. */
export const leastOf = (
  types: readonly PersonType[],
  people: ReadonlyMap<string, number>,
  type: PersonType,
): number =>
  type.isAccompanied ||
  types.some(({ kind, isAccompanied }) => kind !== type.kind && !isAccompanied && people.has(kind))
    ? type.minCount
    : Math.max(1, type.minCount);
