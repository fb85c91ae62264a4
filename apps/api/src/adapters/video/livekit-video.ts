import { AccessToken, RoomServiceClient } from 'livekit-server-sdk';
import type { VideoEngine } from '../../ports/video-engine.ts';
import type { VideoSettings } from '../../settings/video-settings.ts';

/**
 * Lifetime of a token for joining, in seconds; people already in the room stay. Short, since people who left could
 * rejoin with it.
 */
const TOKEN_SECONDS = 600;
/** Time limit for the server's answer, in seconds. */
const TIMEOUT_SECONDS = 10;

/** Video through a LiveKit server, self-hosted or hosted, for networks that allow nothing else. */
export function livekitVideo({
  url,
  apiKey,
  apiSecret,
}: NonNullable<VideoSettings['livekit']>): VideoEngine {
  const rooms = new RoomServiceClient(toHttpUrl(url), apiKey, apiSecret, {
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
      return { kind: 'livekit', url: toSocketUrl(url), token: await token.toJwt(), expiresAt };
    },
    removeParticipant: (name, userId) => ignoreNotFound(rooms.removeParticipant(name, userId)),
    closeRoom: (name) => ignoreNotFound(rooms.deleteRoom(name)),
  };
}

/** The server uses HTTP and browsers use a WebSocket, at the same address. */
const toHttpUrl = (url: string) => url.replace(/^ws/, 'http');
const toSocketUrl = (url: string) => url.replace(/^http/, 'ws');

const NOT_FOUND = 404;

/** Ignores 404: the participant has left already, or the empty room was deleted. */
async function ignoreNotFound(work: Promise<void>): Promise<void> {
  try {
    await work;
  } catch (error) {
    const { status } = error as { readonly status?: unknown };
    if (status !== NOT_FOUND) throw error;
  }
}
