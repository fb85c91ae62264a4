import { io } from 'socket.io-client';
import type { ChattingClinic } from './chatting-clinic.ts';
import { sendRequest } from './harness/ask.ts';
import type { Stage } from './harness/stage.ts';

/** Sends one message into a conversation. @returns once it was accepted and has come to the other screen */
export type Send = (conversation: number) => Promise<void>;

type Places = { readonly sendsTo: string; readonly listensAt: string };

/** Tracks arrived messages by text, and counts duplicates. */
export function expected() {
  const waiting = new Map<string, () => void>();
  const came = new Set<string>();
  let doubled = 0;
  return {
    doubled: () => doubled,
    wait: (name: string) => new Promise<void>((resolve) => waiting.set(name, resolve)),
    arrive(name: string) {
      if (came.has(name)) doubled += 1;
      came.add(name);
      waiting.get(name)?.();
    },
  };
}

/** Deletes pending notifications. Thousands of them would run for minutes and distort the next scenario. */
export async function deletePendingNotifications({ pool }: Stage): Promise<void> {
  await pool.query(
    `delete from outbox where kind in ('notify', 'writeUnreadEmail') and done_at is null`,
  );
}

let written = 0;

/** Opens the screen of a clinic, to which its clients write. */
export async function openChat(
  { writers, listener }: ChattingClinic,
  { sendsTo, listensAt }: Places,
) {
  const messages = expected();
  const socket = io(listensAt, { transports: ['websocket'], auth: { token: listener } });
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });
  socket.on('event', ({ event }: { event?: { payload?: { message?: string } } }) =>
    messages.arrive(event?.payload?.message ?? ''),
  );
  const send: Send = async (conversation) => {
    written += 1;
    const message = `How is she today? ${written}`;
    const arrived = messages.wait(message);
    const writer = writers[conversation];
    await sendRequest({
      url: `${sendsTo}/api/events`,
      method: 'POST',
      headers: () => ({ authorization: `Bearer ${writer?.token}` }),
      body: JSON.stringify({
        type: 'CHAT',
        parent_id: writer?.conversationId,
        payload: { message },
      }),
    });
    await arrived;
  };
  return { send, close: () => socket.disconnect(), doubled: messages.doubled };
}
