import type { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { cachedClient, threadKey } from '../conversations/cached.test-data.ts';
import { receiveMessage } from './receivers.test-data.ts';

const owner = { id: 'owner', isVet: false };
const vet = { id: 'vet', isVet: true };

it.each<[string, (client: QueryClient) => void]>([
  [
    'joining or leaving',
    (client) => receiveMessage(client, owner, 'family', { FamilyId: 'family', userId: owner.id }),
  ],
  [
    'change of role',
    (client) => receiveMessage(client, vet, 'staff', { facilityId: 'clinic', userId: vet.id }),
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
