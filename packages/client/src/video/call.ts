import type { MeetingState, VideoMessage } from '@zampa/contract/video/objects';
import { callPhase, type CallPhase, isInside, needsMedia } from '@zampa/domain/video/call-phase';
import type { Api } from '../api.ts';
import type { ApiClient } from '../create-api-client.ts';
import { observable } from '../observable.ts';
import { createAppStorage } from '../storage/app-storage.ts';
import type { Link, RemoteMedia } from './call-engine.ts';
import { CarriedMedia } from './carried-media.ts';
import { followSocket } from './follow-socket.ts';
import { LocalMedia, type MediaSwitches } from './local-media.ts';
import { ScreenShare } from './screen-share.ts';
import { isShutOut } from './shut-out.ts';
import { dropMeeting, keepMeeting, videoNow, videoSocket } from './video-now.ts';

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

/** What there is of the other side where nobody is. */
const NOBODY = { link: 'NONE', stream: null, remote: null } as const;

/** One call, from the wish to meet until it is over: it goes on whatever screen is open. */
export class Call {
  readonly conversationId: string;
  readonly media: LocalMedia;
  readonly screen = new ScreenShare();
  readonly view = observable<CallView>({
    phase: 'ENTERING',
    meeting: null,
    ...NOBODY,
    error: null,
  });
  /** What this page calls itself: after a reload it is another one, which takes over. */
  readonly #device = crypto.randomUUID();
  readonly #api: Api;
  readonly #carried: CarriedMedia;
  readonly #stops: readonly (() => void)[];
  /** Of the meeting; null until the server has told it. */
  #name: string | null = null;
  /** Whether the server has answered the last wish to enter: what is told meanwhile is of before it. */
  #isAnswered = false;
  #isOver = false;

  /** Begins at once: opens what is on of camera and microphone, and enters the meeting of a conversation, or asks at its door. */
  constructor(
    { api, app }: Pick<ApiClient, 'api' | 'app'>,
    conversationId: string,
    switches: MediaSwitches,
  ) {
    this.conversationId = conversationId;
    this.#api = api;
    this.media = new LocalMedia(createAppStorage(app), switches);
    this.#carried = new CarriedMedia({
      api,
      media: this.media,
      screen: this.screen,
      device: this.#device,
      onLink: (link) => this.#link(link),
      onStream: (stream) => this.#change({ stream }),
      onMedia: (remote) => this.#change({ remote }),
    });
    this.#stops = [
      videoNow.subscribe(() => this.#follow()),
      followSocket({
        onConnect: () => this.#attend(),
        onVideo: (message: VideoMessage) => this.#carried.receive(message),
      }),
    ];
    void this.enter();
  }

  /** Enters, or asks at the door; with `takeOver` in place of a colleague. */
  async enter(takeOver = false): Promise<void> {
    this.#isAnswered = false;
    this.#change({ phase: 'ENTERING', error: null });
    await this.media.open();
    if (this.#isOver) return;
    try {
      const meeting = await this.#askToEnter(takeOver);
      this.#isAnswered = true;
      keepMeeting(meeting);
      this.#follow();
      this.#attend();
    } catch (error) {
      this.media.close();
      // Whoever is in it already, or was turned away, is told so, until that changes.
      const meeting = await this.#readMeeting();
      if (meeting) keepMeeting(meeting);
      this.#change({ error, meeting });
      this.#isAnswered = true;
      this.#follow();
    }
  }

  /** Enters anew where the call is over, was refused or goes on elsewhere; one that goes on stays as it is. */
  resume(): void {
    const { phase, error } = this.view.value();
    if (error !== null || !needsMedia(phase)) void this.enter();
  }

  /** Tries to connect again after that was given up. */
  retry(): void {
    this.#link('CONNECTING');
    this.#carried.retry();
  }

  /** Leaves, and ends everything of it on this device. */
  leave(): void {
    this.#isOver = true;
    for (const stop of this.#stops) stop();
    this.#carried.close();
    this.media.close();
    this.screen.stop();
    if (this.#name === null) return;
    const query = { name: this.#name, device: this.#device };
    // Who cannot say that they leave is taken for gone once they have been away for a while.
    void this.#api.send('DELETE /videomeeting/participants', { query }).catch(() => undefined);
  }

  #change(changed: Partial<CallView>): void {
    this.view.become({ ...this.view.value(), ...changed });
  }

  #link(link: Link): void {
    const view = this.view.value();
    if (view.phase === 'TOGETHER' && view.link !== link) this.#change({ link });
  }

  async #askToEnter(takeOver: boolean): Promise<MeetingState> {
    const query = { eventId: this.conversationId };
    const { room } = await this.#api.send('POST /videomeeting/room', { query });
    this.#name = room.name;
    const { camera, microphone } = this.media.sources.value();
    const body = {
      name: room.name,
      device: this.#device,
      takeOver,
      // What is off may be turned on once they are inside.
      camera: camera.problem === null,
      microphone: microphone.problem === null,
    };
    return this.#api.send('PUT /videomeeting/participants', { body });
  }

  async #readMeeting(): Promise<MeetingState | null> {
    if (this.#name === null) return null;
    const query = { name: this.#name };
    return this.#api.send('GET /videomeeting/participants', { query }).catch(() => null);
  }

  /** Brings camera, microphone and connection to how the meeting stands. */
  #follow(): void {
    const video = videoNow.value();
    if (!video || !this.#isAnswered || this.#isOver) return;
    const { meeting: before, error } = this.view.value();
    const meeting = video.meetings.get(this.#name ?? '');
    // What was told before, and is no more, is nothing that this person may know of now.
    if (!meeting) return before ? this.#stand(before, 'OUT') : undefined;
    if (meeting === before) return;
    if (error !== null && before && isSameStanding(meeting, before)) return;
    this.#stand(meeting, callPhase(meeting, this.#device));
  }

  #stand(meeting: MeetingState, phase: CallPhase): void {
    this.#change({ meeting, phase, error: null, ...(phase !== 'TOGETHER' && NOBODY) });
    this.#carried.follow(meeting, phase);
    if (!isInside(phase)) this.screen.stop();
    if (needsMedia(phase)) void this.media.open();
    else this.media.close();
  }

  /** Tells the server that this tab has the meeting on the screen: what the other browser says comes to it from then on. */
  #attend(): void {
    if (!this.#name || !this.#isAnswered || this.#isOver) return;
    const meeting = { name: this.#name, device: this.#device };
    // What is lost with a connection is said again on the next.
    videoSocket.value()?.emit('video:attend', meeting, (reply) => {
      if (reply.ok) keepMeeting(reply.answer);
      else if (isShutOut(reply.code)) dropMeeting(meeting.name);
    });
  }
}

/** Whether somebody stands to a meeting as they did before: what was refused then would be now. */
const isSameStanding = (now: MeetingState, before: MeetingState): boolean =>
  now.room.status === before.room.status &&
  now.you.status === before.you.status &&
  now.you.device === before.you.device &&
  now.colleague?.userId === before.colleague?.userId;
