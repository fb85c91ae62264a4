import { beforeAll, describe, expect, it } from 'vitest';
import { i18n } from './instance.ts';
import { fieldText, refusalText } from './problem-texts.ts';
import { createI18n } from './setup.ts';

beforeAll(() => {
  createI18n({ language: 'en' });
});

describe('refusalText', () => {
  it.each([
    ['BAD_CREDENTIALS', 'Incorrect username or password.'],
    ['SOMETHING_NEW', 'Something went wrong on our side. Nothing was lost: please try again.'],
    ['toString', 'Something went wrong on our side. Nothing was lost: please try again.'],
  ])('%s: %s', (code, text) => {
    expect(refusalText(i18n.t, code)).toBe(text);
  });
});

describe('fieldText', () => {
  it.each([
    ['required', 'Please fill this in.'],
    ['WORKING_HOURS_INVALID', 'Correct errors in working hours.'],
    ['unrecognized_keys', 'Please check this.'],
  ])('%s: %s', (code, text) => {
    expect(fieldText(i18n.t, code)).toBe(text);
  });
});
