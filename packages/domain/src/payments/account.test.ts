import { expect, it } from 'vitest';
import { accountStatusOf } from './account.ts';

it.each([
  { charges: false, details: false, reason: 'requirements.past_due', status: 'INCOMPLETE' },
  { charges: false, details: true, reason: 'requirements.pending_verification', status: 'PENDING' },
  { charges: false, details: true, reason: null, status: 'PENDING' },
  { charges: true, details: true, reason: null, status: 'READY' },
  { charges: true, details: false, reason: null, status: 'READY' },
  { charges: true, details: true, reason: 'rejected.fraud', status: 'REJECTED' },
  { charges: false, details: true, reason: 'rejected.other', status: 'REJECTED' },
])(
  'accountStatusOf with charges $charges, details $details, disabled reason $reason is $status',
  ({ charges, details, reason, status }) => {
    expect(
      accountStatusOf({
        chargesEnabled: charges,
        detailsSubmitted: details,
        disabledReason: reason,
      }),
    ).toBe(status);
  },
);
