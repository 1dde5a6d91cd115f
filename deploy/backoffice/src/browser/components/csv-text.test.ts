import { expect, test } from '@jest/globals';
import { csvText } from './csv-text.ts';

test('a CSV file is read in the encodings that spreadsheets save', () => {
  expect(csvText(new TextEncoder().encode('name_zh\n碗'))).toBe('name_zh\n碗');
  expect(csvText(Uint8Array.of(0x61, 0x2c, 0xb8, 0x4a))).toBe('a,碗');
  expect(csvText(Uint8Array.of(0xff, 0xfe, 0x97, 0x78))).toBe('碗');
  expect(csvText(Uint8Array.of(0xfe, 0xff, 0x78, 0x97))).toBe('碗');
});

test('a picture, a workbook and an empty file are no CSV files', () => {
  expect(csvText(Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0))).toBeNull();
  expect(csvText(Uint8Array.of(0x50, 0x4b, 3, 4, 0x14, 0, 6, 0))).toBeNull();
  expect(csvText(new Uint8Array())).toBeNull();
});
