import type { Language } from '@zampa/domain/people/languages';
import { zoneName } from '@zampa/domain/time/zone-name';
import { cityName } from './city-name.ts';

/** Returns a time zone as its city and common name: `Rome, Central European Time`. */
export function formatZone(zone: string, language: Language, now: Date): string {
  const [city, name] = [cityName(zone, language), zoneName(zone, language, now)];
  return city === name ? city : `${city}, ${name}`;
}
