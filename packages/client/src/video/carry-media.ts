import type { MeetingState, VideoMessage } from '@zampa/contract/video/objects';
import type { CallPhase } from '@zampa/domain/video/call-phase';
import type { Api } from '../api.ts';
import { serverNow } from '../api/server-clock.ts';
import { serverSocket } from '../realtime/server-socket.ts';
import type { EngineListener, RemoteMedia } from './call-engine.ts';
import type { LocalMedia, LocalSources } from './local-media.ts';
import { createPeerEngine, type PeerEngine } from './peer-engine.ts';

type Carrying = EngineListener & { readonly device: string };

/** What is sent to the other side of a call, and comes from there, for as long as somebody is in the meeting. */
export type CarriedMedia = {
  /** Brings the connection to how the meeting stands. */
  follow(meeting: MeetingState, phase: CallPhase): void;
  readonly receive: (message: VideoMessage) => void;
  readonly retry: () => void;
  readonly close: () => void;
};

/** A ticket that ends within this is asked for anew. */
const SPARE_MS = 60_000;

/** Creates what carries the own camera and microphone to the other side, and its picture and sound here. */
export function carryMedia(
  api: Api,
  media: LocalMedia,
  { device, ...listener }: Carrying,
): CarriedMedia {
  let engine: PeerEngine | null = null;
  let latest: MeetingState | null = null;

  async function iceServers(): Promise<RTCIceServer[]> {
    const name = latest?.room.name ?? '';
    const isFresh = (meeting: MeetingState | null) =>
      meeting?.ticket && Date.parse(meeting.ticket.expiresAt) > serverNow() + SPARE_MS;
    const meeting = isFresh(latest)
      ? latest
      : await api.send('GET /videomeeting/participants', { query: { name } });
    return meeting?.ticket?.kind === 'peer' ? meeting.ticket.iceServers.map(serverOf) : [];
  }

  const say = (generation: number, signal: object) => {
    const name = latest?.room.name ?? '';
    serverSocket.value()?.emit('video:signal', { name, device, generation, ...signal });
  };

  function send(): void {
    const { camera, microphone } = media.sources();
    engine?.send('video', camera.track);
    engine?.send('audio', microphone.track);
    engine?.tell(mediaOf(media.sources()));
  }

  function start({ you }: MeetingState): void {
    engine = createPeerEngine({
      ...listener,
      isHost: you.role === 'HOST',
      iceServers,
      say,
      isPeerThere: () => latest?.peer?.online === true,
    });
    send();
  }

  function stop(): void {
    engine?.close();
    engine = null;
  }

  const unfollow = media.subscribe(send);
  return {
    follow(meeting, phase) {
      latest = meeting;
      if (phase !== 'ALONE' && phase !== 'TOGETHER') stop();
      else if (!engine) start(meeting);
    },
    receive(message) {
      if (message.kind !== 'signal' || message.to !== device) return;
      const { generation, description, candidate, media: told, request } = message;
      engine?.receive(generation, { description, candidate, media: told, request });
    },
    retry: () => engine?.retry(),
    close() {
      unfollow();
      stop();
    },
  };
}

const serverOf = ({
  urls,
  username,
  credential,
}: {
  readonly urls: readonly string[];
  readonly username?: string | undefined;
  readonly credential?: string | undefined;
}): RTCIceServer => ({
  urls: [...urls],
  ...(username !== undefined && { username }),
  ...(credential !== undefined && { credential }),
});

/** What of this side can be heard and seen. */
function mediaOf({ camera, microphone }: LocalSources): RemoteMedia {
  const isSeen = camera.isOn && camera.track !== null;
  return {
    audio: microphone.isOn && microphone.track !== null && !microphone.isPaused,
    video: !isSeen ? 'OFF' : camera.isPaused ? 'PAUSED' : 'ON',
  };
}
