import { afterEach, describe, expect, it, vi } from 'vitest';
import { createAppStorage } from '../storage/app-storage.ts';
import { fakeDevices } from './fake-devices.test-data.ts';
import { ALL_ON, LocalMedia, type MediaSwitches, outgoingTrack } from './local-media.ts';

// Runs in a browser: the tracks are real, the devices are made up.

const openMedia: LocalMedia[] = [];

afterEach(() => {
  for (const media of openMedia.splice(0)) media.close();
  vi.restoreAllMocks();
});

function mediaWith(switches: MediaSwitches = ALL_ON): LocalMedia {
  const media = new LocalMedia(createAppStorage('owner', null), switches);
  openMedia.push(media);
  return media;
}

/** What goes out, and is not silent. */
const heardOrSeen = (media: LocalMedia) => {
  const { camera, microphone } = media.sources.value();
  return [outgoingTrack(microphone), outgoingTrack(camera)]
    .filter((track) => track?.readyState === 'live' && track.enabled)
    .map((track) => track?.kind);
};

describe('what is off', () => {
  it.each([
    { switches: { camera: true, microphone: true }, live: ['audio', 'video'] },
    { switches: { camera: false, microphone: true }, live: ['audio'] },
    { switches: { camera: true, microphone: false }, live: ['video'] },
    { switches: { camera: false, microphone: false }, live: [] },
  ])('is not opened: $switches', async ({ switches, live }) => {
    const devices = fakeDevices();
    const media = mediaWith(switches);
    await media.open();
    expect(devices.asked).toEqual(live.length > 0 ? [live] : []);
    expect(heardOrSeen(media)).toEqual(live);
  });

  it('stays off when both are opened again', async () => {
    const devices = fakeDevices();
    const media = mediaWith();
    await media.open();
    expect(heardOrSeen(media)).toEqual(['audio', 'video']);
    await media.turn('microphone', false);
    await media.turn('camera', false);
    expect(heardOrSeen(media)).toEqual([]);
    media.close();
    await media.open();
    expect(devices.live()).toEqual([]);
    await media.turn('microphone', true);
    await media.turn('camera', true);
    expect(heardOrSeen(media)).toEqual(['audio', 'video']);
  });

  it('stays off where the browser opens it only then', async () => {
    const devices = fakeDevices();
    const media = mediaWith();
    const opened = media.open();
    await media.turn('camera', false);
    await media.turn('microphone', false);
    await opened;
    expect(devices.live()).toEqual([]);
  });

  it('is switched for the next time while both are closed', async () => {
    const devices = fakeDevices();
    const media = mediaWith({ camera: false, microphone: false });
    await media.turn('microphone', true);
    expect(devices.live()).toEqual([]);
    await media.open();
    expect(devices.live()).toEqual(['audio']);
  });
});

describe('a microphone that is unplugged while it is off', () => {
  it('is heard again once it is back and turned on', async () => {
    const devices = fakeDevices();
    const media = mediaWith();
    await media.open();
    await media.turn('microphone', false);
    devices.unplug('audio');
    devices.plugIn('audio');
    await media.turn('microphone', true);
    expect(heardOrSeen(media)).toEqual(['audio', 'video']);
  });

  it('is said to be missing when it is turned on', async () => {
    const devices = fakeDevices();
    const media = mediaWith();
    await media.open();
    await media.turn('microphone', false);
    devices.unplug('audio');
    await media.turn('microphone', true);
    expect(heardOrSeen(media)).toEqual(['video']);
    expect(media.sources.value().microphone).toMatchObject({ track: null, problem: 'MISSING' });
  });
});
