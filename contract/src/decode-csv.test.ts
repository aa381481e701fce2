import { expect, test } from 'vitest';
import { decodeCsv } from './decode-csv.ts';

test('a file is read as it was written, in UTF-8 or in what Windows writes', () => {
  expect(decodeCsv(new TextEncoder().encode('Zoë,李'))).toBe('Zoë,李');
  expect(decodeCsv(new Uint8Array([0x5a, 0x6f, 0xeb]))).toBe('Zoë');
  expect(decodeCsv(new Uint8Array([0xff, 0xfe, 0x5a, 0, 0xeb, 0]))).toBe('Zë');
});

test('a file in another alphabet is known by its bytes', () => {
  expect(decodeCsv(new Uint8Array([0xfe, 0xff, 0, 0x5a, 0, 0xeb]))).toBe('Zë');
  expect(decodeCsv(new Uint8Array([0x5a, 0, 0xeb, 0]))).toBe('Zë');
  expect(decodeCsv(new Uint8Array([0, 0x5a, 0, 0xeb]))).toBe('Zë');
  expect(decodeCsv(new Uint8Array([0xcd, 0xf5, 0xd0, 0xa1, 0xc3, 0xf7, 0x2c, 0x35]))).toBe('王小明,5');
  expect(decodeCsv(new Uint8Array([0x4d, 0xfc, 0x6c, 0x6c, 0x65, 0x72]))).toBe('Müller');
});
