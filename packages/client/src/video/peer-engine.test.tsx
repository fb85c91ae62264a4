import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Link, RemoteMedia } from './call-engine.ts';
import { PeerEngine } from './peer-engine.ts';

// Runs in a browser, because the test covers real WebRTC connections.

type Signal = Parameters<PeerEngine['receive']>[1];
type SentSignal = { readonly generation: number; readonly signal: Signal };
type SideName = 'host' | 'guest';

/** A track with a changing picture, since browsers do not send an unchanged one. */
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

/** Two browsers and a signaling server, which drops the signals for which `loses` is true. */
class Meeting {
  readonly sent: Record<SideName, SentSignal[]> = { host: [], guest: [] };
  readonly links: Record<SideName, Link[]> = { host: [], guest: [] };
  readonly streams: Record<SideName, MediaStream | null> = { host: null, guest: null };
  readonly media: Record<SideName, RemoteMedia | null> = { host: null, guest: null };
  isLost: (from: SideName, signal: Signal) => boolean = () => false;
  isPeerOnline = true;
  iceServers: () => Promise<RTCIceServer[]> = async () => [];
  renewEveryMs = 60_000;
  readonly #engines: Record<SideName, PeerEngine | null> = { host: null, guest: null };
  readonly #picture = movingPicture();

  /** Adds a page to the meeting; it replaces the previous page of that side, as a reload does. */
  join(side: SideName): PeerEngine {
    this.#engines[side]?.close();
    const engine = new PeerEngine({
      isHost: side === 'host',
      iceServers: () => this.iceServers(),
      renewEveryMs: this.renewEveryMs,
      isPeerOnline: () => this.isPeerOnline,
      sendSignal: (generation, signal) => {
        this.sent[side].push({ generation, signal });
        if (!this.isLost(side, signal)) this.#otherOf(side)?.receive(generation, signal);
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

const offersOf = (sent: readonly SentSignal[]) =>
  sent.filter(({ signal }) => signal.description?.type === 'offer');

/** Plays a stream and returns the number of frames drawn. */
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

describe('PeerEngine', () => {
  let meeting: Meeting;
  beforeEach(() => {
    meeting = new Meeting();
  });
  afterEach(() => meeting.end());

  const expectConnected = (side: SideName) =>
    expect.poll(() => meeting.links[side].at(-1)).toBe('CONNECTED');
  const expectBothConnected = () =>
    Promise.all([expectConnected('host'), expectConnected('guest')]);

  it.each([
    { first: 'host', second: 'guest' },
    { first: 'guest', second: 'host' },
  ] as const)(
    'connects when the $first joins first, with offers from the host only',
    async (order) => {
      meeting.join(order.first);
      meeting.join(order.second);
      await expectBothConnected();
      expect(await framesOf(meeting.streams.host)).toBeGreaterThan(0);
      expect(await framesOf(meeting.streams.guest)).toBeGreaterThan(0);
      expect(offersOf(meeting.sent.guest)).toEqual([]);
      const sections = offersOf(meeting.sent.host).map(
        ({ signal }) => signal.description?.sdp.match(/^m=/gm)?.length,
      );
      expect(new Set(sections)).toEqual(new Set([2]));
    },
  );

  it('reconnects after a reload on either side', async () => {
    for (const side of ['guest', 'host', 'guest'] as const) {
      meeting.join('host');
      meeting.join('guest');
      await expectBothConnected();
      meeting.links.host.length = 0;
      meeting.links.guest.length = 0;
      meeting.streams.host = null;
      meeting.streams.guest = null;
      meeting.join(side);
      await expectBothConnected();
      await expect.poll(() => meeting.streams[side] !== null).toBe(true);
      expect(await framesOf(meeting.streams[side])).toBeGreaterThan(0);
    }
  });

  it('connects although the first offer is lost', async () => {
    let lost = 0;
    meeting.isLost = (from, { description }) =>
      from === 'host' && description?.type === 'offer' && (lost += 1) === 1;
    meeting.join('host');
    meeting.join('guest');
    await expectBothConnected();
    expect(lost).toBeGreaterThan(1);
    const generations = offersOf(meeting.sent.host).map(({ generation }) => generation);
    expect(new Set(generations).size).toBe(generations.length);
  });

  it('gives up after several attempts, and connects after a retry', async () => {
    meeting.isLost = (from) => from === 'host';
    meeting.join('host');
    const guest = meeting.join('guest');
    await expect.poll(() => meeting.links.guest.at(-1), { timeout: 20_000 }).toBe('FAILED');
    meeting.isLost = () => false;
    guest.retry();
    await expectBothConnected();
  }, 40_000);

  it('requests no offer while the other side is offline', async () => {
    meeting.isPeerOnline = false;
    meeting.join('guest');
    await new Promise((resolve) => requestAnimationFrame(resolve));
    expect(meeting.sent.guest).toEqual([]);
    meeting.isPeerOnline = true;
    meeting.join('host');
    await expectBothConnected();
  });

  it('sends and receives media states', async () => {
    const host = meeting.join('host');
    host.sendMediaState({ audio: false, video: 'PAUSED' });
    meeting.join('guest');
    await expectBothConnected();
    await expect.poll(() => meeting.media.guest).toEqual({ audio: false, video: 'PAUSED' });
    host.sendMediaState({ audio: true, video: 'ON' });
    await expect.poll(() => meeting.media.guest).toEqual({ audio: true, video: 'ON' });
  });

  it('ignores signals of an older connection', async () => {
    meeting.join('host');
    const guest = meeting.join('guest');
    await expectBothConnected();
    const [offer] = offersOf(meeting.sent.host);
    const answers = () =>
      meeting.sent.guest.filter(({ signal }) => signal.description?.type === 'answer').length;
    const before = answers();
    if (offer) guest.receive(0, offer.signal);
    guest.receive(0, { candidate: { candidate: 'candidate:of another connection' } });
    guest.sendMediaState({ audio: true, video: 'OFF' });
    await expect.poll(() => meeting.media.host?.video).toBe('OFF');
    expect(answers()).toBe(before);
    expect(meeting.links.guest.at(-1)).toBe('CONNECTED');
  });

  describe('connections with a TURN server', () => {
    /** User names set on existing connections. */
    const usernamesSet: (string | undefined)[] = [];
    class ObservedConnection extends RTCPeerConnection {
      override setConfiguration(configuration: RTCConfiguration = {}): void {
        usernamesSet.push(configuration.iceServers?.[0]?.username);
        super.setConfiguration(configuration);
      }
    }
    const usernames = () => [...usernamesSet];
    const turn = (username: string): RTCIceServer[] => [
      {
        urls: 'turn:127.0.0.1:9?transport=udp',
        username,
        credential: 'secret',
      },
    ];
    beforeEach(() => {
      usernamesSet.length = 0;
      vi.stubGlobal('RTCPeerConnection', ObservedConnection);
    });
    afterEach(() => void vi.unstubAllGlobals());

    it('restart ICE with new credentials, on both sides', async () => {
      meeting.iceServers = async () => turn('first');
      const host = meeting.join('host');
      meeting.join('guest');
      await expectBothConnected();
      meeting.iceServers = async () => turn('second');
      const { generation = 0 } = offersOf(meeting.sent.host).at(-1) ?? {};
      host.receive(generation, { request: 'OFFER' });
      await expect.poll(usernames).toEqual(['second', 'second']);
      await expect.poll(() => offersOf(meeting.sent.host).length).toBe(2);
    });

    it('renew their credentials during a call', async () => {
      let issued = 0;
      meeting.iceServers = async () => turn(`number ${(issued += 1)}`);
      meeting.renewEveryMs = 300;
      meeting.join('host');
      meeting.join('guest');
      await expectBothConnected();
      await expect.poll(() => new Set(usernames()).size).toBeGreaterThan(2);
    });

    it('restart ICE with their current credentials when no new ones can be read', async () => {
      meeting.iceServers = async () => turn('first');
      const host = meeting.join('host');
      meeting.join('guest');
      await expectBothConnected();
      meeting.iceServers = () => Promise.reject(new Error('unreachable'));
      const { generation = 0 } = offersOf(meeting.sent.host).at(-1) ?? {};
      host.receive(generation, { request: 'OFFER' });
      await expect.poll(() => offersOf(meeting.sent.host).length).toBe(2);
      expect(usernames()).toEqual([]);
    });
  });
});
