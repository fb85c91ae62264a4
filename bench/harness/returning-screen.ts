import { setTimeout as sleep } from 'node:timers/promises';
import { FIRST_TRY_MS } from '@zampa/client/realtime/first-try';
import { io } from 'socket.io-client';
import { ask, askJson } from './ask.ts';

/** How far each conversation is. */
export type Cursors = ReadonlyMap<string, number>;

type Head = { readonly conversationId: string; readonly seq: number };

/** As many heads as an answer may hold. */
const HEADS = 200;
const LOOK_MS = 5;
const PATIENCE_MS = 20_000;

/** A screen that hears how far conversations are, comes back by itself as the apps do, and then asks what it missed. */
export async function openReturningScreen(origin: string, token: string) {
  const known = new Map<string, number>();
  const note = ({ conversationId, seq }: Head) =>
    void known.set(conversationId, Math.max(seq, known.get(conversationId) ?? 0));
  const headers = () => ({ authorization: `Bearer ${token}` });
  const since = encodeURIComponent(new Date().toISOString());
  const catchUp = async () => {
    const heads = await askJson<readonly Head[]>({
      url: `${origin}/api/events/heads?limit=${HEADS}&since=${since}`,
      headers,
    });
    // What changed is shown once the list has been read again.
    await ask({ url: `${origin}/api/requests?limit=50`, headers });
    heads.forEach(note);
  };
  const socket = io(origin, {
    transports: ['websocket'],
    auth: { token },
    reconnectionDelay: FIRST_TRY_MS,
  });
  socket.on('event', note);
  socket.on('head', note);
  // Who could not ask comes back once more.
  socket.on('connect', () => void catchUp().catch(() => socket.io.engine.close()));
  await new Promise<void>((resolve) => socket.once('connect', resolve));
  const isBehind = (wanted: Cursors) =>
    [...wanted].some(([conversationId, seq]) => (known.get(conversationId) ?? 0) < seq);
  return {
    close: () => socket.disconnect(),
    /** Waits until it has come so far. */
    async reaches(wanted: Cursors): Promise<void> {
      const until = performance.now() + PATIENCE_MS;
      while (isBehind(wanted)) {
        if (performance.now() > until) throw new Error('a screen never had what was accepted');
        await sleep(LOOK_MS);
      }
    },
  };
}
