import { afterEach, describe, expect, it, vi } from 'vitest';
import { createAppStorage } from '../storage/app-storage.ts';
import { fakeDevices } from './fake-devices.test-data.ts';
import { ALL_ON, LocalMedia, type MediaSwitches, outgoingTrack } from './local-media.ts';

// Runs in a browser: the tracks are real, the devices are fakes.

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

/** Kinds of the outgoing tracks that are live and enabled. */
const outgoingKinds = (media: LocalMedia) => {
  const { camera, microphone } = media.sources.value();
  return [outgoingTrack(microphone), outgoingTrack(camera)]
    .filter((track) => track?.readyState === 'live' && track.enabled)
    .map((track) => track?.kind);
};

describe('a device that is switched off', () => {
  it.each([
    { switches: { camera: true, microphone: true }, live: ['audio', 'video'] },
    { switches: { camera: false, microphone: true }, live: ['audio'] },
    { switches: { camera: true, microphone: false }, live: ['video'] },
    { switches: { camera: false, microphone: false }, live: [] },
  ])('is not opened: $switches', async ({ switches, live }) => {
    const devices = fakeDevices();
    const media = mediaWith(switches);
    await media.open();
    expect(devices.requests).toEqual(live.length > 0 ? [live] : []);
    expect(outgoingKinds(media)).toEqual(live);
  });

  it('stays off when camera and microphone are opened again', async () => {
    const devices = fakeDevices();
    const media = mediaWith();
    await media.open();
    expect(outgoingKinds(media)).toEqual(['audio', 'video']);
    await media.turn('microphone', false);
    await media.turn('camera', false);
    expect(outgoingKinds(media)).toEqual([]);
    media.close();
    await media.open();
    expect(devices.live()).toEqual([]);
    await media.turn('microphone', true);
    await media.turn('camera', true);
    expect(outgoingKinds(media)).toEqual(['audio', 'video']);
  });

  it('stays off if it was switched off while opening', async () => {
    const devices = fakeDevices();
    const media = mediaWith();
    const opened = media.open();
    await media.turn('camera', false);
    await media.turn('microphone', false);
    await opened;
    expect(devices.live()).toEqual([]);
  });

  it('is opened the next time if it was switched on in between', async () => {
    const devices = fakeDevices();
    const media = mediaWith({ camera: false, microphone: false });
    await media.turn('microphone', true);
    expect(devices.live()).toEqual([]);
    await media.open();
    expect(devices.live()).toEqual(['audio']);
  });
});

describe('a microphone that is unplugged while off', () => {
  it('works again after it is plugged in and turned on', async () => {
    const devices = fakeDevices();
    const media = mediaWith();
    await media.open();
    await media.turn('microphone', false);
    devices.unplug('audio');
    devices.plugIn('audio');
    await media.turn('microphone', true);
    expect(outgoingKinds(media)).toEqual(['audio', 'video']);
  });

  it('is reported as missing when it is turned on', async () => {
    const devices = fakeDevices();
    const media = mediaWith();
    await media.open();
    await media.turn('microphone', false);
    devices.unplug('audio');
    await media.turn('microphone', true);
    expect(outgoingKinds(media)).toEqual(['video']);
    expect(media.sources.value().microphone).toMatchObject({ track: null, problem: 'MISSING' });
  });
});
