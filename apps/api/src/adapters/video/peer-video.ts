import { createHmac } from 'node:crypto';
import { TICKET_SECONDS } from '@zampa/domain/video/signals';
import type { VideoEngine } from '../../ports/video-engine.ts';
import type { VideoSettings } from '../../video-settings.ts';

/**
 * Browsers connect to each other; where they cannot, by a relay that we name, with a name and a password that are good
 * for an hour and are checked by the relay with the secret it has in common with us (coturn: `use-auth-secret`).
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
      // Who only asks how they are seen from outside gives no password.
      const [asked, relays] = [turn.urls.filter(isStun), turn.urls.filter((url) => !isStun(url))];
      return {
        kind: 'peer',
        iceServers: [
          ...(asked.length > 0 ? [{ urls: asked }] : []),
          ...(relays.length > 0 ? [{ urls: relays, username, credential }] : []),
        ],
        expiresAt,
      };
    },
    async removeParticipant() {},
    async closeRoom() {},
  };
}

const isStun = (url: string) => /^stuns?:/.test(url);
