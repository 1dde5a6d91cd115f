import english from '../../locales/en-US.json' with { type: 'json' };
import chinese from '../../locales/zh-HK.json' with { type: 'json' };

/**
 * What a schema says of a value that it refuses, in the form that carries both languages through
 * zod: `English｜Chinese`.
 */
export const schemaMessage = (
  key: keyof typeof english.schema,
  values: Readonly<Record<string, string>> = {},
): string =>
  `${english.schema[key]}｜${chinese.schema[key]}`.replace(
    /\{\{(\w+)\}\}/g,
    (_whole, name: string) => values[name] ?? '',
  );
