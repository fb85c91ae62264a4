import type { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { cachedClient, threadKey } from './cached.test-data.ts';
import { receiveFamily, receiveStaff } from './receive.ts';

const owner = { id: 'owner', isVet: false };
const vet = { id: 'vet', isVet: true };

it.each<[string, (client: QueryClient) => void]>([
  [
    'joining or leaving',
    (client) => receiveFamily(client, { FamilyId: 'family', userId: owner.id }, owner),
  ],
  [
    'change of role',
    (client) => receiveStaff(client, { facilityId: 'clinic', userId: vet.id }, vet),
  ],
])(
  'the cache drops conversations and keeps other data after the user’s own %s',
  (_change, receiveChange) => {
    const client = cachedClient();
    client.setQueryData(['pets'], { name: 'Luna' });
    receiveChange(client);
    expect(client.getQueryData(threadKey)).toBeUndefined();
    expect(client.getQueryData(['pets'])).toEqual({ name: 'Luna' });
  },
);
