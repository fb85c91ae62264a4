import { describe, expect, it, vi } from 'vitest';
import type { Language } from '@zampa/domain/people/languages';
import type { TextKey } from './namespaces.ts';
import { createTranslator, type Values } from './translator.ts';

function translatorOf(language: Language) {
  const translator = createTranslator();
  translator.add('en', 'common', {
    actions: { send: 'Send', back: 'Back' },
    words: { waiting_one: '{{count}} thing', waiting_other: '{{count}} things' },
    age: { years_other: '{{count}} years' },
    duration: { hoursMinutes: '{{hours}} h {{minutes}} min', minutes: '{{minutes}}, {{minutes}}' },
  });
  translator.add('it', 'common', {
    actions: { send: 'Invia' },
    words: {
      waiting_one: '{{count}} cosa',
      waiting_many: '{{count}} di cose',
      waiting_other: '{{count}} cose',
    },
  });
  translator.setLanguage(language);
  return translator;
}

describe('t', () => {
  it.each<{ why: string; language: Language; key: TextKey; values?: Values; text: string }>([
    { why: 'returns the English text', language: 'en', key: 'common:actions.send', text: 'Send' },
    { why: 'returns the Italian text', language: 'it', key: 'common:actions.send', text: 'Invia' },
    { why: 'falls back to English', language: 'it', key: 'common:actions.back', text: 'Back' },
    {
      why: 'falls back to the key',
      language: 'it',
      key: 'conversations:composer.closed',
      text: 'conversations:composer.closed',
    },
    {
      why: 'inserts two values',
      language: 'en',
      key: 'common:duration.hoursMinutes',
      values: { hours: 1, minutes: '<5>' },
      text: '1 h <5> min',
    },
    {
      why: 'inserts one value twice, without treating it as a pattern',
      language: 'en',
      key: 'common:duration.minutes',
      values: { minutes: '$&' },
      text: '$&, $&',
    },
    {
      why: 'keeps the placeholder of a missing value',
      language: 'en',
      key: 'common:duration.hoursMinutes',
      values: { hours: 1 },
      text: '1 h {{minutes}} min',
    },
  ])('$why: $text', ({ language, key, values, text }) => {
    expect(translatorOf(language).t(key, values)).toBe(text);
  });

  it.each<{ language: Language; count: number; text: string }>([
    { language: 'en', count: 0, text: '0 things' },
    { language: 'en', count: 1, text: '1 thing' },
    { language: 'en', count: 2, text: '2 things' },
    { language: 'en', count: 1_000_000, text: '1000000 things' },
    { language: 'it', count: 0, text: '0 cose' },
    { language: 'it', count: 1, text: '1 cosa' },
    { language: 'it', count: 2, text: '2 cose' },
    { language: 'it', count: 1_000_000, text: '1000000 di cose' },
  ])('pluralizes $count in $language: $text', ({ language, count, text }) => {
    expect(translatorOf(language).t('common:words.waiting', { count })).toBe(text);
  });

  it('falls back to the `other` form if the required plural form is missing', () => {
    expect(translatorOf('it').t('common:age.years', { count: 1 })).toBe('1 years');
  });
});

describe('subscribe', () => {
  it.each<{ why: string; change: (translator: ReturnType<typeof translatorOf>) => void }>([
    { why: 'a change of language', change: (translator) => translator.setLanguage('en') },
    {
      why: 'texts of the current language',
      change: (translator) => translator.add('it', 'home', { title: 'Casa' }),
    },
  ])('notifies of $why and replaces t', ({ change }) => {
    const translator = translatorOf('it');
    const before = translator.t;
    const listener = vi.fn<() => void>();
    translator.subscribe(listener);
    change(translator);
    expect(listener).toHaveBeenCalledOnce();
    expect(translator.t).not.toBe(before);
  });

  it.each<{ why: string; change: (translator: ReturnType<typeof translatorOf>) => void }>([
    { why: 'the same language', change: (translator) => translator.setLanguage('it') },
    {
      why: 'English texts',
      change: (translator) => translator.add('en', 'home', { title: 'Home' }),
    },
  ])('does not notify of $why', ({ change }) => {
    const translator = translatorOf('it');
    const before = translator.t;
    const listener = vi.fn<() => void>();
    translator.subscribe(listener);
    change(translator);
    expect(listener).not.toHaveBeenCalled();
    expect(translator.t).toBe(before);
  });

  it('stops when the returned function is called', () => {
    const translator = translatorOf('it');
    const listener = vi.fn<() => void>();
    translator.subscribe(listener)();
    translator.setLanguage('en');
    expect(listener).not.toHaveBeenCalled();
  });
});
