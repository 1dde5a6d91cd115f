import type { FormDraft } from '@tapnook/forms';
import { defineStored } from '@tapnook/platform';

type Texts = Readonly<Record<string, string>>;
const stored = defineStored<Texts>({
  key: 'enquiry',
  scope: 'user',
  area: 'session',
  parse: (value) =>
    typeof value === 'object' && value !== null
      ? Object.fromEntries(
          Object.entries(value).filter(
            (entry): entry is [string, string] => typeof entry[1] === 'string',
          ),
        )
      : undefined,
});

/** What was typed into a form, over reloads, changes of language and visits to other pages. */
export const enquiryDraft = <Values extends Texts>(id: string): FormDraft<Values> => ({
  read: () => stored.read(id) as Partial<Values> | undefined,
  write: (values) => stored.write(values, id),
});
