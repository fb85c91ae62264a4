import type { RequestDraft } from '@zampa/shared-screens/conversations/use-request-draft';
import { expect, it } from 'vitest';
import { withSuggestions } from './suggestions.ts';

const empty: RequestDraft = {
  clientId: null,
  facilityId: null,
  pets: [],
  services: [],
  note: '',
  priority: 'MEDIUM',
  redFlags: null,
  followUpOf: null,
  photos: [],
  time: null,
  assigneeId: null,
  letClinicChoose: false,
  wish: '',
  address: null,
};
const recall = { clinic: 'san-luca', pet: 'luna,micio', service: 'visit' };

it('withSuggestions selects several pets, the clinic and the service', () => {
  expect(withSuggestions(empty, recall)).toEqual({
    ...empty,
    facilityId: 'san-luca',
    pets: ['luna', 'micio'],
    services: ['visit'],
  });
});

it('withSuggestions keeps a started draft', () => {
  const started = { ...empty, clientId: 'draft', pets: ['ida'] };
  expect(withSuggestions(started, recall)).toBe(started);
});
