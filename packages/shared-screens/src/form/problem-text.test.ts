import { i18n } from '@zampa/i18n/instance';
import { createI18n } from '@zampa/i18n/setup';
import { beforeAll, describe, expect, it } from 'vitest';
import { fieldText, refusalText } from './problem-text.ts';

beforeAll(() => {
  createI18n({ language: 'en' });
});

describe('refusalText', () => {
  it.each([
    ['BAD_CREDENTIALS', 'Incorrect username or password.'],
    ['LAST_ADMIN', 'There has to be an admin. Make somebody else admin first.'],
    ['SOMETHING_NEW', 'Something went wrong on our side. Nothing was lost: please try again.'],
    ['toString', 'Something went wrong on our side. Nothing was lost: please try again.'],
  ])('%s: %s', (code, text) => {
    expect(refusalText(i18n.t, code)).toBe(text);
  });
});

describe('fieldText', () => {
  it.each([
    ['required', 'Please fill this in.'],
    ['BAD_CREDENTIALS', 'This is not your password.'],
    ['invalid_type', 'Please check this.'],
    ['WORKING_HOURS_INVALID', 'Correct errors in working hours.'],
    ['unrecognized_keys', 'Please check this.'],
  ])('%s: %s', (code, text) => {
    expect(fieldText(i18n.t, { type: code })).toBe(text);
  });
});
