// @vitest-environment node
import { beforeAll, describe, expect, it } from 'vitest';
import { ageText, durationText } from './format/spans.ts';
import { changeLanguage, i18n } from './instance.ts';
import { createI18n } from './setup.ts';

describe('createI18n', () => {
  let firstRender: string;
  const turned = new Promise<void>((resolve) => {
    i18n.subscribe(() => i18n.language === 'it' && resolve());
  });

  beforeAll(() => {
    firstRender = createI18n({ language: 'it' }).t('common:actions.send');
  });

  it('speaks English at once, without waiting for Italian', () => {
    expect(firstRender).toBe('Send');
  });

  it('turns to Italian when its texts are there', async () => {
    await turned;
    expect(i18n.t('common:actions.send')).toBe('Invia');
  });

  it('speaks a namespace that arrives with a later chunk in the language on screen', async () => {
    await turned;
    const arrived = new Promise<void>((resolve) => {
      i18n.subscribe(resolve);
    });
    await import('./english/inbox.ts');
    await arrived;
    expect(i18n.t('inbox:lists.completed')).toBe('Completate');
    await changeLanguage('en');
    expect(i18n.t('inbox:lists.completed')).toBe('Completed');
    await changeLanguage('it');
  });

  it.each([
    { age: { years: 6, months: 3, weeks: 0 }, text: '6 anni' },
    { age: { years: 1, months: 0, weeks: 0 }, text: '1 anno' },
    { age: { years: 0, months: 11, weeks: 0 }, text: '11 mesi' },
    { age: { years: 0, months: 0, weeks: 3 }, text: '3 settimane' },
    { age: { years: 0, months: 0, weeks: 0 }, text: 'meno di una settimana' },
  ])('says the age $age as $text', async ({ age, text }) => {
    await turned;
    expect(ageText(i18n.t, age)).toBe(text);
  });

  it.each([
    { duration: { hours: 0, minutes: 45 }, text: '45 min' },
    { duration: { hours: 2, minutes: 0 }, text: '2 h' },
    { duration: { hours: 1, minutes: 5 }, text: '1 h 5 min' },
  ])('says the duration $duration as $text', ({ duration, text }) => {
    expect(durationText(i18n.t, duration)).toBe(text);
  });
});
