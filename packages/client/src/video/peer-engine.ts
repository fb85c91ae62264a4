import type { Signal } from '@zampa/contract/video/signal';
import { MINUTE_MS } from '@zampa/domain/time/durations';
import type { CallEngine, EngineListener, RemoteMedia } from './call-engine.ts';
import { sendsContinuously, ReceivedBytes } from './received-bytes.ts';

type Kind = 'audio' | 'video';
const KINDS: readonly Kind[] = ['audio', 'video'];

export type PeerOptions = EngineListener & {
  /** Only hosts make offers and guests request them, so that both never offer at the same time. */
  readonly isHost: boolean;
  /** Returns STUN and TURN servers with credentials that are valid for some minutes. */
  readonly iceServers: () => Promise<RTCIceServer[]>;
  /** The interval in which a running call renews the credentials of its TURN servers. */
  readonly renewEveryMs?: number;
  /** Sends a signal to the other browser. Lost signals are requested again. */
  readonly sendSignal: (generation: number, signal: Signal) => void;
  /** Whether the other side is connected to the server and can receive signals. */
  readonly isPeerOnline: () => boolean;
};

const CHECK_MS = 250;
/** TURN credentials are valid for ten minutes and renewed with five left, so a call always has at least one minute. */
const RENEW_MS = 4 * MINUTE_MS;
/** Time without data, although some is expected, after which the connection counts as lost. */
const MAX_SILENCE_MS = 2000;
/** Time after which an unanswered offer request is repeated. */
const REQUEST_RETRY_MS = 4000;
/** Maximum attempts for a connection that was never established. An established one is retried until a side leaves. */
const MAX_ATTEMPTS = 3;

/**
 * Connects two browsers peer to peer. The guest is in charge: it requests an offer when it joins, when no data
 * arrives any more, and when no connection is established. The host answers with an offer: an ICE restart of the
 * existing connection, or a new connection of the next generation.
 */
export class PeerEngine implements CallEngine {
  readonly #options: PeerOptions;
  readonly #tracks: Record<Kind, MediaStreamTrack | null> = { audio: null, video: null };
  readonly #bytes = new ReceivedBytes();
  readonly #timer: ReturnType<typeof setInterval>;
  readonly #renewal: ReturnType<typeof setInterval>;
  #connection: RTCPeerConnection | null = null;
  /** Number of the current connection of the call. Signals of older ones are ignored. */
  #generation = 0;
  #ownMedia: RemoteMedia = { audio: true, video: 'ON' };
  #peerMedia: RemoteMedia | null = null;
  /** Whether this connection, and any before it, was established. */
  #wasConnected = false;
  #wasEverConnected = false;
  #requestedAt = -Infinity;
  #tries = 0;
  #isClosed = false;
  /** Queue of signals: candidates must be applied after their description. */
  #inOrder: Promise<unknown> = Promise.resolve();

  constructor(options: PeerOptions) {
    this.#options = options;
    this.#timer = setInterval(this.#check, CHECK_MS);
    const renew = () => void (this.#connection && this.#renewServers(this.#connection));
    this.#renewal = setInterval(renew, options.renewEveryMs ?? RENEW_MS);
    // An unclosed connection would keep its place at the relay.
    window.addEventListener('pagehide', this.#end);
    this.#check();
  }

  /** Receives a signal of the other browser. */
  receive(generation: number, { description, candidate, media, request }: Signal): void {
    const { isHost } = this.#options;
    const isThis = () => generation === this.#generation;
    if (request && isHost) this.#enqueue(() => this.#answerRequest(generation));
    if (media && generation >= this.#generation) {
      this.#peerMedia = media;
      this.#options.onMedia(media);
    }
    if (description?.type === 'offer' && !isHost)
      this.#enqueue(() => this.#answerOffer(generation, description));
    if (description?.type === 'answer' && isHost)
      this.#enqueue(async () => isThis() && this.#connection?.setRemoteDescription(description));
    if (candidate !== undefined)
      this.#enqueue(
        async () =>
          isThis() && this.#connection?.addIceCandidate(candidate && candidateFrom(candidate)),
      );
  }

  send(kind: Kind, track: MediaStreamTrack | null): void {
    this.#tracks[kind] = track;
    const transceivers = this.#connection?.getTransceivers() ?? [];
    void transceivers.find((each) => kindOf(each) === kind)?.sender.replaceTrack(track);
  }

  sendMediaState(media: RemoteMedia): void {
    this.#ownMedia = media;
    if (this.#wasConnected) this.#options.sendSignal(this.#generation, { media });
  }

  retry(): void {
    this.#tries = 0;
    this.#requestedAt = -Infinity;
  }

  close(): void {
    this.#end();
  }

  readonly #end = (): void => {
    this.#isClosed = true;
    clearInterval(this.#timer);
    clearInterval(this.#renewal);
    window.removeEventListener('pagehide', this.#end);
    this.#connection?.close();
    this.#connection = null;
  };

  #enqueue(work: () => Promise<unknown>): void {
    // A failed step leaves the connection as it is; the guest notices that no data arrives and requests a new offer.
    this.#inOrder = this.#inOrder.then(() => (this.#isClosed ? null : work())).catch(() => null);
  }

  async #build(generation: number): Promise<RTCPeerConnection> {
    this.#connection?.close();
    this.#generation = generation;
    this.#wasConnected = false;
    const connection = new RTCPeerConnection({ iceServers: await this.#options.iceServers() });
    this.#connection = connection;
    const stream = new MediaStream();
    connection.ontrack = ({ track }) => {
      stream.addTrack(track);
      this.#options.onStream(stream);
    };
    connection.onicecandidate = ({ candidate }) =>
      this.#options.sendSignal(generation, { candidate: candidate && candidateOf(candidate) });
    connection.onconnectionstatechange = () => {
      if (this.#connection === connection && connection.connectionState === 'connected')
        this.#connected();
    };
    if (this.#options.isHost)
      for (const kind of KINDS)
        connection.addTransceiver(this.#tracks[kind] ?? kind, { direction: 'sendrecv' });
    return connection;
  }

  /** Sets current TURN credentials on a connection; the next ICE restart uses them to allocate relay ports. */
  async #renewServers(connection: RTCPeerConnection): Promise<void> {
    try {
      const iceServers = await this.#options.iceServers();
      if (connection.signalingState !== 'closed') connection.setConfiguration({ iceServers });
    } catch {
      // Without an answer the connection keeps the servers that it has.
    }
  }

  #connected(): void {
    this.#wasConnected = true;
    this.#wasEverConnected = true;
    this.#tries = 0;
    this.#bytes.restart();
    this.#options.onLink('CONNECTED');
    this.#options.sendSignal(this.#generation, { media: this.#ownMedia });
  }

  /**
   * Answers an offer request: with an ICE restart if this connection was established, otherwise with a new
   * connection.
   */
  async #answerRequest(generation: number): Promise<void> {
    const connection = this.#connection;
    const isThis = generation === this.#generation && this.#wasConnected;
    if (connection && isThis && connection.signalingState === 'stable') {
      await this.#renewServers(connection);
      return this.#offer(connection, true);
    }
    this.#options.onLink('CONNECTING');
    await this.#offer(await this.#build(Math.max(this.#generation, generation) + 1), false);
  }

  async #offer(connection: RTCPeerConnection, iceRestart: boolean): Promise<void> {
    await connection.setLocalDescription(await connection.createOffer({ iceRestart }));
    this.#sendDescription(connection);
  }

  async #answerOffer(generation: number, description: RTCSessionDescriptionInit): Promise<void> {
    if (generation < this.#generation) return;
    const current = generation === this.#generation ? this.#connection : null;
    if (current) await this.#renewServers(current);
    const connection = current ?? (await this.#build(generation));
    await connection.setRemoteDescription(description);
    for (const transceiver of connection.getTransceivers()) {
      transceiver.direction = 'sendrecv';
      await transceiver.sender.replaceTrack(this.#tracks[kindOf(transceiver)]);
    }
    await connection.setLocalDescription();
    this.#sendDescription(connection);
  }

  #sendDescription({ localDescription: description }: RTCPeerConnection): void {
    if (!description) return;
    const { type, sdp } = description;
    this.#options.sendSignal(this.#generation, { description: { type, sdp } });
  }

  readonly #check = (): void =>
    void this.#isArriving().then(
      (arrives) => !this.#isClosed && this.#updateLink(arrives),
      // A connection that was closed in between has no statistics; the next check uses the new one.
      () => null,
    );

  async #isArriving(): Promise<boolean> {
    const connection = this.#connection;
    if (connection?.connectionState !== 'connected') return false;
    const lastAt = await this.#bytes.lastAt(connection);
    return lastAt + MAX_SILENCE_MS >= performance.now() || !sendsContinuously(this.#peerMedia);
  }

  #updateLink(arrives: boolean): void {
    const { isHost, isPeerOnline, onLink } = this.#options;
    if (arrives) return onLink('CONNECTED');
    if (isHost) return this.#wasEverConnected ? onLink('LOST') : undefined;
    if (!isPeerOnline() || this.#requestedAt + REQUEST_RETRY_MS >= performance.now()) return;
    if (!this.#wasEverConnected && this.#tries >= MAX_ATTEMPTS) return onLink('FAILED');
    onLink(this.#wasEverConnected ? 'LOST' : 'CONNECTING');
    this.#tries += 1;
    this.#requestedAt = performance.now();
    this.#options.sendSignal(this.#generation, { request: 'OFFER' });
  }
}

const kindOf = ({ receiver }: RTCRtpTransceiver): Kind =>
  receiver.track.kind === 'video' ? 'video' : 'audio';

/** Browsers expect null for missing fields. */
const candidateFrom = (received: NonNullable<Signal['candidate']>): RTCIceCandidateInit => ({
  candidate: received.candidate,
  sdpMid: received.sdpMid ?? null,
  sdpMLineIndex: received.sdpMLineIndex ?? null,
  usernameFragment: received.usernameFragment ?? null,
});

const candidateOf = ({ candidate, sdpMid, sdpMLineIndex, usernameFragment }: RTCIceCandidate) => ({
  candidate,
  sdpMid,
  sdpMLineIndex,
  usernameFragment,
});
