import type { JoinTicket, MeetingState, VideoMessage } from '@zampa/contract/video/objects';
import type { Signal } from '@zampa/contract/video/signal';
import { type CallPhase, isInMeeting } from '@zampa/domain/video/call-phase';
import type { Api } from '../api.ts';
import { serverNow } from '../api/server-clock.ts';
import type { EngineListener, RemoteMedia } from './call-engine.ts';
import { findLatestTicket, isFresh } from './fresh-ticket.ts';
import { type LocalMedia, type LocalSources, outgoingTrack } from './local-media.ts';
import { PeerEngine } from './peer-engine.ts';
import type { ScreenShare } from './screen-share.ts';
import { videoSocket } from './video-state.ts';

export type CallTransportOptions = EngineListener & {
  readonly api: Api;
  readonly media: LocalMedia;
  readonly screen: ScreenShare;
  /** Id of this tab in the meeting. */
  readonly device: string;
};

/** Sends and receives media while the person is in the meeting. */
export class CallTransport {
  readonly #options: CallTransportOptions;
  readonly #stops: readonly (() => void)[];
  #engine: PeerEngine | null = null;
  #meeting: MeetingState | null = null;
  /** The ticket that was requested last. */
  #renewed: JoinTicket | null = null;

  constructor(options: CallTransportOptions) {
    this.#options = options;
    const send = () => this.#send();
    this.#stops = [options.media.sources.subscribe(send), options.screen.shared.subscribe(send)];
  }

  /** Opens or closes the connection according to the phase of the call. */
  follow(meeting: MeetingState, phase: CallPhase): void {
    this.#meeting = meeting;
    if (!isInMeeting(phase)) this.#stop();
    else if (!this.#engine) this.#start(meeting);
  }

  /** Receives a signal of the other browser if it is addressed to this tab. */
  receive(message: VideoMessage): void {
    if (message.kind !== 'signal' || message.to !== this.#options.device) return;
    const { generation, description, candidate, media, request } = message;
    this.#engine?.receive(generation, { description, candidate, media, request });
  }

  /** Tries to connect again after giving up. */
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
      sendSignal: (generation, signal) => this.#say(generation, signal),
      isPeerOnline: () => this.#meeting?.peer?.online === true,
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
    this.#engine?.sendMediaState(screen ? { ...media, video: 'SCREEN' } : media);
  }

  #say(generation: number, signal: Signal): void {
    const { device } = this.#options;
    const name = this.#meeting?.room.name ?? '';
    videoSocket.value()?.emit('video:signal', { name, device, generation, ...signal });
  }

  async #iceServers(): Promise<RTCIceServer[]> {
    const ticket = findLatestTicket(this.#meeting?.ticket ?? null, this.#renewed);
    if (ticket && isFresh(ticket, serverNow())) return serversOf(ticket);
    const query = { name: this.#meeting?.room.name ?? '' };
    const state = await this.#options.api.readMeetingState({ query });
    this.#renewed = state.ticket;
    return serversOf(state.ticket);
  }
}

function serversOf(ticket: JoinTicket | null): RTCIceServer[] {
  if (ticket?.kind !== 'peer') return [];
  return ticket.iceServers.map(({ urls, username, credential }) => ({
    urls: [...urls],
    ...(username !== undefined && { username }),
    ...(credential !== undefined && { credential }),
  }));
}

/** Which media this side currently sends. */
function mediaOf({ camera, microphone }: LocalSources): RemoteMedia {
  return {
    audio: outgoingTrack(microphone) !== null && !microphone.isPaused,
    video: outgoingTrack(camera) === null ? 'OFF' : camera.isPaused ? 'PAUSED' : 'ON',
  };
}
