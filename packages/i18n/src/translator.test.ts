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
  translator.speak(language);
  return translator;
}

describe('t', () => {
  it.each<{ why: string; language: Language; key: TextKey; values?: Values; text: string }>([
    { why: 'in English', language: 'en', key: 'common:actions.send', text: 'Send' },
    { why: 'in Italian', language: 'it', key: 'common:actions.send', text: 'Invia' },
    { why: 'not in Italian', language: 'it', key: 'common:actions.back', text: 'Back' },
    {
      why: 'nowhere',
      language: 'it',
      key: 'conversations:composer.closed',
      text: 'conversations:composer.closed',
    },
    {
      why: 'two values',
      language: 'en',
      key: 'common:duration.hoursMinutes',
      values: { hours: 1, minutes: '<5>' },
      text: '1 h <5> min',
    },
    {
      why: 'one value twice, which looks like a pattern',
      language: 'en',
      key: 'common:duration.minutes',
      values: { minutes: '$&' },
      text: '$&, $&',
    },
    {
      why: 'a value that is missing',
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
  ])('$language counts $count: $text', ({ language, count, text }) => {
    expect(translatorOf(language).t('common:words.waiting', { count })).toBe(text);
  });

  it('says the general form when the one that is needed is not there', () => {
    expect(translatorOf('it').t('common:age.years', { count: 1 })).toBe('1 years');
  });
});

describe('subscribe', () => {
  it.each<{ why: string; change: (translator: ReturnType<typeof translatorOf>) => void }>([
    { why: 'another language', change: (translator) => translator.speak('en') },
    {
      why: 'texts of the language on screen',
      change: (translator) => translator.add('it', 'home', { title: 'Casa' }),
    },
  ])('tells of $why, with another t', ({ change }) => {
    const translator = translatorOf('it');
    const before = translator.t;
    const listener = vi.fn<() => void>();
    translator.subscribe(listener);
    change(translator);
    expect(listener).toHaveBeenCalledOnce();
    expect(translator.t).not.toBe(before);
  });

  it.each<{ why: string; change: (translator: ReturnType<typeof translatorOf>) => void }>([
    { why: 'the same language', change: (translator) => translator.speak('it') },
    {
      why: 'English texts, which come with what shows them',
      change: (translator) => translator.add('en', 'home', { title: 'Home' }),
    },
  ])('does not tell of $why', ({ change }) => {
    const translator = translatorOf('it');
    const before = translator.t;
    const listener = vi.fn<() => void>();
    translator.subscribe(listener);
    change(translator);
    expect(listener).not.toHaveBeenCalled();
    expect(translator.t).toBe(before);
  });

  it('ends', () => {
    const translator = translatorOf('it');
    const listener = vi.fn<() => void>();
    translator.subscribe(listener)();
    translator.speak('en');
    expect(listener).not.toHaveBeenCalled();
  });
});
