import type { Signal } from '@zampa/contract/video/signal';
import type { CallEngine, EngineListener, RemoteMedia } from './call-engine.ts';
import { arrivesAllTheTime, ReceivedBytes } from './received-bytes.ts';

type Kind = 'audio' | 'video';
const KINDS: readonly Kind[] = ['audio', 'video'];

export type PeerOptions = EngineListener & {
  /** Hosts make the offers, guests ask for them: so the two never offer at once. */
  readonly isHost: boolean;
  /** What to connect by, fresh. */
  readonly iceServers: () => Promise<RTCIceServer[]>;
  /** Hands a signal to the other browser; what is lost on the way is asked for again. */
  readonly say: (generation: number, signal: Signal) => void;
  /** Whether the other side has a connection to the server, so that a signal would reach it. */
  readonly isPeerThere: () => boolean;
};

const LOOK_MS = 250;
/** So long nothing may come while something should before the connection is taken for cut off. */
const SILENCE_MS = 2000;
/** So long after an offer was asked for it is asked for again. */
const ASK_AGAIN_MS = 4000;
/** So often a connection that never came about is tried; one that did is tried until somebody leaves. */
const MOST_TRIES = 3;

/**
 * Connects two browsers straight to each other. The guest sees to it that there is a connection: it asks for an offer
 * when it comes, when nothing arrives any more, and when a connection does not come about. The host answers with an offer
 * on new ways of the connection there is, or on a new one, which carries the next generation.
 */
export class PeerEngine implements CallEngine {
  readonly #options: PeerOptions;
  readonly #tracks: Record<Kind, MediaStreamTrack | null> = { audio: null, video: null };
  readonly #bytes = new ReceivedBytes();
  readonly #timer: ReturnType<typeof setInterval>;
  #connection: RTCPeerConnection | null = null;
  /** Counts the connections of a call: what belongs to an older one is dropped. */
  #generation = 0;
  #told: RemoteMedia = { audio: true, video: 'ON' };
  #heard: RemoteMedia | null = null;
  /** Of this connection, and of any before it. */
  #wasConnected = false;
  #wasEverConnected = false;
  #askedAt = -Infinity;
  #tries = 0;
  #isClosed = false;
  /** Candidates make no sense before their description: what comes is worked on in its order. */
  #inOrder: Promise<unknown> = Promise.resolve();

  constructor(options: PeerOptions) {
    this.#options = options;
    this.#timer = setInterval(this.#look, LOOK_MS);
    // What is left open goes on to take a place at the relay.
    window.addEventListener('pagehide', this.#end);
    this.#look();
  }

  /** Receives what the other browser says. */
  receive(generation: number, { description, candidate, media, request }: Signal): void {
    const { isHost } = this.#options;
    const isThis = () => generation === this.#generation;
    if (request && isHost) this.#afterThat(() => this.#answerRequest(generation));
    if (media && generation >= this.#generation) {
      this.#heard = media;
      this.#options.onMedia(media);
    }
    if (description?.type === 'offer' && !isHost)
      this.#afterThat(() => this.#answerOffer(generation, description));
    if (description?.type === 'answer' && isHost)
      this.#afterThat(async () => isThis() && this.#connection?.setRemoteDescription(description));
    if (candidate !== undefined)
      this.#afterThat(
        async () =>
          isThis() && this.#connection?.addIceCandidate(candidate && candidateFrom(candidate)),
      );
  }

  send(kind: Kind, track: MediaStreamTrack | null): void {
    this.#tracks[kind] = track;
    const transceivers = this.#connection?.getTransceivers() ?? [];
    void transceivers.find((each) => kindOf(each) === kind)?.sender.replaceTrack(track);
  }

  tell(media: RemoteMedia): void {
    this.#told = media;
    if (this.#wasConnected) this.#options.say(this.#generation, { media });
  }

  retry(): void {
    this.#tries = 0;
    this.#askedAt = -Infinity;
  }

  close(): void {
    this.#end();
  }

  readonly #end = (): void => {
    this.#isClosed = true;
    clearInterval(this.#timer);
    window.removeEventListener('pagehide', this.#end);
    this.#connection?.close();
    this.#connection = null;
  };

  #afterThat(work: () => Promise<unknown>): void {
    // A step that fails leaves the connection as it is; the guest sees that nothing arrives, and asks anew.
    this.#inOrder = this.#inOrder.then(() => (this.#isClosed ? null : work())).catch(() => null);
  }

  async #build(generation: number): Promise<RTCPeerConnection> {
    this.#connection?.close();
    this.#generation = generation;
    this.#wasConnected = false;
    const made = new RTCPeerConnection({ iceServers: await this.#options.iceServers() });
    this.#connection = made;
    const stream = new MediaStream();
    made.ontrack = ({ track }) => {
      stream.addTrack(track);
      this.#options.onStream(stream);
    };
    made.onicecandidate = ({ candidate }) =>
      this.#options.say(generation, { candidate: candidate && candidateOf(candidate) });
    made.onconnectionstatechange = () => {
      if (this.#connection === made && made.connectionState === 'connected') this.#connected();
    };
    if (this.#options.isHost)
      for (const kind of KINDS)
        made.addTransceiver(this.#tracks[kind] ?? kind, { direction: 'sendrecv' });
    return made;
  }

  #connected(): void {
    this.#wasConnected = true;
    this.#wasEverConnected = true;
    this.#tries = 0;
    this.#bytes.waitAnew();
    this.#options.onLink('CONNECTED');
    this.#options.say(this.#generation, { media: this.#told });
  }

  /** New ways for what has worked and is cut off; all anew for what never has, or where the other browser is another. */
  async #answerRequest(generation: number): Promise<void> {
    const made = this.#connection;
    const isThis = generation === this.#generation && this.#wasConnected;
    if (made && isThis && made.signalingState === 'stable') return this.#offer(made, true);
    this.#options.onLink('CONNECTING');
    await this.#offer(await this.#build(Math.max(this.#generation, generation) + 1), false);
  }

  async #offer(made: RTCPeerConnection, iceRestart: boolean): Promise<void> {
    await made.setLocalDescription(await made.createOffer({ iceRestart }));
    this.#describe(made);
  }

  async #answerOffer(generation: number, description: RTCSessionDescriptionInit): Promise<void> {
    if (generation < this.#generation) return;
    const known = generation === this.#generation ? this.#connection : null;
    const made = known ?? (await this.#build(generation));
    await made.setRemoteDescription(description);
    for (const transceiver of made.getTransceivers()) {
      transceiver.direction = 'sendrecv';
      await transceiver.sender.replaceTrack(this.#tracks[kindOf(transceiver)]);
    }
    await made.setLocalDescription();
    this.#describe(made);
  }

  #describe({ localDescription: description }: RTCPeerConnection): void {
    if (!description) return;
    const { type, sdp } = description;
    this.#options.say(this.#generation, { description: { type, sdp } });
  }

  readonly #look = (): void =>
    void this.#isArriving().then(
      (arrives) => !this.#isClosed && this.#seeTo(arrives),
      // A connection that was closed meanwhile tells nothing of itself; the next look is at another.
      () => null,
    );

  async #isArriving(): Promise<boolean> {
    const made = this.#connection;
    if (made?.connectionState !== 'connected') return false;
    const lastAt = await this.#bytes.lastAt(made);
    return lastAt + SILENCE_MS >= performance.now() || !arrivesAllTheTime(this.#heard);
  }

  #seeTo(arrives: boolean): void {
    const { isHost, isPeerThere, onLink } = this.#options;
    if (arrives) return onLink('CONNECTED');
    if (isHost) return this.#wasEverConnected ? onLink('LOST') : undefined;
    if (!isPeerThere() || this.#askedAt + ASK_AGAIN_MS >= performance.now()) return;
    if (!this.#wasEverConnected && this.#tries >= MOST_TRIES) return onLink('FAILED');
    onLink(this.#wasEverConnected ? 'LOST' : 'CONNECTING');
    this.#tries += 1;
    this.#askedAt = performance.now();
    this.#options.say(this.#generation, { request: 'OFFER' });
  }
}

const kindOf = ({ receiver }: RTCRtpTransceiver): Kind =>
  receiver.track.kind === 'video' ? 'video' : 'audio';

/** What is missing is null to a browser. */
const candidateFrom = (said: NonNullable<Signal['candidate']>): RTCIceCandidateInit => ({
  candidate: said.candidate,
  sdpMid: said.sdpMid ?? null,
  sdpMLineIndex: said.sdpMLineIndex ?? null,
  usernameFragment: said.usernameFragment ?? null,
});

const candidateOf = ({ candidate, sdpMid, sdpMLineIndex, usernameFragment }: RTCIceCandidate) => ({
  candidate,
  sdpMid,
  sdpMLineIndex,
  usernameFragment,
});
