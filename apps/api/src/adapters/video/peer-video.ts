import { createHmac } from 'node:crypto';
import { TICKET_SECONDS } from '@zampa/domain/video/signals';
import type { VideoEngine } from '../../ports/video-engine.ts';
import type { VideoSettings } from '../../settings/video-settings.ts';

/**
 * Browsers connect to each other directly, or else through a TURN server with a user name and a password that are valid
 * for ten minutes. The TURN server checks them with the secret that it shares with us (coturn: `use-auth-secret`).
 */
export function peerVideo(turn: VideoSettings['turn']): VideoEngine {
  return {
    isServed: false,
    async issueTicket(_name, { userId }, now) {
      const expiry = Math.floor(now.getTime() / 1000) + TICKET_SECONDS;
      const expiresAt = new Date(expiry * 1000).toISOString();
      if (!turn) return { kind: 'peer', iceServers: [], expiresAt };
      const username = `${expiry}:${userId}`;
      const credential = createHmac('sha1', turn.secret).update(username).digest('base64');
      // STUN needs no password.
      const [stunUrls, relayUrls] = [
        turn.urls.filter(isStun),
        turn.urls.filter((url) => !isStun(url)),
      ];
      return {
        kind: 'peer',
        iceServers: [
          ...(stunUrls.length > 0 ? [{ urls: stunUrls }] : []),
          ...(relayUrls.length > 0 ? [{ urls: relayUrls, username, credential }] : []),
        ],
        expiresAt,
      };
    },
    async removeParticipant() {},
    async closeRoom() {},
  };
}

const isStun = (url: string) => /^stuns?:/.test(url);
