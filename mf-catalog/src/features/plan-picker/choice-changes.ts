import type { Choice } from '@tapnook/contracts';
import type { Addition, OptionGroup } from '@tapnook/contracts/api';
import { entriesOf, sumOf } from './people.model.ts';

/** Another plan has options and additions of its own; day, time and number of units stay. */
export const withPlan = (choice: Choice, planId: string): Choice => ({
  planId,
  date: choice.date,
  time: choice.time,
  quantity: choice.quantity,
  people: choice.people,
});

/** One field of each group. */
export const withField = (choice: Choice, group: OptionGroup, fieldId: string): Choice => {
  const own = new Set(group.fields.map(({ id }) => id));
  return {
    ...choice,
    fieldIds: [...(choice.fieldIds ?? []).filter((id) => !own.has(id)), fieldId].toSorted(),
  };
};

/** Another day has its own start times. */
export const withDate = (choice: Choice, date: string): Choice => ({
  ...choice,
  date,
  time: choice.date === date ? choice.time : undefined,
});

export const withTime = (choice: Choice, time: string): Choice => ({ ...choice, time });

export const withQuantity = (choice: Choice, quantity: number): Choice => ({
  ...choice,
  quantity: quantity > 1 ? quantity : undefined,
});

/** All of them, and how many they are. */
export const withPeople = (choice: Choice, people: ReadonlyMap<string, number>): Choice => ({
  ...withQuantity(choice, sumOf(people)),
  people: entriesOf(people),
});

/** Sets how many of an addition's option are taken; of a single choice only the last stays. */
export const withAddition = (
  choice: Choice,
  addition: Addition,
  optionId: string,
  count: number,
): Choice => {
  const gone = new Set(
    addition.chooseType === 'single' ? addition.subExtraOptions.map(({ id }) => id) : [optionId],
  );
  const others = (choice.additions ?? []).filter((entry) => !gone.has(entry.split(':')[0] ?? ''));
  return { ...choice, additions: count > 0 ? [...others, `${optionId}:${count}`] : others };
};
