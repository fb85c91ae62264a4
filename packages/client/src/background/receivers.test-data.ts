import type { QueryClient } from '@tanstack/react-query';
import type { ServerMessages } from '@zampa/contract/socket';
import { apiOf } from '../recording-api.test-data.ts';
import { fakeSocket } from '../realtime/fake-socket.test-data.ts';
import type { ServerSocket } from '../realtime/connect.ts';
import type { ReceivingViewer } from '../realtime/receiver.ts';
import { receivers } from './receivers.ts';

/** Passes a socket message to the receivers of all subjects. */
export function receiveMessage<Name extends keyof ServerMessages>(
  queryClient: QueryClient,
  viewer: ReceivingViewer,
  name: Name,
  ...message: Parameters<ServerMessages[Name]>
): void {
  const api = apiOf(() => Promise.resolve([]));
  const socket = fakeSocket() as unknown as ServerSocket;
  for (const create of receivers) {
    const handle = create({ api, queryClient, socket, viewer }).messages?.[name];
    (handle as ((...given: Parameters<ServerMessages[Name]>) => void) | undefined)?.(...message);
  }
}
