import { MINUTE_MS } from '@zampa/domain/time/durations';
import type { JoinTicket, MeetingState, VideoMessage } from '@zampa/contract/video/objects';
import type { Signal } from '@zampa/contract/video/signal';
import { type CallPhase, isInside } from '@zampa/domain/video/call-phase';
import type { Api } from '../api.ts';
import { serverNow } from '../api/server-clock.ts';
import type { EngineListener, RemoteMedia } from './call-engine.ts';
import { type LocalMedia, type LocalSources, outgoingTrack } from './local-media.ts';
import { PeerEngine } from './peer-engine.ts';
import type { ScreenShare } from './screen-share.ts';
import { videoSocket } from './video-now.ts';

/** A ticket that ends within this is asked for anew. */
const SPARE_MS = MINUTE_MS;

export type CarriedMediaOptions = EngineListener & {
  readonly api: Api;
  readonly media: LocalMedia;
  readonly screen: ScreenShare;
  /** What this tab calls itself. */
  readonly device: string;
};

/** What is sent to the other side of a call, and comes from there, for as long as somebody is in the meeting. */
export class CarriedMedia {
  readonly #options: CarriedMediaOptions;
  readonly #stops: readonly (() => void)[];
  #engine: PeerEngine | null = null;
  #meeting: MeetingState | null = null;

  constructor(options: CarriedMediaOptions) {
    this.#options = options;
    const send = () => this.#send();
    this.#stops = [options.media.sources.subscribe(send), options.screen.shared.subscribe(send)];
  }

  /** Brings the connection to how the meeting stands. */
  follow(meeting: MeetingState, phase: CallPhase): void {
    this.#meeting = meeting;
    if (!isInside(phase)) this.#stop();
    else if (!this.#engine) this.#start(meeting);
  }

  /** Hears what the browser at the other end says to this tab. */
  receive(message: VideoMessage): void {
    if (message.kind !== 'signal' || message.to !== this.#options.device) return;
    const { generation, description, candidate, media, request } = message;
    this.#engine?.receive(generation, { description, candidate, media, request });
  }

  /** Tries again what was given up. */
  retry(): void {
    this.#engine?.retry();
  }

  close(): void {
    for (const stop of this.#stops) stop();
    this.#stop();
  }

  #start({ you }: MeetingState): void {
    const { onLink, onStream, onMedia } = this.#options;
    this.#engine = new PeerEngine({
      onLink,
      onStream,
      onMedia,
      isHost: you.role === 'HOST',
      iceServers: () => this.#iceServers(),
      say: (generation, signal) => this.#say(generation, signal),
      isPeerThere: () => this.#meeting?.peer?.online === true,
    });
    this.#send();
  }

  #stop(): void {
    this.#engine?.close();
    this.#engine = null;
  }

  #send(): void {
    const sources = this.#options.media.sources.value();
    const screen = this.#options.screen.shared.value().track;
    this.#engine?.send('video', screen ?? outgoingTrack(sources.camera));
    this.#engine?.send('audio', outgoingTrack(sources.microphone));
    const media = mediaOf(sources);
    this.#engine?.tell(screen ? { ...media, video: 'SCREEN' } : media);
  }

  #say(generation: number, signal: Signal): void {
    const { device } = this.#options;
    const name = this.#meeting?.room.name ?? '';
    videoSocket.value()?.emit('video:signal', { name, device, generation, ...signal });
  }

  async #iceServers(): Promise<RTCIceServer[]> {
    const ticket = this.#meeting?.ticket ?? null;
    if (isFresh(ticket)) return serversOf(ticket);
    const query = { name: this.#meeting?.room.name ?? '' };
    const asked = await this.#options.api.send('GET /videomeeting/participants', { query });
    return serversOf(asked.ticket);
  }
}

const isFresh = (ticket: JoinTicket | null) =>
  ticket !== null && Date.parse(ticket.expiresAt) > serverNow() + SPARE_MS;

function serversOf(ticket: JoinTicket | null): RTCIceServer[] {
  if (ticket?.kind !== 'peer') return [];
  return ticket.iceServers.map(({ urls, username, credential }) => ({
    urls: [...urls],
    ...(username !== undefined && { username }),
    ...(credential !== undefined && { credential }),
  }));
}

/** What of this side can be heard and seen. */
function mediaOf({ camera, microphone }: LocalSources): RemoteMedia {
  return {
    audio: outgoingTrack(microphone) !== null && !microphone.isPaused,
    video: outgoingTrack(camera) === null ? 'OFF' : camera.isPaused ? 'PAUSED' : 'ON',
  };
}
