import type { Signal } from '@zampa/contract/video/signal';
import type { CallEngine, EngineListener, RemoteMedia } from './call-engine.ts';
import { createReceivedBytes } from './received-bytes.ts';

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

export type PeerEngine = CallEngine & {
  /** Receives what the other browser says. */
  receive(generation: number, signal: Signal): void;
};

const LOOK_MS = 250;
/** So long nothing may come while something should before the connection is taken for cut off. */
const SILENCE_MS = 2000;
/** So long after an offer was asked for it is asked for again. */
const ASK_AGAIN_MS = 4000;
/** So often a connection that never came about is tried; one that did is tried until somebody leaves. */
const MOST_TRIES = 4;

/**
 * Connects two browsers straight to each other. The guest sees to it that there is a connection: it asks for an offer
 * when it comes, when nothing arrives any more, and when a connection does not come about. The host answers with an offer
 * on new ways of the connection there is, or on a new one, which carries the next generation.
 */
export function createPeerEngine(options: PeerOptions): PeerEngine {
  const { isHost, say, onLink, onStream, onMedia } = options;
  const tracks: Record<Kind, MediaStreamTrack | null> = { audio: null, video: null };
  let connection: RTCPeerConnection | null = null;
  let generation = 0;
  let told: RemoteMedia = { audio: true, video: 'ON' };
  let heard: RemoteMedia | null = null;
  /** Of this connection, and of any before it. */
  let wasConnected = false;
  let wasEverConnected = false;
  let askedAt = -Infinity;
  let tries = 0;
  let isClosed = false;
  const bytes = createReceivedBytes();

  /** Candidates make no sense before their description: what comes is worked on in its order. */
  let inOrder: Promise<unknown> = Promise.resolve();
  const afterThat = (work: () => Promise<unknown>) => {
    // A step that fails leaves the connection as it is; the guest sees that nothing arrives, and asks anew.
    inOrder = inOrder.then(() => (isClosed ? null : work())).catch(() => null);
  };

  async function build(next: number): Promise<RTCPeerConnection> {
    connection?.close();
    generation = next;
    wasConnected = false;
    const made = new RTCPeerConnection({ iceServers: await options.iceServers() });
    connection = made;
    bytes.start();
    const stream = new MediaStream();
    made.ontrack = ({ track }) => {
      stream.addTrack(track);
      onStream(stream);
    };
    made.onicecandidate = ({ candidate }) =>
      say(next, { candidate: candidate && candidateOf(candidate) });
    made.onconnectionstatechange = () => {
      if (connection !== made || made.connectionState !== 'connected') return;
      wasConnected = true;
      wasEverConnected = true;
      tries = 0;
      bytes.start();
      onLink('CONNECTED');
      say(next, { media: told });
    };
    if (isHost)
      for (const kind of KINDS)
        made.addTransceiver(tracks[kind] ?? kind, { direction: 'sendrecv' });
    return made;
  }

  async function offer(made: RTCPeerConnection, iceRestart: boolean): Promise<void> {
    await made.setLocalDescription(await made.createOffer({ iceRestart }));
    describe(made);
  }

  function describe({ localDescription }: RTCPeerConnection): void {
    if (localDescription)
      say(generation, { description: { type: localDescription.type, sdp: localDescription.sdp } });
  }

  /** New ways for what has worked and is cut off; all anew for what never has, or where the other browser is another. */
  async function answerRequest(of: number): Promise<void> {
    const isThis = connection !== null && of === generation && wasConnected;
    if (connection && isThis && connection.signalingState === 'stable')
      return offer(connection, true);
    onLink('CONNECTING');
    await offer(await build(Math.max(generation, of) + 1), false);
  }

  async function answerOffer(of: number, description: RTCSessionDescriptionInit): Promise<void> {
    if (of < generation) return;
    const made = connection && of === generation ? connection : await build(of);
    await made.setRemoteDescription(description);
    for (const transceiver of made.getTransceivers()) {
      transceiver.direction = 'sendrecv';
      await transceiver.sender.replaceTrack(tracks[kindOf(transceiver)]);
    }
    await made.setLocalDescription();
    describe(made);
  }

  function askForOffer(): void {
    if (!wasEverConnected && tries >= MOST_TRIES) return onLink('FAILED');
    onLink(wasEverConnected ? 'LOST' : 'CONNECTING');
    tries += 1;
    askedAt = performance.now();
    say(generation, { request: 'OFFER' });
  }

  async function look(): Promise<void> {
    const made = connection;
    const isSilent = made !== null && (await bytes.lastAt(made)) + SILENCE_MS < performance.now();
    if (isClosed || made !== connection) return;
    const isCutOff = isLost(made) || (isSilent && wasConnected && isExpected(heard));
    if (made?.connectionState === 'connected' && !isCutOff) return onLink('CONNECTED');
    if (isHost) return void (wasEverConnected && onLink('LOST'));
    if (options.isPeerThere() && askedAt + ASK_AGAIN_MS < performance.now()) askForOffer();
  }

  void look();
  const timer = setInterval(() => void look().catch(() => null), LOOK_MS);
  const close = () => {
    isClosed = true;
    clearInterval(timer);
    window.removeEventListener('pagehide', close);
    connection?.close();
    connection = null;
  };
  // What is left open goes on to take a place at the relay.
  window.addEventListener('pagehide', close);

  return {
    receive(of, { description, candidate, media, request }) {
      if (request && isHost) afterThat(() => answerRequest(of));
      if (media && of >= generation) {
        heard = media;
        onMedia(media);
      }
      if (description?.type === 'offer' && !isHost) afterThat(() => answerOffer(of, description));
      if (description?.type === 'answer' && isHost)
        afterThat(async () => of === generation && connection?.setRemoteDescription(description));
      if (candidate !== undefined)
        afterThat(
          async () =>
            of === generation && connection?.addIceCandidate(candidate && candidateFrom(candidate)),
        );
    },
    send(kind, track) {
      tracks[kind] = track;
      const sender = connection?.getTransceivers().find((each) => kindOf(each) === kind)?.sender;
      void sender?.replaceTrack(track);
    },
    tell(media) {
      told = media;
      if (wasConnected) say(generation, { media });
    },
    retry() {
      tries = 0;
      askedAt = -Infinity;
    },
    close,
  };
}

const kindOf = ({ receiver }: RTCRtpTransceiver): Kind =>
  receiver.track.kind === 'video' ? 'video' : 'audio';

const isLost = (made: RTCPeerConnection | null) =>
  made === null || made.connectionState === 'failed' || made.connectionState === 'disconnected';

/** Whether the other side sends anything: a microphone that is off still sends its silence. */
const isExpected = (media: RemoteMedia | null) =>
  media !== null && (media.audio || media.video === 'ON');

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
