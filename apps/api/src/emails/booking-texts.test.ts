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
};

describe('the subject of the reminder of the day before', () => {
  it.each([
    { when: 'a day before', writtenAt: '2026-11-23T08:00:00Z', en: 'Tomorrow', it: 'Domani' },
    {
      when: 'late on the day before',
      writtenAt: '2026-11-23T22:59:00Z',
      en: 'Tomorrow',
      it: 'Domani',
    },
    {
      when: 'after midnight, by the clocks of the clinic',
      writtenAt: '2026-11-23T23:01:00Z',
      en: 'Today',
      it: 'Oggi',
    },
  ])('written $when says $en', ({ writtenAt, en, it: italian }) => {
    const subject = (language: 'en' | 'it') =>
      bookingText(language, { ...values, writtenAt }).subject;
    expect(subject('en')).toMatch(new RegExp(`^${en}: your appointment at Clinica Aurora`));
    expect(subject('it')).toMatch(new RegExp(`^${italian}: il tuo appuntamento da Clinica Aurora`));
  });
});

it.each([
  { name: 'Appointment', en: 'Appointment at the clinic', it: 'Appuntamento in clinica' },
  { name: 'Controllo annuale', en: 'Controllo annuale', it: 'Controllo annuale' },
])('what was booked as $name is called $it in Italian', ({ name, en, it: italian }) => {
  const told = (language: 'en' | 'it') =>
    bookingText(language, { ...values, services: [name] }).paragraphs;
  expect(told('en')).toContain(`What: ${en}`);
  expect(told('it')).toContain(`Che cosa: ${italian}`);
});

describe('where it is', () => {
  it.each([
    { byVideo: false, says: 'Where: Via Roma 1' },
    { byVideo: true, says: 'Where: By video, in Zampa: open the conversation when it is time' },
  ])('held by video: $byVideo', ({ byVideo, says }) => {
    const { paragraphs } = bookingText('en', { ...values, byVideo });
    expect(paragraphs.filter((line) => line.startsWith('Where'))).toEqual([says]);
  });

  it('is not said of what will not take place', () => {
    const { paragraphs } = bookingText('en', { ...values, email: 'CANCELED', byVideo: true });
    expect(paragraphs.join()).not.toContain('Where');
  });
});
