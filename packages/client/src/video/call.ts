import type { MeetingState, VideoMessage } from '@zampa/contract/video/objects';
import { callPhase, type CallPhase, isInMeeting, needsMedia } from '@zampa/domain/video/call-phase';
import type { Api } from '../api.ts';
import type { ApiClient } from '../ClientProvider.tsx';
import { observable } from '../observable.ts';
import { createAppStorage } from '../storage/app-storage.ts';
import type { Link, RemoteMedia } from './call-engine.ts';
import { CallTransport } from './call-transport.ts';
import { listenToVideoSocket } from './listen-to-video-socket.ts';
import { LocalMedia, type MediaSwitches } from './local-media.ts';
import { ScreenShare } from './screen-share.ts';
import { hasLostAccess } from './lost-access.ts';
import { dropMeeting, storeMeeting, videoState, videoSocket } from './video-state.ts';

/** The state of a call as the screen shows it. */
export type CallView = {
  readonly phase: CallPhase;
  /** Null until the server has answered. */
  readonly meeting: MeetingState | null;
  readonly link: Link;
  readonly stream: MediaStream | null;
  /** Media that the other side sends; null until it has reported them. */
  readonly remote: RemoteMedia | null;
  /** The error of the last request to the server. */
  readonly error: unknown;
};

/** The view while nobody is on the other side. */
const NOBODY = { link: 'NONE', stream: null, remote: null } as const;

/** One call, from joining until it ends. Continues whatever screen is open. */
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
  /** Id of this page in the meeting. A reloaded page has a new one and takes over. */
  readonly #device = crypto.randomUUID();
  readonly #api: Api;
  readonly #carried: CallTransport;
  readonly #stops: readonly (() => void)[];
  /** Name of the meeting; null until the server has returned it. */
  #name: string | null = null;
  /** Whether the server has answered the last attempt to join. Until then meeting states are from before it. */
  #isAnswered = false;
  #isOver = false;

  /**
   * Opens the camera and microphone that are switched on, and joins the meeting of a conversation or its waiting
   * room.
   */
  constructor(
    { api, app }: Pick<ApiClient, 'api' | 'app'>,
    conversationId: string,
    switches: MediaSwitches,
  ) {
    this.conversationId = conversationId;
    this.#api = api;
    this.media = new LocalMedia(createAppStorage(app), switches);
    this.#carried = new CallTransport({
      api,
      media: this.media,
      screen: this.screen,
      device: this.#device,
      onLink: (link) => this.#link(link),
      onStream: (stream) => this.#change({ stream }),
      onMedia: (remote) => this.#change({ remote }),
    });
    this.#stops = [
      videoState.subscribe(() => this.#follow()),
      listenToVideoSocket({
        onConnect: () => this.#attend(),
        onVideo: (message: VideoMessage) => this.#carried.receive(message),
      }),
    ];
    void this.enter();
  }

  /** Joins the meeting or its waiting room. With `takeOver`, replaces a colleague. */
  async enter(takeOver = false): Promise<void> {
    this.#isAnswered = false;
    this.#change({ phase: 'ENTERING', error: null });
    await this.media.open();
    if (this.#isOver) return;
    try {
      const meeting = await this.#askToEnter(takeOver);
      this.#isAnswered = true;
      storeMeeting(meeting);
      this.#follow();
      this.#attend();
    } catch (error) {
      this.media.close();
      // Shows the current state to a person who is in it elsewhere or was denied.
      const meeting = await this.#readMeeting();
      if (meeting) storeMeeting(meeting);
      this.#change({ error, meeting });
      this.#isAnswered = true;
      this.#follow();
    }
  }

  /** Joins again if the call has ended, was refused or continues elsewhere. Does nothing during a call. */
  resume(): void {
    const { phase, error } = this.view.value();
    if (error !== null || !needsMedia(phase)) void this.enter();
  }

  /** Tries to connect again after giving up. */
  retry(): void {
    this.#link('CONNECTING');
    this.#carried.retry();
  }

  /** Leaves the meeting and releases everything on this device. */
  leave(): void {
    this.#isOver = true;
    for (const stop of this.#stops) stop();
    this.#carried.close();
    this.media.close();
    this.screen.stop();
    if (this.#name === null) return;
    const query = { name: this.#name, device: this.#device };
    // If this request fails, the server notices the absence after a while.
    void this.#api.leaveMeeting({ query }).catch(() => undefined);
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
    const { room } = await this.#api.openMeeting({ query });
    this.#name = room.name;
    const { camera, microphone } = this.media.sources.value();
    const body = {
      name: room.name,
      device: this.#device,
      takeOver,
      // A device that is switched off may be turned on later.
      camera: camera.problem === null,
      microphone: microphone.problem === null,
    };
    return this.#api.enterMeeting({ body });
  }

  async #readMeeting(): Promise<MeetingState | null> {
    if (this.#name === null) return null;
    const query = { name: this.#name };
    return this.#api.readMeetingState({ query }).catch(() => null);
  }

  /** Adapts camera, microphone and connection to the state of the meeting. */
  #follow(): void {
    const video = videoState.value();
    if (!video || !this.#isAnswered || this.#isOver) return;
    const { meeting: before, error } = this.view.value();
    const meeting = video.meetings.get(this.#name ?? '');
    // A meeting that was removed from the state is no longer accessible.
    if (!meeting) return before ? this.#apply(before, 'OUT') : undefined;
    if (meeting === before) return;
    if (error !== null && before && hasSameStatus(meeting, before)) return;
    this.#apply(meeting, callPhase(meeting, this.#device));
  }

  #apply(meeting: MeetingState, phase: CallPhase): void {
    this.#change({ meeting, phase, error: null, ...(phase !== 'TOGETHER' && NOBODY) });
    this.#carried.follow(meeting, phase);
    if (!isInMeeting(phase)) this.screen.stop();
    if (needsMedia(phase)) void this.media.open();
    else this.media.close();
  }

  /** Tells the server that this tab shows the meeting, so that signals of the other browser are sent to it. */
  #attend(): void {
    if (!this.#name || !this.#isAnswered || this.#isOver) return;
    const meeting = { name: this.#name, device: this.#device };
    // If the connection is lost, this is sent again on the next one.
    videoSocket.value()?.emit('video:attend', meeting, (reply) => {
      if (reply.ok) storeMeeting(reply.answer);
      else if (hasLostAccess(reply.code)) dropMeeting(meeting.name);
    });
  }
}

/**
 * Returns whether a person's situation in the meeting is unchanged, so that a refused request would be refused again.
 */
const hasSameStatus = (now: MeetingState, before: MeetingState): boolean =>
  now.room.status === before.room.status &&
  now.you.status === before.you.status &&
  now.you.device === before.you.device &&
  now.colleague?.userId === before.colleague?.userId;
