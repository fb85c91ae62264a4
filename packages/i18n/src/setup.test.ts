// @vitest-environment node
import { beforeAll, describe, expect, it } from 'vitest';
import { formatAge, formatDuration } from './format/spans.ts';
import { changeLanguage, i18n } from './instance.ts';
import { createI18n } from './setup.ts';

describe('createI18n', () => {
  let firstRender: string;
  const inItalian = new Promise<void>((resolve) => {
    i18n.subscribe(() => i18n.language === 'it' && resolve());
  });

  beforeAll(() => {
    firstRender = createI18n({ language: 'it' }).t('common:actions.send');
  });

  it('renders English immediately, without waiting for Italian', () => {
    expect(firstRender).toBe('Send');
  });

  it('changes to Italian once the Italian texts are loaded', async () => {
    await inItalian;
    expect(i18n.t('common:actions.send')).toBe('Invia');
  });

  it('shows a namespace of a later chunk in the current language', async () => {
    await inItalian;
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
  ])('formats the age $age as $text', async ({ age, text }) => {
    await inItalian;
    expect(formatAge(i18n.t, age)).toBe(text);
  });

  it.each([
    { duration: { hours: 0, minutes: 45 }, text: '45 min' },
    { duration: { hours: 2, minutes: 0 }, text: '2 h' },
    { duration: { hours: 1, minutes: 5 }, text: '1 h 5 min' },
  ])('formats the duration $duration as $text', ({ duration, text }) => {
    expect(formatDuration(i18n.t, duration)).toBe(text);
  });
});
