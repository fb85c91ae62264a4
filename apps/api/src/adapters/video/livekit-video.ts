import { AccessToken, RoomServiceClient } from 'livekit-server-sdk';
import type { VideoEngine } from '../../ports/video-engine.ts';
import type { VideoSettings } from '../../video-settings.ts';

/** So long a token lets somebody in; who is in stays. Short, since whoever has left could come back with it. */
const TOKEN_SECONDS = 600;
/** So long the server may take to answer, in seconds. */
const TIMEOUT_SECONDS = 10;

/** Lets a server of LiveKit carry pictures and sound, one's own or hosted: for networks that let nothing else through. */
export function livekitVideo({
  url,
  apiKey,
  apiSecret,
}: NonNullable<VideoSettings['livekit']>): VideoEngine {
  const rooms = new RoomServiceClient(asked(url), apiKey, apiSecret, {
    requestTimeout: TIMEOUT_SECONDS,
  });
  return {
    isServed: true,
    async issueTicket(name, { userId, displayName }, now) {
      const token = new AccessToken(apiKey, apiSecret, {
        identity: userId,
        name: displayName,
        ttl: TOKEN_SECONDS,
      });
      token.addGrant({
        room: name,
        roomJoin: true,
        canPublish: true,
        canSubscribe: true,
        canPublishData: true,
      });
      const expiresAt = new Date(now.getTime() + TOKEN_SECONDS * 1000).toISOString();
      return { kind: 'livekit', url: joined(url), token: await token.toJwt(), expiresAt };
    },
    removeParticipant: (name, userId) => unlessGone(rooms.removeParticipant(name, userId)),
    closeRoom: (name) => unlessGone(rooms.deleteRoom(name)),
  };
}

/** We ask by HTTP, browsers come by a socket: at one address. */
const asked = (url: string) => url.replace(/^ws/, 'http');
const joined = (url: string) => url.replace(/^http/, 'ws');

const NOT_FOUND = 404;

/** Whoever is not there any more has left; a room in which nobody is may be gone by itself. */
async function unlessGone(work: Promise<void>): Promise<void> {
  try {
    await work;
  } catch (error) {
    const { status } = error as { readonly status?: unknown };
    if (status !== NOT_FOUND) throw error;
  }
}
