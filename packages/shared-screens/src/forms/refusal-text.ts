import type { TFunction } from 'i18next';
import texts from '@zampa/i18n/locales/en/common.json' with { type: 'json' };

type RefusalText = keyof typeof texts.refusals;

/** The sentence of a refusal code; one that this version does not know is an unexpected one. */
export function refusalText(t: TFunction, code: string): string {
  return t(`common:refusals.${isKnown(code) ? code : 'UNEXPECTED'}`);
}

const isKnown = (code: string): code is RefusalText => Object.hasOwn(texts.refusals, code);
