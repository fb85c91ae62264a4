import type { IncomingHttpHeaders, Server as HttpServer } from 'node:http';
import type { ServerMessages } from '@zampa/contract/chat/socket';
import { Server, type Socket } from 'socket.io';
import type { Account, Authenticate } from '../../platform/viewer.ts';
import { ACCESS_TOKEN_SECONDS } from '../../platform/tokens.ts';
import type { Realtime } from '../../ports/realtime.ts';

type SocketData = { account: Account };
type Sockets = Server<Record<string, never>, ServerMessages, Record<string, never>, SocketData>;

export type SocketRealtime = Realtime & { connected(): number; close(): Promise<void> };

const SOCKETS_PER_PERSON = 20;

/**
 * Sockets at /socket.io. Who somebody is comes from the token in the handshake alone, rooms are the server's,
 * and nothing that a client sends is listened to.
 */
export function socketRealtime(
  server: HttpServer,
  authenticate: Authenticate,
  publicUrl: () => string,
): SocketRealtime {
  const io: Sockets = new Server(server, {
    path: '/socket.io',
    transports: ['websocket'],
    serveClient: false,
    maxHttpBufferSize: 16_384,
    allowRequest: (request, done) => done(null, isOwnOrigin(request.headers, publicUrl())),
  });

  io.use((socket, next) => {
    admit(socket, authenticate).then(
      (account) => {
        if (!account?.viewer) return next(new Error('UNAUTHENTICATED'));
        socket.data.account = account;
        next();
      },
      () => next(new Error('UNAVAILABLE')),
    );
  });

  io.on('connection', async (socket) => {
    const { accountId, viewer } = socket.data.account;
    await socket.join([roomOfAccount(accountId), roomOfUser(viewer?.userId ?? '')]);
    if ((io.sockets.adapter.rooms.get(roomOfAccount(accountId))?.size ?? 0) > SOCKETS_PER_PERSON) {
      socket.disconnect(true);
      return;
    }
    // An access token ends; the client comes back with a fresh one by itself.
    const expiry = setTimeout(() => socket.conn.close(), ACCESS_TOKEN_SECONDS * 1000);
    socket.on('disconnect', () => clearTimeout(expiry));
  });

  return {
    send(announcement) {
      const { to } = announcement;
      if (to.length === 0) return;
      const room = io.to(to.map(roomOfUser));
      // Each name has its own message: said one by one, the compiler holds them together.
      if (announcement.name === 'event') room.emit('event', announcement.message);
      else if (announcement.name === 'seen') room.emit('seen', announcement.message);
      else room.emit('client', announcement.message);
    },
    disconnect: (accountId) => io.in(roomOfAccount(accountId)).disconnectSockets(true),
    connected: () => io.engine.clientsCount,
    close: () => io.close(),
  };
}

const roomOfUser = (userId: string) => `user:${userId}`;
const roomOfAccount = (accountId: string) => `account:${accountId}`;

/** The account of the handshake's token; null when there is none, or when the query claims to be somebody else. */
async function admit(socket: Socket, authenticate: Authenticate): Promise<Account | null> {
  const { token } = socket.handshake.auth as { token?: unknown };
  const account = await authenticate(typeof token === 'string' ? `Bearer ${token}` : undefined);
  const { userId, familyId } = socket.handshake.query;
  const viewer = account?.viewer;
  if (!viewer) return null;
  if (userId !== undefined && userId !== viewer.userId) return null;
  if (familyId !== undefined && !viewer.families.some((family) => family.familyId === familyId))
    return null;
  return account;
}

/** A browser says which page opens the socket: only our own may. Other programs send no origin. */
function isOwnOrigin({ origin, host }: IncomingHttpHeaders, publicUrl: string): boolean {
  if (!origin || !URL.canParse(origin)) return origin === undefined;
  return new URL(origin).host === host || new URL(origin).origin === new URL(publicUrl).origin;
}
