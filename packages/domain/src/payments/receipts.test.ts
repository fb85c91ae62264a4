import { expect, it } from 'vitest';
import { receiptNumber, yearOfReceipt } from './receipts.ts';

it.each([
  { year: 2026, number: 1, written: '2026/1' },
  { year: 2027, number: 1204, written: '2027/1204' },
])('receiptNumber formats $written', ({ written, ...numbered }) => {
  expect(receiptNumber(numbered)).toBe(written);
});

it.each([
  { day: '2026-12-31', year: 2026 },
  { day: '2027-01-01', year: 2027 },
])('yearOfReceipt of $day is $year', ({ day, year }) => {
  expect(yearOfReceipt(day)).toBe(year);
});
