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
    ['LAST_ADMIN', 'At least one admin is needed. Make another member an admin first.'],
    ['SOMETHING_NEW', 'Something went wrong on our side. Your data is safe: please try again.'],
    ['toString', 'Something went wrong on our side. Your data is safe: please try again.'],
  ])('%s is "%s"', (code, text) => {
    expect(refusalText(i18n.t, code)).toBe(text);
  });
});

describe('fieldText', () => {
  it.each([
    ['required', 'Required'],
    ['BAD_CREDENTIALS', 'Wrong password.'],
    ['invalid_type', 'Not valid. Please check it.'],
    ['WORKING_HOURS_INVALID', 'Correct errors in working hours.'],
    ['unrecognized_keys', 'Not valid. Please check it.'],
  ])('%s is "%s"', (code, text) => {
    expect(fieldText(i18n.t, { type: code })).toBe(text);
  });
});
