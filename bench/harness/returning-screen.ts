import { setTimeout as sleep } from 'node:timers/promises';
import { RECONNECTION_DELAY_MS } from '@zampa/client/realtime/reconnection-delay';
import { io } from 'socket.io-client';
import { sendRequest, fetchJson } from './ask.ts';

/** How far each conversation is. */
export type Cursors = ReadonlyMap<string, number>;

type Head = { readonly conversationId: string; readonly seq: number };

/** As many heads as an answer may hold. */
const HEADS = 200;
const LOOK_MS = 5;
const PATIENCE_MS = 20_000;

/** Opens a screen that receives conversation cursors. It reconnects as the apps do and then fetches missed messages. */
export async function openReturningScreen(origin: string, token: string) {
  const cursors = new Map<string, number>();
  const note = ({ conversationId, seq }: Head) =>
    void cursors.set(conversationId, Math.max(seq, cursors.get(conversationId) ?? 0));
  const headers = () => ({ authorization: `Bearer ${token}` });
  const since = encodeURIComponent(new Date().toISOString());
  const catchUp = async () => {
    const heads = await fetchJson<readonly Head[]>({
      url: `${origin}/api/events/heads?limit=${HEADS}&since=${since}`,
      headers,
    });
    // A change is shown after the next read of the list.
    await sendRequest({ url: `${origin}/api/requests?limit=50`, headers });
    heads.forEach(note);
  };
  const socket = io(origin, {
    transports: ['websocket'],
    auth: { token },
    reconnectionDelay: RECONNECTION_DELAY_MS,
  });
  socket.on('event', note);
  socket.on('head', note);
  // A screen whose fetch failed connects again.
  socket.on('connect', () => void catchUp().catch(() => socket.io.engine.close()));
  await new Promise<void>((resolve) => socket.once('connect', resolve));
  const isBehind = (target: Cursors) =>
    [...target].some(([conversationId, seq]) => (cursors.get(conversationId) ?? 0) < seq);
  return {
    close: () => socket.disconnect(),
    /** Waits until it has come so far. */
    async waitUntilReached(target: Cursors): Promise<void> {
      const until = performance.now() + PATIENCE_MS;
      while (isBehind(target)) {
        if (performance.now() > until) throw new Error('a screen never had what was accepted');
        await sleep(LOOK_MS);
      }
    },
  };
}
