import { describe, expect, it } from 'vitest';
import { bookingText, type BookingValues } from './booking-texts.ts';

const values: BookingValues = {
  email: 'DAY_BEFORE',
  facility: 'Clinica Aurora',
  zone: 'Europe/Rome',
  start: '2026-11-24T08:00:00Z',
  writtenAt: '2026-11-23T08:00:00Z',
  pets: ['Luna'],
  services: ['Visit'],
  member: 'Giulia Rossi',
  place: 'Via Roma 1',
  byVideo: false,
  phone: null,
  changeBefore: null,
  url: 'https://zampa.example/app/appointment/x',
  conversationUrl: null,
};

describe('times in bookingText', () => {
  const changeBefore = '2026-11-23T08:00:00Z';

  it('name the time zone of a video visit, in both languages', () => {
    const paragraphs = (language: 'en' | 'it') =>
      bookingText(language, { ...values, byVideo: true, changeBefore }).paragraphs.join('\n');
    expect(paragraphs('en')).toContain(
      'When: Tuesday, 24 November 2026 at 09:00 (Central European Time)',
    );
    expect(paragraphs('en')).toContain(
      'until Monday, 23 November 2026 at 09:00 (Central European Time).',
    );
    expect(paragraphs('it')).toContain(
      'Quando: martedì 24 novembre 2026 alle ore 09:00 (Ora dell’Europa centrale)',
    );
  });

  it('leave the time zone out for a visit at the clinic', () => {
    const { paragraphs } = bookingText('en', { ...values, changeBefore });
    expect(paragraphs).toContain('When: Tuesday, 24 November 2026 at 09:00');
  });
});

it.each([
  { conversationUrl: null, link: undefined },
  {
    conversationUrl: 'https://zampa.example/app/workspace/chat/x',
    link: {
      label: 'Open the conversation',
      url: 'https://zampa.example/app/workspace/chat/x',
    },
  },
])('bookingText links to the conversation at $conversationUrl', ({ conversationUrl, link }) => {
  expect(bookingText('en', { ...values, conversationUrl }).link).toEqual(link);
});

describe('subject of the day-before reminder', () => {
  it.each([
    { when: 'a day before', writtenAt: '2026-11-23T08:00:00Z', en: 'Tomorrow', it: 'Domani' },
    {
      when: 'late on the day before',
      writtenAt: '2026-11-23T22:59:00Z',
      en: 'Tomorrow',
      it: 'Domani',
    },
    {
      when: 'after midnight in the time zone of the clinic',
      writtenAt: '2026-11-23T23:01:00Z',
      en: 'Today',
      it: 'Oggi',
    },
  ])('starts with $en when written $when', ({ writtenAt, en, it: italian }) => {
    const subject = (language: 'en' | 'it') =>
      bookingText(language, { ...values, writtenAt }).subject;
    expect(subject('en')).toMatch(new RegExp(`^${en}: your appointment at Clinica Aurora`));
    expect(subject('it')).toMatch(new RegExp(`^${italian}: il tuo appuntamento da Clinica Aurora`));
  });
});

it.each([
  { name: 'Appointment', en: 'Visit at the clinic', it: 'Visita in clinica' },
  { name: 'Controllo annuale', en: 'Controllo annuale', it: 'Controllo annuale' },
])('bookingText shows the service $name as $it in Italian', ({ name, en, it: italian }) => {
  const paragraphsIn = (language: 'en' | 'it') =>
    bookingText(language, { ...values, services: [name] }).paragraphs;
  expect(paragraphsIn('en')).toContain(`Service: ${en}`);
  expect(paragraphsIn('it')).toContain(`Servizio: ${italian}`);
});

describe('location in bookingText', () => {
  it.each([
    { byVideo: false, says: 'Where: Via Roma 1' },
    { byVideo: true, says: 'Where: By video in Zampa. Open the conversation at the start time.' },
  ])('is shown for a visit (by video: $byVideo)', ({ byVideo, says }) => {
    const { paragraphs } = bookingText('en', { ...values, byVideo });
    expect(paragraphs.filter((line) => line.startsWith('Where'))).toEqual([says]);
  });

  it('is left out of cancellations', () => {
    const { paragraphs } = bookingText('en', { ...values, email: 'CANCELED', byVideo: true });
    expect(paragraphs.join()).not.toContain('Where');
  });
});
