import type { MessageReply } from '@zampa/contract/socket';
import type { MeetingState } from '@zampa/contract/video/objects';
import { callPhase, type CallPhase, needsMedia } from '@zampa/domain/video/call-phase';
import type { ApiClient } from '../create-api-client.ts';
import { observable } from '../observable.ts';
import { serverSocket } from '../realtime/server-socket.ts';
import { createAppStorage } from '../storage/app-storage.ts';
import type { Link, RemoteMedia } from './call-engine.ts';
import { type CarriedMedia, carryMedia } from './carry-media.ts';
import { keepMeeting } from './change-video-now.ts';
import { createLocalMedia, type LocalMedia } from './local-media.ts';
import type { MediaKind } from './media-devices.ts';
import { videoNow } from './video-now.ts';

/** What one call looks like at this moment. */
export type CallView = {
  readonly phase: CallPhase;
  /** Null until the server has answered. */
  readonly meeting: MeetingState | null;
  readonly link: Link;
  readonly stream: MediaStream | null;
  /** What of the other side can be heard and seen; null until it has said so. */
  readonly remote: RemoteMedia | null;
  /** Why what was last asked of the server was refused. */
  readonly error: unknown;
};

/** One call, from the wish to meet until it is over: it goes on whatever screen is open. */
export type Call = {
  readonly conversationId: string;
  readonly media: LocalMedia;
  readonly view: () => CallView;
  readonly subscribe: (onChange: () => void) => () => void;
  /** Enters; with `takeOver` in place of a colleague. */
  enter(takeOver?: boolean): Promise<void>;
  turn(kind: MediaKind, isOn: boolean): void;
  /** Tries to connect again after that was given up. */
  retry(): void;
  /** Leaves, and ends everything of it on this device. */
  leave(): void;
  /** Ends what is of it on this device; the person may be in it with another one. */
  close(): void;
};

const ANSWER_MS = 5000;

/** Begins a call about a conversation: opens camera and microphone, and enters its meeting, or asks at its door. */
export function startCall({ api, app }: ApiClient, conversationId: string): Call {
  /** What this page calls itself: after a reload it is another one, which takes over. */
  const device = crypto.randomUUID();
  const media = createLocalMedia(createAppStorage(app));
  const { value, become, subscribe } = observable<CallView>({
    phase: 'ENTERING',
    meeting: null,
    link: 'NONE',
    stream: null,
    remote: null,
    error: null,
  });
  const change = (changed: Partial<CallView>) => become({ ...value(), ...changed });
  let name: string | null = null;
  let hasEntered = false;
  let isOver = false;

  const carried = carryMedia(api, media, {
    device,
    onLink: (link) => value().phase === 'TOGETHER' && link !== value().link && change({ link }),
    onStream: (stream) => change({ stream }),
    onMedia: (remote) => change({ remote }),
  });

  /** Brings camera, microphone and connection to how the meeting stands. */
  function follow(): void {
    const meeting = name ? videoNow.value()?.meetings.get(name) : undefined;
    if (!meeting || !hasEntered || isOver || meeting === value().meeting) return;
    const phase = callPhase(meeting, device);
    change({
      meeting,
      phase,
      ...(phase !== 'TOGETHER' && { link: 'NONE', stream: null, remote: null }),
    });
    carried.follow(meeting, phase);
    if (!needsMedia(phase)) media.close();
  }

  async function attend(): Promise<void> {
    const socket = serverSocket.value();
    if (!socket || !name || !hasEntered || isOver) return;
    const message = { name, device };
    // Without an answer the next connection says it again.
    const reply: MessageReply<MeetingState> = await socket
      .timeout(ANSWER_MS)
      .emitWithAck('video:attend', message);
    if (reply.ok) keepMeeting(reply.answer);
  }
  const attendAgain = () => void attend().catch(() => undefined);

  async function enter(takeOver = false): Promise<void> {
    await media.open();
    if (isOver) return;
    try {
      const query = { eventId: conversationId };
      name = (await api.send('POST /videomeeting/room', { query })).room.name;
      const { camera, microphone } = media.sources();
      const [hasCamera, hasMicrophone] = [camera.track !== null, microphone.track !== null];
      const body = { name, device, takeOver, camera: hasCamera, microphone: hasMicrophone };
      const meeting = await api.send('PUT /videomeeting/participants', { body });
      hasEntered = true;
      change({ error: null });
      keepMeeting(meeting);
      follow();
      attendAgain();
    } catch (error) {
      // Whoever is in it already, or was turned away, is told so.
      const query = name === null ? null : { name };
      const asked = query && api.send('GET /videomeeting/participants', { query });
      change({ error, meeting: (await asked?.catch(() => null)) ?? null });
      media.close();
    }
  }

  const unfollow = videoNow.subscribe(follow);
  const unheard = followSocket({ onConnect: attendAgain, onSignal: carried.receive });

  function close(): void {
    isOver = true;
    unfollow();
    unheard();
    carried.close();
    media.close();
  }

  void enter();
  return {
    conversationId,
    media,
    view: value,
    subscribe,
    enter,
    close,
    turn: (kind, isOn) => void media.turn(kind, isOn),
    retry: carried.retry,
    leave() {
      close();
      const query = { name: name ?? '', device };
      // Who cannot say that they leave is taken for gone once they have been away for a while.
      if (name)
        void api.send('DELETE /videomeeting/participants', { query }).catch(() => undefined);
    },
  };
}

type SocketListener = {
  readonly onConnect: () => void;
  readonly onSignal: CarriedMedia['receive'];
};

/** Follows the socket of whoever is signed in, also where that becomes another. Returns how to stop. */
function followSocket({ onConnect, onSignal }: SocketListener): () => void {
  let socket = serverSocket.value();
  const listen = () => {
    socket?.on('connect', onConnect);
    socket?.on('video', onSignal);
    if (socket?.connected) onConnect();
  };
  const stop = () => {
    socket?.off('connect', onConnect);
    socket?.off('video', onSignal);
  };
  listen();
  const unfollow = serverSocket.subscribe(() => {
    stop();
    socket = serverSocket.value();
    listen();
  });
  return () => {
    unfollow();
    stop();
  };
}
