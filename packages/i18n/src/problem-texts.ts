import type { Translate } from './translator.ts';
import common from './locales/en/common.json' with { type: 'json' };

type RefusalText = keyof typeof common.refusals;
type FieldText = keyof typeof common.fields;

const isRefusal = (code: string): code is RefusalText => Object.hasOwn(common.refusals, code);
const isField = (code: string): code is FieldText => Object.hasOwn(common.fields, code);

/** What a refusal of the API means to a person; a code without words of its own is our fault and says so. */
export function refusalText(t: Translate, code: string): string {
  return t(`common:refusals.${isRefusal(code) ? code : 'UNEXPECTED'}`);
}

/** What is wrong with a field. The code is one of `fields`, a refusal, or one of a schema that has no words of its own. */
export function fieldText(t: Translate, code: string): string {
  if (isRefusal(code)) return refusalText(t, code);
  return t(`common:fields.${isField(code) ? code : 'invalid'}`);
}
