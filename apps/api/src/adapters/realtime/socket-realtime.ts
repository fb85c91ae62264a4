import type { IncomingHttpHeaders, IncomingMessage, Server as HttpServer } from 'node:http';
import { isMessageName, messagesByName } from '@zampa/contract/messages';
import type {
  ClientMessageName,
  ClientMessages,
  MessageReply,
  ServerMessages,
} from '@zampa/contract/socket';
import type { Viewer } from '@zampa/domain/people/relation';
import { Server, type Socket } from 'socket.io';
import { startSessionChecks, type FindLastingSessions } from '../../realtime/check-sessions.ts';
import type { SocketLimiter } from '../../realtime/socket-limiter.ts';
import type { Account, Authenticate } from '../../access/viewer.ts';
import { createMessageLimiter } from '../../limits/in-memory.ts';
import { LIMITS } from '../../limits/table.ts';
import { createWork, runWork } from '../../main-thread/measure-work.ts';
import { ACCESS_TOKEN_SECONDS } from '../../secrets/tokens.ts';
import { Refusal } from '../../errors/refusal.ts';
import type { Announcement, SocketPlace, Realtime, MessageSender } from '../../ports/realtime.ts';
import { drainSockets } from './drain-sockets.ts';
import type { SharedSockets } from './shared-sockets.ts';

/** The socket's owner. Rights are read again whenever they matter. */
type SocketData = { accountId: string; sessionId: string; userId: string };

export type SocketParts = {
  readonly authenticate: Authenticate;
  readonly findLastingSessions: FindLastingSessions;
  readonly sessionsCheckedEveryMs?: number | undefined;
  readonly onError: (error: unknown) => void;
  readonly publicUrl: () => string;
  readonly limiter: SocketLimiter;
  /** Returns the client's network, as seen through trusted proxies. */
  readonly networkOf: (request: IncomingMessage) => string;
  /** Connects the sockets of several processes; undefined for a single process. */
  readonly shared: SharedSockets | undefined;
};

type Sockets = Server<ClientMessages, ServerMessages, Record<string, never>, SocketData>;
type Connected = Socket<ClientMessages, ServerMessages, Record<string, never>, SocketData>;
type Listener = (sender: MessageSender, message: unknown) => Promise<MessageReply>;
type Leaver = (userId: string, place: SocketPlace) => void;

export type SocketRealtime = Realtime & {
  connected(): number;
  /** Ends all connections over up to three seconds, after which clients reconnect, to another process if there is one. */
  drain(): Promise<void>;
  close(): Promise<void>;
};

/** A message slightly above the limit of a signal gets an error; one above this ends the connection. */
const LARGEST_MESSAGE = 20_480;
/** Time limit for authentication after connecting. */
const SIGN_IN_WITHIN_MS = 5000;

/**
 * Opens the socket server at /socket.io. The token of the handshake identifies the person, the server chooses the
 * rooms, and only the contract's messages are accepted.
 */
export function socketRealtime(server: HttpServer, parts: SocketParts): SocketRealtime {
  const { authenticate, publicUrl, limiter, networkOf, shared } = parts;
  const io: Sockets = new Server(server, {
    ...(shared && { adapter: shared.adapter }),
    path: '/socket.io',
    serveClient: false,
    maxHttpBufferSize: LARGEST_MESSAGE,
    connectTimeout: SIGN_IN_WITHIN_MS,
    allowRequest: (request, callback) =>
      callback(
        null,
        isOwnOrigin(request.headers, publicUrl()) && limiter.mayOpen(networkOf(request)),
      ),
  });
  const signedIn = countAnonymous(io, limiter, networkOf);

  const listeners = new Map<ClientMessageName, Listener>();
  const leavers: Leaver[] = [];
  let isDraining = false;

  admitSockets(io, authenticate, signedIn);

  io.on('connection', async (socket) => {
    forgetRequest(socket);
    // Before joining rooms, so that messages sent in between are received.
    listen(socket, listeners, authenticate);
    // A server shutdown does not mean that people left.
    socket.on('disconnecting', (reason) => {
      if (!isDraining && reason !== 'server shutting down') notifyLeft(socket, leavers);
    });
    await joinRooms(io, socket, authenticate);
  });
  const sessionChecks = startSessionChecks({
    ...parts,
    sockets: () => [...io.sockets.sockets.values()],
    everyMs: parts.sessionsCheckedEveryMs,
  });

  return {
    send: (announcement) => emitAnnouncement(io, announcement, shared !== undefined),
    onMessage: (name, listener) => void listeners.set(name, listener),
    isAnyConnected: async (userIds, at) =>
      userIds.length > 0 &&
      (await io.in(userIds.map((userId) => roomOfUser(userId, at))).fetchSockets()).length > 0,
    onGone: (listener) => void leavers.push(listener),
    disconnect: (accountId) => io.in(roomOfAccount(accountId)).disconnectSockets(true),
    connected: () => io.engine.clientsCount,
    async drain() {
      isDraining = true;
      await drainSockets([...io.sockets.sockets.values()]);
    },
    async close() {
      await sessionChecks.stop();
      await io.close();
      shared?.close();
    },
  };
}

/** Lets in only sockets of people who are signed in. */
function admitSockets(
  io: Sockets,
  authenticate: Authenticate,
  onSignedIn: (socket: Connected) => void,
): void {
  io.use((socket, next) => {
    authenticateHandshake(socket, authenticate).then(
      (account) => {
        if (!account?.viewer) return next(new Error('UNAUTHENTICATED'));
        const { accountId, sessionId, viewer } = account;
        socket.data = { accountId, sessionId, userId: viewer.userId };
        onSignedIn(socket);
        next();
      },
      () => next(new Error('UNAVAILABLE')),
    );
  });
}

/** Frees the handshake request, which is not needed after authentication. */
function forgetRequest({ conn, handshake }: Connected): void {
  Object.assign(conn, { request: null });
  handshake.headers = {};
}

/**
 * Counts connections that are not authenticated yet, by network. Returns the function that ends the count for a
 * socket.
 */
function countAnonymous(
  io: Sockets,
  limiter: SocketLimiter,
  networkBehind: (request: IncomingMessage) => string,
) {
  const leaving = new WeakMap<object, () => void>();
  io.engine.on('connection', (connection: Connected['conn']) => {
    const leave = limiter.enter(networkBehind(connection.request));
    leaving.set(connection, leave);
    connection.on('close', leave);
  });
  return ({ conn }: Pick<Socket, 'conn'>) => leaving.get(conn)?.();
}

/** Joins a socket to its person's rooms; disconnects it if the session has ended or there are too many sockets. */
async function joinRooms(
  io: Sockets,
  socket: Connected,
  authenticate: Authenticate,
): Promise<void> {
  const { accountId, userId } = socket.data;
  // The access token expires; the client reconnects with a fresh one.
  const expiry = setTimeout(() => socket.conn.close(), ACCESS_TOKEN_SECONDS * 1000);
  socket.on('disconnect', () => clearTimeout(expiry));
  await socket.join([roomOfAccount(accountId), roomOfUser(userId)]);
  // Counted per process, since the limit protects the memory of the process.
  const tooMany =
    (io.sockets.adapter.rooms.get(roomOfAccount(accountId))?.size ?? 0) > LIMITS.sockets.most;
  // A sign-out during the handshake disconnected all sockets before this one had joined a room.
  if (tooMany || !(await isStillSignedIn(socket, authenticate))) socket.disconnect(true);
}

function emitAnnouncement(
  io: Sockets,
  { name, message, to, at }: Announcement,
  hasOthers: boolean,
): void {
  const rooms = to.map((userId) => roomOfUser(userId, at));
  // Every process publishes conversation cursors to its own sockets.
  const isLocal = name === 'head' || !hasOthers;
  // Skip serialization when no local socket is in the room.
  const heard = isLocal ? rooms.filter((room) => io.sockets.adapter.rooms.has(room)) : rooms;
  if (heard.length === 0) return;
  const sockets = (isLocal ? io.local : io).to(heard);
  const target = name === 'typing' ? sockets.volatile : sockets;
  target.emit(name, ...([message] as Parameters<ServerMessages[typeof name]>));
}

/** Handles a socket's messages while its session is valid; an invalid token ends the connection. */
function listen(
  socket: Connected,
  listeners: ReadonlyMap<ClientMessageName, Listener>,
  authenticate: Authenticate,
): void {
  const secondsToWait = createMessageLimiter(Date.now);
  const answer = async (name: ClientMessageName, message: unknown): Promise<MessageReply> => {
    const viewer = (await authenticate(bearerOf(socket)))?.viewer;
    if (!viewer) socket.conn.close();
    const listener = listeners.get(name);
    if (!viewer || !listener) return { ok: false, code: 'UNAUTHENTICATED' };
    return listener(senderOf(socket, viewer), message);
  };
  for (const name of Object.keys(messagesByName).filter((each) => isMessageName(each))) {
    let last: Promise<unknown> = Promise.resolve();
    socket.on(messagesByName[name].event, async (message: unknown, reply?: unknown) => {
      const retryAfter = secondsToWait(name);
      // In order, since WebRTC signals depend on their order.
      const answered =
        retryAfter === null
          ? last.then(() => runWork(createWork('message', name), () => answer(name, message)))
          : Promise.resolve<MessageReply>({ ok: false, code: 'TOO_MANY_REQUESTS', retryAfter });
      // A message whose handler fails is lost; the sender receives an error if it requested a reply.
      const heard = answered.catch(() => FAILED_REPLY);
      if (retryAfter === null) last = heard;
      const sent = await heard;
      if (isReply(reply)) reply(sent);
    });
  }
}

/** Notifies the listeners of the places where an ending socket was. */
function notifyLeft({ rooms, data: { userId } }: Connected, leavers: readonly Leaver[]): void {
  const start = roomOfUser(userId, '' as SocketPlace);
  for (const room of rooms)
    if (room.startsWith(start))
      for (const leaver of leavers) leaver(userId, room.slice(start.length) as SocketPlace);
}

/** Maximum number of places per socket; each costs memory. */
const MOST_PLACES = 20;

function senderOf(socket: Connected, viewer: Viewer): MessageSender {
  const roomAt = (place: SocketPlace) => roomOfUser(viewer.userId, place);
  return {
    viewer,
    async enter(place) {
      // The rooms of the socket, the person and the account are not places.
      if (!socket.rooms.has(roomAt(place)) && socket.rooms.size >= MOST_PLACES + 3)
        throw new Refusal('TOO_MANY_REQUESTS');
      await socket.join(roomAt(place));
    },
    leave: async (place) => socket.leave(roomAt(place)),
  };
}

/** Returns whether the sender passed a callback; programs may send anything in its place. */
const isReply = (reply: unknown): reply is (sent: MessageReply) => void =>
  typeof reply === 'function';

const FAILED_REPLY: MessageReply = { ok: false, code: 'UNAVAILABLE' };

function bearerOf({ handshake }: Pick<Socket, 'handshake'>): string | undefined {
  const { token } = handshake.auth as { token?: unknown };
  return typeof token === 'string' ? `Bearer ${token}` : undefined;
}

/** The room of a person's sockets; with a place, of those at that place. */
const roomOfUser = (userId: string, place?: SocketPlace) =>
  place === undefined ? `user:${userId}` : `user:${userId}@${place}`;
const roomOfAccount = (accountId: string) => `account:${accountId}`;

/** Returns the account of the handshake's token; null if it is invalid or the query names another person or family. */
async function authenticateHandshake(
  socket: Socket,
  authenticate: Authenticate,
): Promise<Account | null> {
  const account = await authenticate(bearerOf(socket));
  const { userId, familyId } = socket.handshake.query;
  const viewer = account?.viewer;
  if (!viewer) return null;
  if (isClaim(userId) && userId !== viewer.userId) return null;
  if (isClaim(familyId) && !viewer.families.some((family) => family.familyId === familyId))
    return null;
  return account;
}

/** Returns false if the session cannot be checked; the client reconnects. */
const isStillSignedIn = async (socket: Connected, authenticate: Authenticate) =>
  (await authenticate(bearerOf(socket)).catch(() => null)) !== null;

/** Clients without a family send an empty value, or `null` or `undefined` as text. */
const isClaim = (named: unknown) => !['', 'null', 'undefined', undefined].includes(named as string);

/** Accepts browsers only from our own pages; other programs send no Origin header. */
function isOwnOrigin({ origin, host }: IncomingHttpHeaders, publicUrl: string): boolean {
  if (!origin || !URL.canParse(origin)) return origin === undefined;
  return new URL(origin).host === host || new URL(origin).origin === new URL(publicUrl).origin;
}
