import { cleanPhone } from './phone-number.ts';

/** Country calling codes of one and two digits; all others have three. */
const SHORT_CALLING_CODE = /^(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/;
/** Area codes of Italy; all others have four digits. */
const ITALIAN_AREA = /^(?:0[26]|01[0159]|03[0159]|04[0159]|05[0159]|07[0159]|08[0159]|09[0159])/;
const ITALIAN_MOBILE = /^3\d{8,9}$/;
const ITALIAN_LANDLINE = /^0\d{5,10}$/;
const ITALIAN_SERVICE = /^(?:80[03]|84[08]|89[259]|199)\d{3,7}$/;

/** Formats a stored phone number for display: digits are grouped; a number that was typed in groups keeps them. */
export function formatPhone(stored: string): string {
  const number = cleanPhone(stored) ?? stored;
  if (!/^\+?\d{6,}$/.test(number)) return number;
  if (number.startsWith('+39')) return `+39 ${groupItalian(number.slice(3))}`;
  if (!number.startsWith('+')) return groupItalian(number);
  const digits = number.slice(1);
  const code = SHORT_CALLING_CODE.exec(digits)?.[0] ?? digits.slice(0, 3);
  return `+${code} ${inGroups(digits.slice(code.length))}`;
}

/** Returns the `tel:` URL that calls a phone number. */
export const phoneLink = (number: string): string => `tel:${dialable(number)}`;

/** Returns the `sms:` URL of a phone number. */
export const smsLink = (number: string): string => `sms:${dialable(number)}`;

const dialable = (number: string) => number.replaceAll(/[^\d+]/g, '');

function groupItalian(number: string): string {
  if (ITALIAN_MOBILE.test(number)) return inGroups(number);
  if (ITALIAN_SERVICE.test(number)) return inGroups(number);
  if (!ITALIAN_LANDLINE.test(number)) return number;
  const area = ITALIAN_AREA.exec(number)?.[0] ?? number.slice(0, 4);
  return `${area} ${inGroups(number.slice(area.length))}`;
}

/** Groups of three, and a last one of two to four digits. */
const inGroups = (digits: string): string =>
  digits.length <= 4 ? digits : `${digits.slice(0, 3)} ${inGroups(digits.slice(3))}`;
