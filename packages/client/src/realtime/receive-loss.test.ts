import type { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { cached, threadKey } from './cached.test-data.ts';
import { receiveFamily, receiveStaff } from './receive.ts';

const owner = { id: 'owner', isVet: false };
const vet = { id: 'vet', isVet: true };

it.each<[string, (client: QueryClient) => void]>([
  [
    'coming or going',
    (client) => receiveFamily(client, { FamilyId: 'family', userId: owner.id }, owner),
  ],
  ['other role', (client) => receiveStaff(client, { facilityId: 'clinic', userId: vet.id }, vet)],
])('one’s own %s forgets conversations, and nothing else', (_what, happens) => {
  const client = cached();
  client.setQueryData(['pets'], { name: 'Luna' });
  happens(client);
  expect(client.getQueryData(threadKey)).toBeUndefined();
  expect(client.getQueryData(['pets'])).toEqual({ name: 'Luna' });
});
