import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Link, RemoteMedia } from './call-engine.ts';
import { PeerEngine } from './peer-engine.ts';

// Runs in a browser: what is tested is what its connections do.

type Signal = Parameters<PeerEngine['receive']>[1];
type Said = { readonly generation: number; readonly signal: Signal };
type SideName = 'host' | 'guest';

/** A picture that changes: what does not is not sent. */
function movingPicture(): { readonly track: MediaStreamTrack; readonly stop: () => void } {
  const canvas = document.createElement('canvas');
  const paper = canvas.getContext('2d');
  let turn = 0;
  const timer = setInterval(() => {
    turn += 1;
    if (paper) paper.fillStyle = `hsl(${(turn * 30) % 360} 90% 50%)`;
    paper?.fillRect(0, 0, canvas.width, canvas.height);
  }, 30);
  const [track] = canvas.captureStream(30).getVideoTracks();
  if (!track) throw new Error('A canvas without a picture');
  return { track, stop: () => clearInterval(timer) };
}

/** Two browsers and the server between them, which loses what `loses` says. */
class Meeting {
  readonly said: Record<SideName, Said[]> = { host: [], guest: [] };
  readonly links: Record<SideName, Link[]> = { host: [], guest: [] };
  readonly streams: Record<SideName, MediaStream | null> = { host: null, guest: null };
  readonly media: Record<SideName, RemoteMedia | null> = { host: null, guest: null };
  loses: (from: SideName, signal: Signal) => boolean = () => false;
  isPeerThere = true;
  readonly #engines: Record<SideName, PeerEngine | null> = { host: null, guest: null };
  readonly #picture = movingPicture();

  /** A page that comes to the meeting; one that was there is gone, as it is after a reload. */
  come(side: SideName): PeerEngine {
    this.#engines[side]?.close();
    const engine = new PeerEngine({
      isHost: side === 'host',
      iceServers: async () => [],
      isPeerThere: () => this.isPeerThere,
      say: (generation, signal) => {
        this.said[side].push({ generation, signal });
        if (!this.loses(side, signal)) this.#otherOf(side)?.receive(generation, signal);
      },
      onLink: (link) => {
        if (this.links[side].at(-1) !== link) this.links[side].push(link);
      },
      onStream: (stream) => {
        this.streams[side] = stream;
      },
      onMedia: (media) => {
        this.media[side] = media;
      },
    });
    engine.send('video', this.#picture.track.clone());
    this.#engines[side] = engine;
    return engine;
  }

  #otherOf(side: SideName): PeerEngine | null {
    return this.#engines[side === 'host' ? 'guest' : 'host'];
  }

  end(): void {
    this.#engines.host?.close();
    this.#engines.guest?.close();
    this.#picture.stop();
  }
}

const offersOf = (said: readonly Said[]) =>
  said.filter(({ signal }) => signal.description?.type === 'offer');

/** Plays what arrives, and returns how many pictures were drawn. */
async function framesOf(stream: MediaStream | null): Promise<number> {
  const video = document.createElement('video');
  video.muted = true;
  video.srcObject = stream;
  await video.play();
  const next = () => new Promise<number>((resolve) => video.requestVideoFrameCallback(resolve));
  await next();
  await next();
  const { totalVideoFrames } = video.getVideoPlaybackQuality();
  video.srcObject = null;
  return totalVideoFrames;
}

describe('two browsers', () => {
  let meeting: Meeting;
  beforeEach(() => {
    meeting = new Meeting();
  });
  afterEach(() => meeting.end());

  const connected = (side: SideName) =>
    expect.poll(() => meeting.links[side].at(-1)).toBe('CONNECTED');
  const bothConnected = () => Promise.all([connected('host'), connected('guest')]);

  it.each([
    { first: 'host', second: 'guest' },
    { first: 'guest', second: 'host' },
  ] as const)(
    'see each other where the $first comes first, by one offer of the host',
    async (order) => {
      meeting.come(order.first);
      meeting.come(order.second);
      await bothConnected();
      expect(await framesOf(meeting.streams.host)).toBeGreaterThan(0);
      expect(await framesOf(meeting.streams.guest)).toBeGreaterThan(0);
      expect(offersOf(meeting.said.guest)).toEqual([]);
      const sections = offersOf(meeting.said.host).map(
        ({ signal }) => signal.description?.sdp.match(/^m=/gm)?.length,
      );
      expect(new Set(sections)).toEqual(new Set([2]));
    },
  );

  it('are connected again where a page is loaded anew, on whichever side', async () => {
    for (const side of ['guest', 'host', 'guest'] as const) {
      meeting.come('host');
      meeting.come('guest');
      await bothConnected();
      meeting.links.host.length = 0;
      meeting.links.guest.length = 0;
      meeting.streams.host = null;
      meeting.streams.guest = null;
      meeting.come(side);
      await bothConnected();
      await expect.poll(() => meeting.streams[side] !== null).toBe(true);
      expect(await framesOf(meeting.streams[side])).toBeGreaterThan(0);
    }
  });

  it('are connected although the first offer is lost on the way', async () => {
    let lost = 0;
    meeting.loses = (from, { description }) =>
      from === 'host' && description?.type === 'offer' && (lost += 1) === 1;
    meeting.come('host');
    meeting.come('guest');
    await bothConnected();
    expect(lost).toBeGreaterThan(1);
    const generations = offersOf(meeting.said.host).map(({ generation }) => generation);
    expect(new Set(generations).size).toBe(generations.length);
  });

  it('give up where nothing comes about, and try again when they are asked to', async () => {
    meeting.loses = (from) => from === 'host';
    meeting.come('host');
    const guest = meeting.come('guest');
    await expect.poll(() => meeting.links.guest.at(-1), { timeout: 20_000 }).toBe('FAILED');
    meeting.loses = () => false;
    guest.retry();
    await bothConnected();
  }, 40_000);

  it('do not ask while the other one has no connection to the server', async () => {
    meeting.isPeerThere = false;
    meeting.come('guest');
    await new Promise((resolve) => requestAnimationFrame(resolve));
    expect(meeting.said.guest).toEqual([]);
    meeting.isPeerThere = true;
    meeting.come('host');
    await bothConnected();
  });

  it('tell each other what can be seen and heard', async () => {
    const host = meeting.come('host');
    host.tell({ audio: false, video: 'PAUSED' });
    meeting.come('guest');
    await bothConnected();
    await expect.poll(() => meeting.media.guest).toEqual({ audio: false, video: 'PAUSED' });
    host.tell({ audio: true, video: 'ON' });
    await expect.poll(() => meeting.media.guest).toEqual({ audio: true, video: 'ON' });
  });

  it('drop what belongs to an older connection', async () => {
    meeting.come('host');
    const guest = meeting.come('guest');
    await bothConnected();
    const [offer] = offersOf(meeting.said.host);
    const answers = () =>
      meeting.said.guest.filter(({ signal }) => signal.description?.type === 'answer').length;
    const before = answers();
    if (offer) guest.receive(0, offer.signal);
    guest.receive(0, { candidate: { candidate: 'candidate:of another connection' } });
    guest.tell({ audio: true, video: 'OFF' });
    await expect.poll(() => meeting.media.host?.video).toBe('OFF');
    expect(answers()).toBe(before);
    expect(meeting.links.guest.at(-1)).toBe('CONNECTED');
  });
});
