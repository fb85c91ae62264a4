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
import type { SocketDoor } from '../../realtime/socket-door.ts';
import type { Account, Authenticate } from '../../access/viewer.ts';
import { createMessageLimiter } from '../../http/rate-limits/in-memory.ts';
import { LIMITS } from '../../http/rate-limits/table.ts';
import { ACCESS_TOKEN_SECONDS } from '../../access/tokens.ts';
import { Refusal } from '../../errors/refusal.ts';
import type { Announcement, SocketPlace, Realtime, MessageSender } from '../../ports/realtime.ts';
import type { SharedSockets } from './shared-sockets.ts';

/** Whose a socket is: what they may is asked anew whenever it matters. */
type SocketData = { accountId: string; userId: string };

export type SocketParts = {
  readonly authenticate: Authenticate;
  readonly publicUrl: () => string;
  readonly door: SocketDoor;
  /** The network of who opens a socket, past the proxies that are trusted. */
  readonly networkOf: (request: IncomingMessage) => string;
  /** Joins the sockets of several processes; without it this process is the only one. */
  readonly shared: SharedSockets | undefined;
};

type Sockets = Server<ClientMessages, ServerMessages, Record<string, never>, SocketData>;
type Connected = Socket<ClientMessages, ServerMessages, Record<string, never>, SocketData>;
type Listener = (sender: MessageSender, message: unknown) => Promise<MessageReply>;
type Leaver = (userId: string, place: SocketPlace) => void;

export type SocketRealtime = Realtime & { connected(): number; close(): Promise<void> };

/** What is a little longer than a signal may be is refused in words; what is longer than this ends the connection. */
const LARGEST_MESSAGE = 20_480;
/** Whoever opens a socket says at once who they are. */
const SIGN_IN_WITHIN_MS = 5000;

/**
 * Opens sockets at /socket.io. Who somebody is comes from the token in the handshake alone, rooms are the server's, and
 * of what clients send only the messages of the contract are listened to.
 */
export function socketRealtime(
  server: HttpServer,
  { authenticate, publicUrl, door, networkOf, shared }: SocketParts,
): SocketRealtime {
  const io: Sockets = new Server(server, {
    ...(shared && { adapter: shared.adapter }),
    path: '/socket.io',
    serveClient: false,
    maxHttpBufferSize: LARGEST_MESSAGE,
    connectTimeout: SIGN_IN_WITHIN_MS,
    allowRequest: (request, done) =>
      done(null, isOwnOrigin(request.headers, publicUrl()) && door.mayOpen(networkOf(request))),
  });
  const signedIn = countAnonymous(io, door, networkOf);

  const listeners = new Map<ClientMessageName, Listener>();
  const leavers: Leaver[] = [];

  io.use((socket, next) => {
    admit(socket, authenticate).then(
      (account) => {
        if (!account?.viewer) return next(new Error('UNAUTHENTICATED'));
        socket.data = { accountId: account.accountId, userId: account.viewer.userId };
        signedIn(socket);
        next();
      },
      () => next(new Error('UNAVAILABLE')),
    );
  });

  io.on('connection', async (socket) => {
    forgetRequest(socket);
    // At once: what is said while the rooms are joined is heard too.
    listen(socket, listeners, authenticate);
    // The server's own end says of nobody that they have gone.
    socket.on('disconnecting', (reason) => {
      if (reason !== 'server shutting down') tellGone(socket, leavers);
    });
    await settleIn(io, socket, authenticate);
  });

  return {
    send: (announcement) => tell(io, announcement, shared !== undefined),
    onMessage: (name, listener) => void listeners.set(name, listener),
    isAnyConnected: async (userIds, at) =>
      userIds.length > 0 &&
      (await io.in(userIds.map((userId) => roomOfUser(userId, at))).fetchSockets()).length > 0,
    onGone: (listener) => void leavers.push(listener),
    disconnect: (accountId) => io.in(roomOfAccount(accountId)).disconnectSockets(true),
    connected: () => io.engine.clientsCount,
    async close() {
      await io.close();
      shared?.close();
    },
  };
}

/** Lets go of what opened a socket: nothing of it is needed once the socket is somebody's. */
function forgetRequest({ conn, handshake }: Connected): void {
  Object.assign(conn, { request: null });
  handshake.headers = {};
}

/** Counts the connections of nobody yet, by their network. @returns what counts one of them no longer */
function countAnonymous(
  io: Sockets,
  door: SocketDoor,
  networkBehind: (request: IncomingMessage) => string,
) {
  const leaving = new WeakMap<object, () => void>();
  io.engine.on('connection', (connection: Connected['conn']) => {
    const leave = door.enter(networkBehind(connection.request));
    leaving.set(connection, leave);
    connection.on('close', leave);
  });
  return ({ conn }: Pick<Socket, 'conn'>) => leaving.get(conn)?.();
}

/** Puts a socket where it hears what is for its person, as long as they may. */
async function settleIn(io: Sockets, socket: Connected, authenticate: Authenticate): Promise<void> {
  const { accountId, userId } = socket.data;
  // An access token ends; the client comes back with a fresh one by itself.
  const expiry = setTimeout(() => socket.conn.close(), ACCESS_TOKEN_SECONDS * 1000);
  socket.on('disconnect', () => clearTimeout(expiry));
  await socket.join([roomOfAccount(accountId), roomOfUser(userId)]);
  // Counted by each process for itself: it is its memory that is guarded.
  const tooMany =
    (io.sockets.adapter.rooms.get(roomOfAccount(accountId))?.size ?? 0) > LIMITS.sockets.most;
  // Who signed out between the handshake and here was in no room yet when all sockets were told to go.
  if (tooMany || !(await stillSignedIn(socket, authenticate))) socket.disconnect(true);
}

function tell(io: Sockets, { name, message, to, at }: Announcement, hasOthers: boolean): void {
  const rooms = to.map((userId) => roomOfUser(userId, at));
  // Every process tells the heads, each to its own.
  const isLocal = name === 'head' || !hasOthers;
  // What nobody here would hear is not even put into words.
  const heard = isLocal ? rooms.filter((room) => io.sockets.adapter.rooms.has(room)) : rooms;
  if (heard.length === 0) return;
  const sockets = (isLocal ? io.local : io).to(heard);
  const told = name === 'typing' ? sockets.volatile : sockets;
  told.emit(name, ...([message] as Parameters<ServerMessages[typeof name]>));
}

/** Hears a socket out, as long as its session lasts: a token that is no longer good ends the connection. */
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
      // One after the other: what a browser says about how it connects makes sense in its order alone.
      const answered =
        retryAfter === null
          ? last.then(() => answer(name, message))
          : Promise.resolve<MessageReply>({ ok: false, code: 'TOO_MANY_REQUESTS', retryAfter });
      // What could not be heard is lost, as it may be; who asks for an answer is told.
      const heard = answered.catch(() => UNHEARD);
      if (retryAfter === null) last = heard;
      const sent = await heard;
      if (isReply(reply)) reply(sent);
    });
  }
}

/** Tells at which places a socket was that ends now. */
function tellGone({ rooms, data: { userId } }: Connected, leavers: readonly Leaver[]): void {
  const start = roomOfUser(userId, '' as SocketPlace);
  for (const room of rooms)
    if (room.startsWith(start))
      for (const leaver of leavers) leaver(userId, room.slice(start.length) as SocketPlace);
}

/** So many places may a socket be at: each costs memory. */
const MOST_PLACES = 20;

function senderOf(socket: Connected, viewer: Viewer): MessageSender {
  const roomAt = (place: SocketPlace) => roomOfUser(viewer.userId, place);
  return {
    viewer,
    async enter(place) {
      // Its own, its person's and its account's are no places.
      if (!socket.rooms.has(roomAt(place)) && socket.rooms.size >= MOST_PLACES + 3)
        throw new Refusal('TOO_MANY_REQUESTS');
      await socket.join(roomAt(place));
    },
    leave: async (place) => socket.leave(roomAt(place)),
  };
}

/** Whether the sender asked for an answer: a program may send anything in its place. */
const isReply = (reply: unknown): reply is (sent: MessageReply) => void =>
  typeof reply === 'function';

const UNHEARD: MessageReply = { ok: false, code: 'UNAVAILABLE' };

function bearerOf({ handshake }: Pick<Socket, 'handshake'>): string | undefined {
  const { token } = handshake.auth as { token?: unknown };
  return typeof token === 'string' ? `Bearer ${token}` : undefined;
}

/** All sockets of a person; with a place, those of them that are there. */
const roomOfUser = (userId: string, place?: SocketPlace) =>
  place === undefined ? `user:${userId}` : `user:${userId}@${place}`;
const roomOfAccount = (accountId: string) => `account:${accountId}`;

/** The account of the handshake's token; null when there is none, or when the query claims to be somebody else. */
async function admit(socket: Socket, authenticate: Authenticate): Promise<Account | null> {
  const account = await authenticate(bearerOf(socket));
  const { userId, familyId } = socket.handshake.query;
  const viewer = account?.viewer;
  if (!viewer) return null;
  if (isClaim(userId) && userId !== viewer.userId) return null;
  if (isClaim(familyId) && !viewer.families.some((family) => family.familyId === familyId))
    return null;
  return account;
}

/** Whoever cannot be asked for is let go: the client comes back. */
const stillSignedIn = async (socket: Connected, authenticate: Authenticate) =>
  (await authenticate(bearerOf(socket)).catch(() => null)) !== null;

/** Who has no family sends an empty one, or what their client makes of it in an address. */
const isClaim = (named: unknown) => !['', 'null', 'undefined', undefined].includes(named as string);

/** A browser says which page opens the socket: only our own may. Other programs send no origin. */
function isOwnOrigin({ origin, host }: IncomingHttpHeaders, publicUrl: string): boolean {
  if (!origin || !URL.canParse(origin)) return origin === undefined;
  return new URL(origin).host === host || new URL(origin).origin === new URL(publicUrl).origin;
}
