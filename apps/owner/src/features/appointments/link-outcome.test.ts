import { expect, it } from 'vitest';
import { linkOutcome } from './link-outcome.ts';

it.each([
  { action: 'CONFIRM', status: 'NEW', outcome: 'CONFIRMED' },
  { action: 'CANCEL', status: 'CANCELED', outcome: 'CALLED_OFF' },
  { action: 'MOVE', status: 'UPDATED', outcome: 'MOVED' },
  { action: 'MOVE', status: 'TO_BE_CONFIRMED', outcome: 'ASKED' },
] as const)(
  'linkOutcome returns $outcome for $action when the booking is $status',
  ({ action, status, outcome }) => {
    expect(linkOutcome(action, { status })).toBe(outcome);
  },
);
