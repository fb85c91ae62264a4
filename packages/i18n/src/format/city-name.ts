import type { Language } from '@zampa/domain/people/languages';
import { cityOf } from './zones.ts';

/** Italian names of the time zones' cities, where they differ from the English ones. */
const ITALIAN: ReadonlyMap<string, string> = new Map([
  ['Africa/Cairo', 'Il Cairo'],
  ['America/Mexico_City', 'Città del Messico'],
  ['America/Sao_Paulo', 'San Paolo'],
  ['Asia/Jerusalem', 'Gerusalemme'],
  ['Asia/Kolkata', 'Calcutta'],
  ['Atlantic/Azores', 'Azzorre'],
  ['Atlantic/Canary', 'Canarie'],
  ['Europe/Athens', 'Atene'],
  ['Europe/Belgrade', 'Belgrado'],
  ['Europe/Berlin', 'Berlino'],
  ['Europe/Brussels', 'Bruxelles'],
  ['Europe/Bucharest', 'Bucarest'],
  ['Europe/Copenhagen', 'Copenaghen'],
  ['Europe/Dublin', 'Dublino'],
  ['Europe/Lisbon', 'Lisbona'],
  ['Europe/Ljubljana', 'Lubiana'],
  ['Europe/London', 'Londra'],
  ['Europe/Luxembourg', 'Lussemburgo'],
  ['Europe/Moscow', 'Mosca'],
  ['Europe/Paris', 'Parigi'],
  ['Europe/Prague', 'Praga'],
  ['Europe/Rome', 'Roma'],
  ['Europe/Stockholm', 'Stoccolma'],
  ['Europe/Warsaw', 'Varsavia'],
  ['Europe/Zagreb', 'Zagabria'],
  ['Europe/Zurich', 'Zurigo'],
]);

/** Returns the city of a time zone in a language: `Rome` or `Roma`. */
export const cityName = (zone: string, language: Language): string =>
  (language === 'it' && ITALIAN.get(zone)) || cityOf(zone);
