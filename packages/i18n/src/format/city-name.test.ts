import { expect, it } from 'vitest';
import { cityName } from './city-name.ts';

it.each([
  { zone: 'Europe/Rome', en: 'Rome', italian: 'Roma' },
  { zone: 'America/Mexico_City', en: 'Mexico City', italian: 'Città del Messico' },
  { zone: 'America/Argentina/Buenos_Aires', en: 'Buenos Aires', italian: 'Buenos Aires' },
  { zone: 'UTC', en: 'UTC', italian: 'UTC' },
])('cityName of $zone is $en, and $italian in Italian', ({ zone, en, italian }) => {
  expect(cityName(zone, 'en')).toBe(en);
  expect(cityName(zone, 'it')).toBe(italian);
});
