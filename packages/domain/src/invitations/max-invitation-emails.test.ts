import { expect, it } from 'vitest';
import { maxInvitationEmails } from './max-invitation-emails.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

it.each([
  { when: 'that was just created', ageMs: 0, isPaying: false, most: 100 },
  { when: 'at the end of its first day', ageMs: DAY - 1, isPaying: false, most: 100 },
  { when: 'on its second day', ageMs: DAY, isPaying: false, most: 200 },
  { when: 'at the end of its first week', ageMs: 7 * DAY - 1, isPaying: false, most: 200 },
  { when: 'after a week', ageMs: 7 * DAY, isPaying: false, most: 300 },
  { when: 'after years', ageMs: 3000 * DAY, isPaying: false, most: 300 },
  { when: 'with a paid plan on its first day', ageMs: HOUR, isPaying: true, most: 600 },
  { when: 'with a paid plan later', ageMs: 30 * DAY, isPaying: true, most: 600 },
])('maxInvitationEmails is $most a day for a clinic $when', ({ most, ...inviter }) => {
  expect(maxInvitationEmails(inviter)).toBe(most);
});
